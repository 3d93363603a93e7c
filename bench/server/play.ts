import { loadAll } from '@cubarium/catalogue';
import { seatsOf, type Action, type GameDefinition, type Seat } from '@cubarium/core';

/** Turn by turn, so that a client that moves as soon as it may loads the server, and nothing else. */
export async function rules(): Promise<GameDefinition> {
  const game = (await loadAll()).find((each) => each.rules.timeUp === null);
  if (!game) throw new Error('no game without a clock');
  return game.rules;
}

export const GAME = (await rules()).id;
export const OPTIONS = { seats: 2, first: 0 };

/** The seat whose turn it is and the least it can do; null when nobody acts. The same on both servers. */
export function nextMove(game: GameDefinition, state: unknown): { seat: Seat; action: Action } | null {
  for (const seat of seatsOf(OPTIONS.seats)) {
    const action = game.least(state, seat);
    if (action) return { seat, action };
  }
  return null;
}
