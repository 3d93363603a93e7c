// Makes a fresh clone ready and goes on with the Node 24 of node_modules: `node tools/bootstrap.mjs SCRIPT [ARG…]`.
// Plain JavaScript without dependencies, because it runs before anything is installed and on older Nodes.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.cache', 'cubarium', 'installed-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function install() {
  console.error('Installing what package-lock.json names …');
  // Not `npm ci`: npm 11 refuses a lock that lacks an optional binary of another platform.
  // Not saving: each npm writes the lock in its own way, and a clone must stay as it was.
  // The engines of our tools speak of Node 24, which only this very install brings: hence errors only.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', args, { cwd: root, shell: windows, encoding: 'utf8' });
  if (done.error) fail(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) fail(`${done.stdout}${done.stderr}npm install failed.`);
  if (!existsSync(node)) {
    fail(
      'npm install left out Node 24; are install scripts switched off? Try `npm rebuild node`, then again.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
}

const installed = existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
if (!installed) install();

const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':');
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('error', (error) => fail(`Node 24 could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
