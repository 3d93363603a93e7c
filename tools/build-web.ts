// Bundles the web app when its sources have changed since the last time: `node tools/build-web.ts`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTest, paths } from './sources.ts';

/** A bundle: the folder whose `vite.config.ts` makes it, and the name it is remembered by. */
export interface Bundle {
  readonly folder: string;
  readonly name: string;
}

const APP: Bundle = { folder: 'apps/web', name: 'web' };
/** The app with one game more, for the tests. */
export const WITH_EXAMPLE: Bundle = { folder: 'examples/pig', name: 'example' };

/** One hash over everything the bundle is made of: contents, not times, because a checkout changes those. */
export function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Does nothing when the bundle is fresh. Throws when the app does not build. */
export function buildWebIfStale({ folder, name }: Bundle = APP): void {
  const stamp = join('node_modules', '.cache', 'cubarium', `built-${name}`);
  const made = [...new Set([APP.folder, folder])].map((each) => `${each}/**/*.*`);
  const files = paths(`{${made.join(',')},packages/*/src/**/*.*,packages/*/package.json,package-lock.json}`);
  const current = fingerprint(files.filter((path) => !isTest(path)));
  const built =
    existsSync(stamp) && existsSync(join(folder, 'dist', 'index.html')) ? readFileSync(stamp, 'utf8') : null;
  if (built === current) return;
  console.error('Building the web app …');
  const done = spawnSync('npm', ['exec', '--', 'vite', 'build', '--config', join(folder, 'vite.config.ts')], {
    shell: process.platform === 'win32',
    encoding: 'utf8',
    // Started from a test it would be `test`, and people would get React's slow build for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) throw new Error(`The web app does not build.\n${done.stdout}${done.stderr}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildWebIfStale();
