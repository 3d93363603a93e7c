import type { Entry, GameDefinition } from '@cubarium/core';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import immer from 'immer/dist/index.js';

/** A recorded game: the options it was played with and its log. */
export interface Recorded {
  readonly options: unknown;
  readonly seats: number;
  readonly log: readonly Entry[];
}

/** How a move gets at the state that boardgame.io hands it. */
type Open = (draft: unknown) => unknown;

/** As it comes: an Immer draft, which is what the moves of a game for boardgame.io work on. */
export const drafted: Open = (draft) => draft;

/** The plain state beneath the draft, by the very copy of Immer that boardgame.io uses. */
export const unwrapped: Open = (draft) => immer.original(draft);

/**
 * The same entries through boardgame.io's reducer, our rules being its moves, one for each kind of action: a move
 * returns the next state, which boardgame.io allows beside changing the draft. Undo is off and every player is always
 * active, so that it does nothing beyond what a move needs.
 */
export const peerReplayer =
  (open: Open) =>
  (game: GameDefinition, { options, seats, log }: Recorded): (() => unknown) => {
    const move = ({ G }: { readonly G: unknown }, entry: Entry): unknown => {
      const next = game.apply(open(G), entry);
      return next.ok ? next.value : INVALID_MOVE;
    };
    const kinds = [...new Set(log.map(({ action }) => action.kind))];
    const definition = {
      name: game.id,
      disableUndo: true,
      setup: () => game.setup(options),
      turn: { activePlayers: { all: '' } },
      moves: Object.fromEntries(kinds.map((kind) => [kind, move])),
    };
    const reduce = CreateGameReducer({ game: definition });
    const start = InitializeGame({ game: definition, numPlayers: seats });
    const actions = log.map((entry) => {
      const playerID = typeof entry.actor === 'number' ? String(entry.actor) : '0';
      return { type: 'MAKE_MOVE' as const, payload: { type: entry.action.kind, args: [entry], playerID } };
    });
    return () => {
      let state = start;
      for (const action of actions) state = reduce(state, action);
      return state.G;
    };
  };
