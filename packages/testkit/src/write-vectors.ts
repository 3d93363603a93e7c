// Writes packages/core/test-vectors/fair-dice.json: `npm run vectors`. A change there breaks every verification
// of matches played before, so it has to be meant.
import { mkdir, writeFile } from 'node:fs/promises';
import { computeVectors, VECTORS_FILE } from './vectors.ts';

await mkdir(new URL('.', VECTORS_FILE), { recursive: true });
await writeFile(VECTORS_FILE, `${JSON.stringify(await computeVectors(), null, 2)}\n`);
