import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** Not the system's folder for temporary files: that may be memory, and a sync there would cost nothing. */
export const newDataFolder = (): string => mkdtempSync(join(process.cwd(), 'bench-data-'));
