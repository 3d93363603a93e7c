import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 8797;

/** The built app behind the real server, as people get it. */
export async function buildAndServe(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const built = spawnSync(process.execPath, ['tools/build-web.ts'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the web app does not build');
  const data = mkdtempSync(join(tmpdir(), 'cubarium-bench-'));
  const args = ['serve', `--port=${PORT}`, `--data=${data}`, '--log=error', '--rate-factor=1000'];
  const server = spawn(process.execPath, ['apps/cli/bin/cubarium.js', ...args], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${PORT}`;
  for (let i = 0; i < 200 && server.exitCode === null; i++) {
    const ready = await fetch(`${url}/ready`).catch(() => null);
    if (ready?.ok) return { url, stop: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server does not start');
}
