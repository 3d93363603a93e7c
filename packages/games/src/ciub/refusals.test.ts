import {
  GENERAL_CODES,
  pick,
  playRandom,
  seededRng,
  type Actor,
  type Refusal,
  type Rng,
} from '@cubarium/core';
import { expect, test } from 'vitest';
import { CARD_IDS, ciub, CIUB_REFUSALS, COLOURS, diceOf, FACES, type CiubState } from './index.ts';

const OPTIONS = [
  { seats: 2, length: 'short', first: 1 },
  { seats: 3, length: 'short', selfAdjust: 'numbers-only' },
  { seats: 2 },
];
const GAMES_EACH = 4;

/** One of each kind of action with things drawn at random, and every gain on offer with another card moving down. */
function attempts(state: CiubState, rng: Rng): readonly (readonly [Actor, unknown])[] {
  const ids = [...state.seats.flatMap((seat) => diceOf(seat).map(({ id }) => id)), 'b7'];
  const die = () => pick(rng, ids);
  const card = () => pick(rng, CARD_IDS);
  const colour = () => pick(rng, COLOURS);
  const pool = state.seats[state.turn.seat]?.pool.map(({ id }) => id) ?? [];
  const aside = pick(rng, [[], [die()], [die(), die()], pool]);
  const named = pick(rng, [[], [die()], [die(), die()], ids.slice(0, 5)]);
  const gains = ciub
    .legal(state, { seat: state.turn.seat, at: 0 })
    .flatMap((action) => ('card' in action ? [{ kind: 'gain', card: action.card }] : []));
  const trades = ids.map((id) => ({ kind: 'trade', die: id, for: [colour(), colour()] }));
  const raws: readonly unknown[] = [
    { kind: 'placeToken', card: card() },
    { kind: 'removeCard', card: card() },
    { kind: 'roll', aside },
    { kind: 'stop', aside },
    { kind: 'swap', die: die(), colour: colour() },
    { kind: 'reroll', die: die(), target: die() },
    ...pool.map((id) => ({
      kind: 'adjust',
      die: id,
      target: pick(rng, [id, die()]),
      face: pick(rng, FACES),
    })),
    ...gains.flatMap((gain) => [gain, { ...gain, down: card() }]),
    { kind: 'gain', card: card(), down: card() },
    { kind: 'decline', take: pick(rng, [null, colour()]) },
    { kind: 'keep', dice: named },
    { kind: 'whiten', dice: pick(rng, [named, ids.filter((id) => !id.startsWith('w'))]) },
    ...trades,
    { kind: 'endTurn' },
  ];
  const bySeat = raws.map((raw) => [state.turn.seat, raw] as const);
  return [...bySeat, ['chance', { kind: 'deal', first: 0, top: [], bottom: [] }]];
}

function refusalsAt(state: CiubState, rng: Rng): readonly Refusal[] {
  return attempts(state, rng).flatMap(([actor, raw]) => {
    const action = ciub.parseAction(actor, raw);
    const next = action.ok ? ciub.apply(state, { at: 0, actor, action: action.value }) : action;
    return next.ok ? [] : [next.error];
  });
}

function refusalsOfGame(raw: unknown, seed: string): readonly Refusal[] {
  const options = ciub.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const rng = seededRng(`${seed} attempts`);
  const { log } = playRandom(ciub, options.value, seededRng(seed));
  let state = ciub.setup(options.value);
  const met: Refusal[] = [];
  for (const move of log) {
    met.push(...refusalsAt(state, rng));
    const next = ciub.apply(state, move);
    if (next.ok) state = next.value;
  }
  return [...met, ...refusalsAt(state, rng)];
}

test('the list of codes is closed, each has one clause, and every one is met in play', () => {
  const met = new Map<string, string | undefined>();
  for (const [i, raw] of OPTIONS.entries())
    for (let game = 0; game < GAMES_EACH; game++)
      for (const { code, clause } of refusalsOfGame(raw, `refusals ${i} ${game}`)) met.set(code, clause);
  const general = new Set<string>(GENERAL_CODES);
  expect(Object.fromEntries([...met].filter(([code]) => !general.has(code)))).toEqual(CIUB_REFUSALS);
  expect([...met].filter(([code, clause]) => general.has(code) && clause !== undefined)).toEqual([]);
});
