import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RawStream } from '@cubarium/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Limits } from '../limits/limits.ts';
import { Welcome } from '../limits/welcome.ts';
import { Callers, type TrustedProxies } from '../base/callers.ts';
import { Doorway } from './doorway.ts';

let server: Server;
const streams: RawStream[] = [];

beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const stream of streams) stream.reset();
  server.close();
});

function doorway(proxies: TrustedProxies = 0, factor = 1): Doorway {
  const limits = new Limits({ now: () => 0, factor });
  return new Doorway(server, { callers: new Callers(proxies), limits, welcome: new Welcome(limits) });
}

/** How many of so many connections at once are answered. */
async function answered(count: number, from = '127.0.0.1'): Promise<number> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = Array.from({ length: count }, async () => {
    const stream = new RawStream(url, { from });
    streams.push(stream);
    await stream.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.race([stream.closed, stream.said('here')]);
    return stream.heard.includes('here') ? 1 : 0;
  });
  return (await Promise.all(answers)).reduce((sum: number, one) => sum + one, 0);
}

test('an address has so many connections, however many it asks for; another is not concerned', async () => {
  doorway();
  expect(await answered(650)).toBe(600);
  expect(await answered(5, '127.0.0.2')).toBe(5);
});

test('a trusted proxy brings everybody', async () => {
  doorway(['127.0.0.1']);
  expect(await answered(650)).toBe(650);
});

test('who comes all the time is not let in, though nobody is inside', async () => {
  doorway(0, 0.01);
  const answers = [];
  for (let i = 0; i < 8; i++) {
    answers.push(await answered(1));
    streams.pop()?.reset();
  }
  expect(answers).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
});

test('who leaves requests unfinished soon finds the door closed', async () => {
  doorway();
  for (let i = 0; i < 60; i++) {
    const stream = new RawStream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await stream.write('nonsense\r\n\r\n');
    await stream.closed;
  }
  expect(await answered(1)).toBe(0);
  expect(await answered(1, '127.0.0.2')).toBe(1);
});

test('everybody can be sent away at once', async () => {
  const doors = doorway();
  expect(await answered(3)).toBe(3);
  doors.clear();
  await Promise.all(streams.slice(-3).map((stream) => stream.closed));
});
