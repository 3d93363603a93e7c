import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RawSocket } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';

test('too many questions are refused with a code, at both doors; the files of the app have a budget of their own', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-limits-'));
  const args = ['--port', '0', '--data', data, '--log', 'silent', '--rate-factor', '0.02'];
  const server = await startServer(readConfig(args, {}));
  const asked = [];
  for (let i = 0; i < 8; i++) asked.push(await fetch(`${server.url}/api/lobby`));
  expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await asked.at(-1)?.json()).toEqual({ error: { code: 'too-fast' } });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(429);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  const knocks = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = new RawSocket(server.url, {});
      return Promise.race([socket.ended, socket.send('{"t":"hello","v":1}').then(() => 'open')]);
    }),
  );
  expect(knocks).toEqual(expect.arrayContaining(['open', 429]));
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
