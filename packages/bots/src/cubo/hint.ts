/** What an expert would do at a calm table, with the best square of the dice that lie there. */
import { err, general, ok, type JsonRecord, type Refusal, type Result, type Seat } from '@cubarium/core';
import type { Cell, CuboAction, CuboState } from '@cubarium/games/cubo';
import type { QueryContext } from '../kit/index.ts';
import { bots } from './bots.ts';
import { fallenKinds, middleKinds, seatOf } from './lying.ts';
import { arrangeFor } from './square/index.ts';

export interface Hint {
  readonly action: CuboAction;
  /** The best square of the dice that lie there, with the best exchange in mind; null when none is to be laid. */
  readonly best: { readonly square: readonly Cell[]; readonly points: number; readonly worth: number } | null;
}

export interface HintRequest {
  readonly seat: Seat;
  readonly budgetMs: number;
}

const notNow = (why: string) => err(general('not-available', why));

export function answerHint(
  { seat, budgetMs }: HintRequest,
  { state, at, rng, within }: QueryContext<CuboState>,
): Result<JsonRecord, Refusal> {
  if (state.options.pace !== 'calm') return notNow('a race has no time for hints');
  const choice = bots.bot('expert').choose({ state, seat, at, rng, shouldStop: within(budgetMs) });
  if (!choice) return notNow('this seat has nothing to decide now');
  const hint: Hint = { action: choice.action, best: bestOf(state, seat) };
  return ok({ ...hint });
}

function bestOf(state: CuboState, seat: Seat): Hint['best'] {
  const own = seatOf(state, seat);
  const kinds = own.square === null ? fallenKinds(own) : null;
  return kinds && own.joker.face !== null
    ? arrangeFor(kinds, own.joker.face, { middle: middleKinds(state) })
    : null;
}
