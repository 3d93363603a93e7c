import { LONGEST_LIST, type Described, type Seat } from '@cubarium/core';
import { placeTokenRefusal, removeCardRefusal } from './clauses/f-foresight.ts';
import { downRefusal, gainRefusal, KEPT_DICE, trayFacts } from './clauses/g-gaining.ts';
import { faceRefusal, givesAction } from './clauses/r-actions.ts';
import { isForced } from './clauses/r-rolling.ts';
import { isTradable, pairRefusal } from './clauses/t-trading.ts';
import type { CardId } from './cards.ts';
import { COLOURS, DISTINCT_FACES, isActive, type Colour, type Die } from './dice.ts';
import { coloursInSupply, current, diceOf, inSupply } from './position.ts';
import type { CiubState, SeatAction } from './types.ts';

type Choice = SeatAction | Described;

/** Every legal action of a seat, in a fixed order; long lists of subsets are described. */
export function legal(state: CiubState, seat: Seat): readonly Choice[] {
  if (state.turn.seat !== seat || state.turn.chance !== null) return [];
  switch (state.turn.phase) {
    case 'foresight':
      return [...foresightChoices(state), { kind: 'roll' }];
    case 'toRoll':
      return [{ kind: 'roll' }];
    case 'rolling':
      return [...actionChoices(state), ...rollChoices(state), ...stopChoices(state)];
    case 'gaining':
      return [...gainChoices(state), ...declineChoices(state)];
    case 'keeping':
      return subsets('keep', diceOf(current(state)), { min: KEPT_DICE, max: KEPT_DICE });
    case 'trading':
      return [...tradeChoices(state), ...whitenChoices(state), { kind: 'endTurn' }];
    case 'dealing':
    case 'over':
      return [];
  }
}

const displayed = (row: readonly (CardId | null)[]): readonly CardId[] => row.filter((card) => card !== null);

export function foresightChoices(state: CiubState): readonly SeatAction[] {
  const cards = [...displayed(state.top), ...displayed(state.bottom)];
  return [
    ...cards
      .filter((card) => !placeTokenRefusal(state, card))
      .map((card) => ({ kind: 'placeToken', card }) as const),
    ...cards
      .filter((card) => !removeCardRefusal(state, card))
      .map((card) => ({ kind: 'removeCard', card }) as const),
  ];
}

/** R2–R6: everything that unused symbols of the pool allow. */
export function actionChoices(state: CiubState): readonly SeatAction[] {
  const { pool } = current(state);
  const colours = coloursInSupply(state);
  return pool.filter(givesAction).flatMap((die): readonly SeatAction[] => {
    if (die.face === 'swap') return colours.map((colour) => ({ kind: 'swap', die: die.id, colour }));
    if (die.face === 'reroll')
      return pool.map((target) => ({ kind: 'reroll', die: die.id, target: target.id }));
    return pool.flatMap((target) => adjustChoices(state, die, target));
  });
}

function adjustChoices(state: CiubState, die: Die, target: Die): readonly SeatAction[] {
  return DISTINCT_FACES[target.colour]
    .filter((face) => !faceRefusal(state, target, { by: die.id, to: face }))
    .map((face) => ({ kind: 'adjust', die: die.id, target: target.id, face }));
}

/** The dice that may be set aside by choice: active ones; skulls go along by themselves (R7). */
export const choosable = (pool: readonly Die[]): readonly Die[] =>
  pool.filter((die) => isActive(die) && !isForced(die));

/** R8 as a range of how many dice are set aside; null when rolling again is impossible. */
export function rollRange(state: CiubState): { readonly min: number; readonly max: number } | null {
  const { pool } = current(state);
  const skulls = pool.filter(isForced).length;
  const free = choosable(pool).length;
  const min = state.turn.moved || skulls > 0 ? 0 : 1;
  const max = pool.length - skulls > free ? free : free - 1;
  return max >= min ? { min, max } : null;
}

function rollChoices(state: CiubState): readonly Choice[] {
  const range = rollRange(state);
  return range ? subsets('roll', choosable(current(state).pool), range) : [];
}

function stopChoices(state: CiubState): readonly Choice[] {
  const free = choosable(current(state).pool);
  return subsets('stop', free, { min: 0, max: free.length });
}

export function gainChoices(state: CiubState): readonly SeatAction[] {
  const tray = trayFacts(current(state).tray);
  const cards = [...displayed(state.bottom), ...displayed(state.top)].filter(
    (card) => !gainRefusal(state, card, tray),
  );
  if (!downRefusal(state, undefined)) return cards.map((card) => ({ kind: 'gain', card }));
  return cards.flatMap((card) => displayed(state.top).map((down) => ({ kind: 'gain', card, down }) as const));
}

export function declineChoices(state: CiubState): readonly SeatAction[] {
  const colours = coloursInSupply(state);
  if (colours.length === 0) return [{ kind: 'decline', take: null }];
  return colours.map((take) => ({ kind: 'decline', take }));
}

/** T1: each pair of colours once, in the order of the colours. */
export function tradeChoices(state: CiubState): readonly SeatAction[] {
  const pairs: (readonly [Colour, Colour])[] = COLOURS.flatMap((one, i) =>
    COLOURS.slice(i).map((other) => [one, other] as const),
  );
  return current(state)
    .tray.filter(isTradable)
    .flatMap((die) =>
      pairs
        .filter((pair) => !pairRefusal(state, die.colour, pair))
        .map((pair) => ({ kind: 'trade', die: die.id, for: pair }) as const),
    );
}

function whitenChoices(state: CiubState): readonly Choice[] {
  const coloured = diceOf(current(state)).filter((die) => die.colour !== 'white');
  const max = Math.min(coloured.length, inSupply(state, 'white'));
  return max > 0 ? subsets('whiten', coloured, { min: 1, max }) : [];
}

type SubsetKind = 'roll' | 'stop' | 'keep' | 'whiten';

function subsets(
  kind: SubsetKind,
  dice: readonly Die[],
  size: { readonly min: number; readonly max: number },
): readonly Choice[] {
  const ids = dice.map((die) => die.id);
  if (countSubsets(ids.length, size) > LONGEST_LIST)
    return [{ kind, choose: [size.min, size.max], from: ids }];
  return chooseAll(ids, size).map((chosen) => withDice(kind, chosen));
}

/** An action of a kind that names a list of dice. */
export function withDice(kind: SubsetKind, chosen: readonly string[]): SeatAction {
  if (kind === 'keep' || kind === 'whiten') return { kind, dice: chosen };
  return chosen.length > 0 ? { kind, aside: chosen } : { kind };
}

function countSubsets(n: number, { min, max }: { readonly min: number; readonly max: number }): number {
  let total = 0;
  for (let k = min, ways = binomial(n, min); k <= max; k++, ways = (ways * (n - k + 1)) / k) total += ways;
  return total;
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);

function chooseAll(
  ids: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [];
  const extend = (chosen: readonly string[], from: number): void => {
    if (chosen.length >= min) all.push(chosen);
    if (chosen.length === max) return;
    for (const [i, id] of ids.slice(from).entries()) extend([...chosen, id], from + i + 1);
  };
  extend([], 0);
  return all;
}
