// boardgame.io's server in a process of its own, with the same rules; it keeps everything in memory.
import { deal, textSeed, type Action, type Seat } from '@cubarium/core';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { answerMemory } from './memory.ts';
import { GAME, OPTIONS, rules } from './play.ts';

interface Board {
  readonly state: unknown;
  readonly seq: number;
}

const game = await rules();
const seed = textSeed('peer');
const parsed = game.parseOptions(OPTIONS);
if (!parsed.ok) throw new Error(parsed.error.code);

/** What chance does, until somebody acts. */
function dealt(board: Board): Board {
  const entry = deal(game, { seed, seq: board.seq, at: 0, state: board.state });
  const next = entry && game.apply(board.state, entry);
  return next?.ok ? dealt({ state: next.value, seq: board.seq + 1 }) : board;
}

function act({ G }: { readonly G: Board }, seat: Seat, action: Action): Board | string {
  const next = game.apply(G.state, { at: 0, actor: seat, action });
  return next.ok ? dealt({ state: next.value, seq: G.seq + 1 }) : INVALID_MOVE;
}

const definition = {
  name: GAME,
  disableUndo: true,
  setup: () => dealt({ state: game.setup(parsed.value), seq: 0 }),
  turn: { activePlayers: { all: '' } },
  moves: { act },
};
const server = Server({ games: [definition], origins: ['*'] });
const running = await server.run({ port: 0, callback: () => undefined });
answerMemory();
process.send?.({ url: `http://127.0.0.1:${running.appServer.address().port}`, data: null });
