// Bundles the command into plain JavaScript for the packed tarball: Node runs no TypeScript in node_modules.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

await rm(here('dist'), { recursive: true, force: true });
await build({
  input: { cubarium: here('src/main.ts'), 'arena-worker': here('src/arena/worker.ts') },
  platform: 'node',
  output: { dir: here('dist'), format: 'esm', chunkFileNames: '[name].js' },
});
await cp(here('../../packages/bots/tables'), here('dist/tables'), { recursive: true });
