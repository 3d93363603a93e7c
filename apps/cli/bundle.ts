// Bundles everything that `cubarium` needs into plain JavaScript for the packed tarball: Node runs no TypeScript in
// node_modules, and a tarball without dependencies is installed without a network.
import { execFileSync } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { licencesOf } from './licences.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const root = here('../..');
const modules = path.join(root, 'node_modules');
const LIBRARIES = 'libraries';
/** Libraries that read files of their own while they run, and where in the library those are. */
const WITH_FILES = ['@fastify/swagger-ui/static'];

const THREAD = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/gu;

/** A thread begins with a file of its own: what the source names becomes a file of the bundle. */
const threads: Plugin = {
  name: 'threads',
  transform: {
    filter: { id: /[\\/](?:apps|packages)[\\/].*\.ts$/u },
    handler(code, id) {
      return code.replaceAll(THREAD, (_, file: string) => {
        const folder = path.dirname(id);
        const fileName = `${path.basename(folder)}-${file}.js`;
        this.emitFile({ type: 'chunk', id: path.join(folder, `${file}.ts`), fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  },
};

/** In a bundle all libraries lie in one file: each is told a folder of its own, which has the files it reads. */
const folders: Plugin = {
  name: 'folders',
  transform: {
    filter: { id: /[\\/]node_modules[\\/].*\.c?js$/u, code: '__dirname' },
    handler(code, id) {
      const folder = path.relative(modules, path.dirname(id)).replaceAll(path.sep, '/');
      return code.replaceAll(/\b__dirname\b/gu, `(import.meta.dirname + '/${LIBRARIES}/${folder}')`);
    },
  },
};

execFileSync(process.execPath, ['tools/build-web.ts'], { cwd: root, stdio: 'inherit' });
await rm(here('dist'), { recursive: true, force: true });
await build({
  input: {
    cubarium: here('src/main.ts'),
    // The pool of threads looks for its own entry beside itself.
    'entry/worker': path.join(modules, 'tinypool/dist/entry/worker.js'),
  },
  platform: 'node',
  plugins: [threads, folders],
  output: { dir: here('dist'), format: 'esm', chunkFileNames: '[name].js' },
});
await cp(path.join(root, 'packages/bots/charts'), here('dist/charts'), { recursive: true });
await cp(path.join(root, 'apps/web/dist'), here('dist/web'), { recursive: true });
await cp(path.join(root, 'LICENSE'), here('dist/LICENSE'));
for (const files of WITH_FILES)
  await cp(path.join(modules, files), here(`dist/${LIBRARIES}/${files}`), { recursive: true });
await writeFile(here('dist/LIBRARIES.txt'), licencesOf([here('../server'), here('../web')]));
