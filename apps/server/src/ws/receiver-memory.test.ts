import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ReceiverMemory } from './receiver-memory.ts';

let server: WebSocketServer;
let client: WebSocket;
let heard: string[];
let receiver: object;

beforeEach(async () => {
  heard = [];
  server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on('connection', (ws) => {
    receiver = Reflect.get(ws, '_receiver') as object;
    const memory = new ReceiverMemory(ws);
    ws.on('message', (data: Buffer) => {
      heard.push(data.toString());
      memory.forget();
      ws.send('heard');
    });
  });
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
});

afterEach(() => {
  client.terminate();
  server.close();
});

test('a message may still come in parts, with a sign of life between them', async () => {
  for (const text of ['one', 'two']) {
    client.send(`${text}:`, { fin: false });
    client.ping();
    await once(client, 'pong');
    client.send('a', { fin: false });
    client.send('b');
    await once(client, 'message');
  }
  client.send('whole');
  await once(client, 'message');
  expect(heard).toEqual(['one:ab', 'two:ab', 'whole']);
});

test('nothing of a message stays, and no new list is left for the next one', async () => {
  const parts: unknown = Reflect.get(receiver, '_fragments');
  for (let i = 0; i < 3; i++) {
    client.send('x'.repeat(200));
    await once(client, 'message');
    expect(Reflect.get(receiver, '_fragments')).toBe(parts);
    expect(parts).toEqual([]);
    expect(Reflect.get(receiver, '_mask')).toBeUndefined();
  }
});
