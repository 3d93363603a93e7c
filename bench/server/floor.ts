// The least that a durable server has to do, in a process of its own: what arrives together is written and synced
// together, then both people of the table are told. No rules, no checks, no memory. What a move costs here is what
// the machine takes.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { newDataFolder } from './data-folder.ts';
import { answerMemory } from './memory.ts';

/** The log begins anew after so many bytes, as a write-ahead log does. */
const LOG_BYTES = 16_000_000;

const data = newDataFolder();
const log = await open(join(data, 'log'), 'w');
const tables = new Map<string, WebSocket[]>();
let waiting: { readonly table: string; readonly message: Buffer }[] = [];
let writing = false;
let at = 0;

async function write(): Promise<void> {
  writing = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const bytes = Buffer.concat(batch.map(({ message }) => message));
    if (at + bytes.length > LOG_BYTES) at = 0;
    await log.write(bytes, 0, bytes.length, at);
    await log.datasync();
    at += bytes.length;
    for (const { table, message } of batch)
      for (const socket of tables.get(table) ?? []) socket.send(message, { binary: false });
  }
  writing = false;
}

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  tables.set(url, [...(tables.get(url) ?? []), socket]);
  socket.on('message', (message: Buffer) => {
    waiting.push({ table: url, message });
    if (!writing) void write();
  });
});
http.listen(0, '127.0.0.1', () => {
  answerMemory();
  process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, data });
});
