import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HELLO } from '@cubarium/protocol';
import { clientFrame, OPCODES, RawStream, upgradeLines } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin/cubarium.js', import.meta.url));
const HEAD = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';

async function startProcess(data: string) {
  const args = [COMMAND, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--log', 'silent'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return { child, url };
}

test('SIGTERM ends the process, whatever strangers have begun', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-sigterm-'));
  const { child, url } = await startProcess(data);
  const streams: RawStream[] = [];
  const begin = async (said: string | Buffer, deaf = false): Promise<void> => {
    const stream = new RawStream(url, { deaf });
    streams.push(stream);
    await stream.write(said);
  };
  const hello = clientFrame(OPCODES.text, JSON.stringify(HELLO));
  const watch = clientFrame(OPCODES.text, '{"t":"lobby","on":true}');
  for (let i = 0; i < 20; i++) {
    await begin('');
    await begin(HEAD);
    await begin(`${HEAD}\r\n{"name":`);
    await begin(Buffer.concat([Buffer.from(upgradeLines()), hello, watch]), true);
  }
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
  const next = await startServer(readConfig(['--port', '0', '--data', data, '--log', 'silent'], {}));
  await next.stop();
  for (const stream of streams) stream.reset();
  rmSync(data, { recursive: true, force: true });
});

test('who does not finish what they began to say is hung up on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cubarium-slow-'));
  const server = await startServer(readConfig(['--port', '0', '--data', data, '--log', 'silent'], {}));
  const streams = ['', HEAD, `${HEAD}\r\n{"name":`].map((said) => {
    const stream = new RawStream(server.url);
    void stream.write(said);
    return stream;
  });
  await Promise.all(streams.map((stream) => stream.closed));
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}, 60_000);
