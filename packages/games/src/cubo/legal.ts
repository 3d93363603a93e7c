import { pick, shuffled, type Described, type Rng } from '@cubarium/core';
import { checkGate, checkRules } from './apply.ts';
import { checkMayCover } from './clauses/r-covering.ts';
import { isCalm, seatAt } from './state.ts';
import { CENTRE, type CuboState, type SeatAction, type When } from './types.ts';

const CELLS = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Everything a seat might name, except squares, of which there are too many. */
const candidates = (state: CuboState): readonly SeatAction[] => [
  { kind: 'call' },
  { kind: 'pickUp' },
  { kind: 'throw' },
  ...state.middle.map((die): SeatAction => ({ kind: 'take', die: die.id })),
  ...(isCalm(state) ? [{ kind: 'take', die: null } as const] : []),
  ...(state.stage === 'scoring' ? CELLS.map((cell): SeatAction => ({ kind: 'exchange', cell })) : []),
];

const mayAct = (state: CuboState, when: When): boolean =>
  state.stage !== 'over' && checkGate(state, when) === null;

const listed = (state: CuboState, when: When): readonly SeatAction[] =>
  candidates(state).filter((action) => checkRules(state, when, action) === null);

/** Every legal action of a seat at a moment; covering is described by its dice. */
export function legal(state: CuboState, when: When): readonly (SeatAction | Described)[] {
  if (!mayAct(state, when)) return [];
  const actions = listed(state, when);
  if (checkMayCover(state, when)) return actions;
  const { dice, joker } = seatAt(state, when.seat);
  const from = [...dice, joker].map((die) => die.id);
  return [...actions, { kind: 'cover', choose: [from.length, from.length], from }];
}

/** One legal action, kinds being equally likely; null for who cannot act. */
export function sample(state: CuboState, when: When, rng: Rng): SeatAction | null {
  if (!mayAct(state, when)) return null;
  const actions = listed(state, when);
  const kinds = [...new Set(actions.map((action) => action.kind))];
  if (!checkMayCover(state, when)) kinds.push('cover');
  if (kinds.length === 0) return null;
  const kind = pick(rng, kinds);
  if (kind !== 'cover')
    return pick(
      rng,
      actions.filter((action) => action.kind === kind),
    );
  const { dice, joker } = seatAt(state, when.seat);
  const square = shuffled(
    rng,
    dice.map((die) => die.id),
  );
  return { kind, square: square.toSpliced(CENTRE, 0, joker.id) };
}
