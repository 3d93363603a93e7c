import { join } from 'node:path';
import { CLOSE_CODES, HELLO } from '@cubarium/protocol';
import { clientFrame, OPCODES, RawStream, upgradeLines, visitorsOf } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', join(folder, 'data'), '--log', 'silent'], {})),
);

/** More than the system keeps for two ends of a connection, and far more than a reader may be behind. */
const MANY_BYTES = 40_000_000;

describe('who floods a connection is closed', () => {
  test.each([
    ['pings', clientFrame(OPCODES.ping, 'x'.repeat(100))],
    ['pongs that nobody asked for', clientFrame(OPCODES.pong, 'x'.repeat(100))],
    ['empty messages', clientFrame(OPCODES.text)],
    ['parts of a message that never ends', clientFrame(OPCODES.more, '', false)],
  ])('with %s, and reads nothing', async (_name, frame) => {
    const stream = new RawStream(people.url, { deaf: true });
    await stream.write(upgradeLines());
    if (frame[0] === OPCODES.more) await stream.write(clientFrame(OPCODES.text, '', false));
    expect(await stream.flood(frame, MANY_BYTES)).toBe(false);
    stream.reset();
  });

  test('with pings, and hears why', async () => {
    const socket = new WebSocket(`${people.url.replace('http', 'ws')}/ws`);
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('open', () => {
      for (let i = 0; i < 1000; i++) socket.ping();
    });
    expect(await ended).toBe(CLOSE_CODES['too-fast']);
  });
});

test('a ping is answered with its own words', async () => {
  const socket = new WebSocket(`${people.url.replace('http', 'ws')}/ws`);
  socket.on('open', () => socket.ping('still there?'));
  const words = new Promise((resolve) => socket.on('pong', (data) => resolve(data.toString())));
  expect(await words).toBe('still there?');
  socket.close();
});

test('the doors are still open', async () => {
  const socket = people.socketOf({ cookie: people.ann.cookie });
  expect(await socket.ask(HELLO, 'welcome')).toMatchObject({ name: 'Ann' });
});

describe('one person, many connections', () => {
  test('share one allowance for what they say', async () => {
    const party = await people.match('ciub');
    const others = await Promise.all([1, 2, 3].map(() => people.greeted(people.bob)));
    for (const socket of others) await socket.ask({ t: 'join', table: party.id, after: null }, 'joined');
    const from = party.ann.heard.length;
    for (const socket of others)
      for (let i = 0; i < 5; i++) await socket.send({ t: 'say', c: party.c, text: `${i}` });
    await Promise.all(others.map((socket) => socket.ask({ t: 'ping', at: 1 }, 'pong')));
    await party.bob.ask({ t: 'say', c: party.c, text: 'the last' }, 'error');
    await party.ann.ask({ t: 'ping', at: 1 }, 'pong');
    const said = party.ann.heard.slice(from).filter((message) => message.t === 'said');
    expect(said.length).toBeLessThan(8);
    for (const socket of others) socket.close();
  });
});
