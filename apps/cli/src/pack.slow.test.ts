import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('..', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cubarium-pack-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: cli });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const packed = async (...args: readonly string[]) => {
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  return run('npx', ['--yes', '--offline', '-p', path.join(folder, tarball), 'cubarium', ...args], {
    cwd: folder,
  });
};

test('the tarball runs in an empty folder, without the workspace', async () => {
  const { stdout } = await packed('simulate', 'cubo', '--games', '2', '--seed', 'x', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ game: 'cubo', games: 2 });
});

test('the arena finds its threads there', async () => {
  const { stdout } = await packed(
    'arena',
    'ciub',
    'novice',
    'random',
    '--games',
    '2',
    '--threads',
    '2',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({ game: 'ciub', games: 2 });
});

test('wrong arguments end with 2 there too', async () => {
  await expect(packed('simulate', 'chess')).rejects.toMatchObject({ code: 2 });
});
