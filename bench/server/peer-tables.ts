import type { GameDefinition } from '@cubarium/core';
import { io, type Socket } from 'socket.io-client';
import type { Driver, LoadTable } from './load.ts';
import { GAME, nextMove } from './play.ts';

interface PeerState {
  readonly _stateID: number;
  readonly G: { readonly state: unknown };
}

const turnOf = ({ _stateID: turn }: PeerState): number => turn;

let matches = 0;

/** Two people at a table of boardgame.io, speaking its protocol without its client, which would cost more. */
export async function peerTable(url: string, game: GameDefinition, driver: Driver): Promise<LoadTable> {
  const matchID = `match${matches++}`;
  const sockets = [0, 1].map(() => io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true }));
  let state: PeerState | null = null;
  let mover = 0;
  let sentAt = 0;
  let sentOn = 0;
  const hear = (seat: number, told: PeerState): void => {
    if (!state || turnOf(told) > turnOf(state)) state = told;
    // The other connection may still be telling the mover's last move.
    if (seat !== mover || turnOf(told) <= sentOn) return;
    driver.tally.took.push(performance.now() - sentAt);
    driver.onAnswer(table);
  };
  const table: LoadTable = {
    id: matchID,
    move() {
      const next = state && nextMove(game, state.G.state);
      if (!state || !next) throw new Error('nobody acts');
      mover = next.seat;
      sentAt = performance.now();
      sentOn = turnOf(state);
      const payload = { type: 'act', args: [next.seat, next.action], playerID: String(next.seat) };
      sockets[mover]?.emit('update', { type: 'MAKE_MOVE', payload }, sentOn, matchID, String(mover));
    },
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.on('update', (_match: string, told: PeerState) => hear(seat, told));
    state = await join(socket, matchID, seat);
  }
  return table;
}

function join(socket: Socket, matchID: string, seat: number): Promise<PeerState> {
  return new Promise((resolve) => {
    socket.once('sync', (_match: string, { state }: { readonly state: PeerState }) => resolve(state));
    socket.emit('sync', matchID, String(seat), undefined, 2);
  });
}
