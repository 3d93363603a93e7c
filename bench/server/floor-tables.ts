import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Driver, LoadTable } from './load.ts';

/** As long as what two people hear of a move. */
const MESSAGE = 'x'.repeat(190);

let tables = 0;

/** Two people at a table of nothing: whoever sends gets it back, and so does the other. */
export async function floorTable(url: string, driver: Driver): Promise<LoadTable> {
  const id = `table${tables++}`;
  const sockets = [0, 1].map(() => new WebSocket(`${url.replace('http', 'ws')}/${id}`));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  let mover = 0;
  let sentAt = 0;
  const table: LoadTable = {
    id,
    move() {
      mover = 1 - mover;
      sentAt = performance.now();
      sockets[mover]?.send(MESSAGE);
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
  for (const [seat, socket] of sockets.entries())
    socket.on('message', () => {
      if (seat !== mover) return;
      driver.tally.took.push(performance.now() - sentAt);
      driver.onAnswer(table);
    });
  return table;
}
