// Writes the vectors in packages/core/test-vectors: `npm run vectors`. A change there breaks every verification
// of matches played before, so it has to be meant.
import { mkdir, writeFile } from 'node:fs/promises';
import { computeMatchVectors, MATCH_VECTORS_FILE } from './match-vectors.ts';
import { computeVectors, VECTORS_FILE } from './vectors.ts';

await mkdir(new URL('.', VECTORS_FILE), { recursive: true });
await writeFile(VECTORS_FILE, `${JSON.stringify(await computeVectors(), null, 2)}\n`);
await writeFile(MATCH_VECTORS_FILE, `${JSON.stringify(await computeMatchVectors(), null, 2)}\n`);
