import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE_CODES, HELLO } from '@cubarium/protocol';
import { clientFrame, OPCODES, RawSocket, RawStream, upgradeLines } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

const HALF_HEAD = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-';
const HALF_BODY = `${HALF_HEAD}Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`;

/** Everything that somebody may leave unfinished. */
async function unfinished(url: string): Promise<RawStream[]> {
  const streams = [
    { said: '' },
    { said: HALF_HEAD },
    { said: HALF_BODY },
    { said: 'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20), deaf: true },
    { said: upgradeLines({}, '/nowhere'), deaf: true },
    { said: upgradeLines(), deaf: true },
    { said: upgradeLines().slice(0, -10) },
  ];
  return Promise.all(
    streams.map(async ({ said, deaf = false }) => {
      const stream = new RawStream(url, { deaf });
      await stream.write(said);
      if (said === upgradeLines()) await stream.write(clientFrame(OPCODES.text, JSON.stringify(HELLO)));
      return stream;
    }),
  );
}

test('a stop waits for nobody who leaves something unfinished, and the data is free for the next', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-stop-'));
  const start = () => startServer(readConfig(['--port', '0', '--data', data, '--log', 'silent'], {}));
  const server = await start();
  const polite = new RawSocket(server.url, {});
  await polite.ask(HELLO, 'welcome');
  const streams = await unfinished(server.url);
  await server.stop();
  expect(await polite.ended).toBe(CLOSE_CODES.stopping);
  const next = await start();
  for (const stream of streams) stream.reset();
  await next.stop();
  rmSync(data, { recursive: true, force: true });
}, 30_000);

test('who hangs up while being turned away does no harm', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-stop-'));
  const server = await startServer(readConfig(['--port', '0', '--data', data, '--log', 'silent'], {}));
  for (let i = 0; i < 50; i++) {
    const stream = new RawStream(server.url);
    await stream.write(upgradeLines({}, '/nowhere'));
    stream.reset();
  }
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
