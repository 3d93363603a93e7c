import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELLO } from '@cubarium/protocol';
import { RawSocket, RawStream } from '@cubarium/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { startServer, type RunningServer } from '../server.ts';

let data: string;
let server: RunningServer;

/** Six questions a minute. */
const start = (more: readonly string[] = []): Promise<RunningServer> => {
  const args = ['--port', '0', '--data', data, '--log', 'silent', '--rate-factor', '0.02', ...more];
  return startServer(readConfig(args, {}));
};

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'cubarium-limits-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await fetch(server.url + path, { headers })).status;

/** Says the first line of a request as it is; the status of the answer. */
async function askExactly(line: string): Promise<number> {
  const stream = new RawStream(server.url);
  await stream.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  await stream.closed;
  return Number(stream.heard.split(' ')[1]);
}

test('too many questions are refused with a code, at both doors; the files of the app have a budget of their own', async () => {
  server = await start();
  const asked = [];
  for (let i = 0; i < 8; i++) asked.push(await fetch(`${server.url}/api/lobby`));
  expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await asked.at(-1)?.json()).toEqual({ error: { code: 'too-fast' } });
  expect(await ask('/metrics')).toBe(429);
  expect(await ask('/health')).toBe(200);
  const knocks = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = new RawSocket(server.url, {});
      return Promise.race([socket.ended, socket.send(HELLO).then(() => 'open')]);
    }),
  );
  expect(knocks).toEqual(expect.arrayContaining(['open', 429]));
});

test.each([
  'GET /%61pi/lobby',
  'GET /api/%6cobby',
  'GET http://elsewhere.example/api/lobby',
  'GET /api/nothing',
  'POST /api/lobby',
  'PUT /nothing',
  'GET //api/lobby',
  'GET /api%2Flobby',
  'GET /API/lobby',
])('%s: the limit is that of the route that answers, however the address is written', async (line) => {
  server = await start();
  expect(await askExactly(line)).not.toBe(429);
  for (let i = 0; i < 5; i++) expect(await ask('/api/lobby')).toBe(200);
  expect(await askExactly(line)).toBe(429);
});

test('who goes on asking is hung up on, and not answered any more', async () => {
  server = await start();
  const lines = 'GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(300);
  const stream = new RawStream(server.url);
  await stream.write(lines);
  await stream.closed;
  expect(stream.heard.split('HTTP/1.1 429').length - 1).toBeLessThan(200);
});

test('made-up callers share the limit of who made them up', async () => {
  server = await start();
  const made = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` });
  for (let i = 0; i < 6; i++) expect(await ask('/api/lobby', made(i))).toBe(200);
  expect(await ask('/api/lobby', made(7))).toBe(429);
});

test('callers behind a trusted proxy are told apart by what the proxy added, at both doors', async () => {
  server = await start(['--trust-proxy', '127.0.0.1']);
  const behind = (made: number, real: number) => ({
    'x-forwarded-for': `198.51.100.${made}, 203.0.113.${real}`,
  });
  for (let i = 0; i < 6; i++) expect(await ask('/api/lobby', behind(i, 1))).toBe(200);
  expect(await ask('/api/lobby', behind(7, 1))).toBe(429);
  expect(await ask('/api/lobby', behind(7, 2))).toBe(200);
  const knock = async (made: number, real: number): Promise<unknown> => {
    const socket = new RawSocket(server.url, behind(made, real));
    const answer = await Promise.race([socket.ended, socket.send(HELLO).then(() => 'open')]);
    socket.close();
    return answer;
  };
  const answers = [await knock(1, 1), await knock(2, 1), await knock(3, 1), await knock(4, 1)];
  expect(answers).toContain(429);
  expect(await knock(5, 2)).toBe('open');
});

test('that a connection is encrypted is believed of a trusted proxy alone', async () => {
  const cookieOf = async (): Promise<string | null> => {
    const answer = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: '{"name":"Ann"}',
    });
    return answer.headers.get('set-cookie');
  };
  server = await start(['--trust-proxy', '10.0.0.0/8']);
  expect(await cookieOf()).not.toContain('Secure');
  await server.stop();
  server = await start(['--trust-proxy', '1']);
  expect(await cookieOf()).toContain('Secure');
});
