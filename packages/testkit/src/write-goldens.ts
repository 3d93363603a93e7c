// Plays the golden games anew: `npm run goldens`. Review reads the diff, and says why it is right.
import { writeFile } from 'node:fs/promises';
import { playGolden, readGoldens, textOf } from './goldens.ts';

for (const golden of await readGoldens()) await writeFile(golden.file, textOf(golden, playGolden(golden)));
