import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientFrame, OPCODES, RawStream, upgradeLines } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws';
import { SocketWire } from './socket-wire.ts';

const OPTIONS: ServerOptions & { readonly closeTimeout: number } = { port: 0, closeTimeout: 300 };

/** A connection that the server closes for a reason; how many pings it heard that came after. */
async function pingsAfter(why: 'too-fast' | 'stopping'): Promise<{ heard: number; floods: number }> {
  const server = new WebSocketServer(OPTIONS);
  await once(server, 'listening');
  const stream = new RawStream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const connected = once(server, 'connection');
  await stream.write(upgradeLines());
  const [ws, { socket }] = (await connected) as [WebSocket, IncomingMessage];
  const told = { heard: 0, floods: 0 };
  ws.on('ping', () => told.heard++);
  new SocketWire(ws, socket, () => told.floods++).close(why);
  await stream.said(why);
  const closed = once(ws, 'close');
  await stream.write(Buffer.concat(Array.from({ length: 50 }, () => clientFrame(OPCODES.ping))));
  await closed;
  stream.reset();
  server.close();
  return told;
}

test('what somebody goes on saying who was closed for a flood is never looked at', async () => {
  expect(await pingsAfter('too-fast')).toEqual({ heard: 0, floods: 1 });
});

test('who is asked to go for another reason is heard to the end', async () => {
  expect(await pingsAfter('stopping')).toEqual({ heard: 50, floods: 0 });
});
