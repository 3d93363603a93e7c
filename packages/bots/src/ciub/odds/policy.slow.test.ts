import { readFileSync } from 'node:fs';
import { seededRng, type Rng } from '@cubarium/core';
import {
  CARDS,
  ciub,
  taskRefusal,
  trayFacts,
  type CardId,
  type CiubState,
  type SeatAction,
} from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { createOdds, positionOf } from './index.ts';

const odds = createOdds();
for (const file of ['ciub-6.bin', 'ciub-7.bin'])
  odds.addChart(new Uint8Array(readFileSync(new URL(`../../../charts/${file}`, import.meta.url))).buffer);
const TURNS = 600;

interface Case {
  readonly card: CardId;
  readonly own: readonly string[];
  /** The dice of the other seats: they make colours short. */
  readonly others: readonly (readonly string[])[];
}

function stateOf({ own, others }: Case): CiubState {
  const seats = [own, ...others].map((pool) => ({ pool, tray: [], cards: [], token: null }));
  const rows = { 2: 3, 3: 4, 4: 5 }[seats.length] ?? 3;
  const cards = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'];
  const parsed = ciub.parse({
    game: 'ciub',
    options: { seats: seats.length, length: 'normal', selfAdjust: 'no-actions', first: null },
    seats,
    top: cards.slice(0, rows),
    bottom: cards.slice(rows, 2 * rows),
    removed: [],
    pile: { B: 7, C: 7 },
    turn: { seat: 0, phase: 'toRoll', moved: false },
    opus: null,
    finals: null,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Plays one turn through the rules, always by a best action; 1 when the task is met. */
function play(start: CiubState, card: CardId, rng: Rng): number {
  const { task } = CARDS[card];
  if (task === null) return 0;
  let state = start;
  for (;;) {
    const chance = ciub.drawChance(state, rng);
    const position = positionOf(state);
    if (position === null) return taskRefusal(task, trayFacts(state.seats[0]?.tray ?? [])) === null ? 1 : 0;
    const action: SeatAction | undefined = chance ? undefined : odds.best(position, task).actions[0];
    const move = chance
      ? { at: 0, actor: 'chance' as const, action: chance }
      : { at: 0, actor: 0 as const, action: action ?? { kind: 'stop' as const } };
    const next = ciub.apply(state, move);
    if (!next.ok) throw new Error(JSON.stringify({ move, error: next.error }));
    state = next.value;
  }
}

/** Seven dice of which no colour is short: few of them swap, and the supply has five white ones. */
const SEVEN = ['r1', 'r2', 'o1', 'y1', 'g1', 'p1', 'b1'];

const WHITES = ['w6', 'w7', 'w8', 'w9', 'w10'];

test.each<Case>([
  { card: 'A10', own: ['w1', 'w2', 'w3', 'w4', 'w5'], others: [WHITES] },
  {
    card: 'A6',
    own: ['w1', 'w2', 'w3', 'r1', 'b1'],
    others: [['r2', 'r3', 'r4', 'r5', 'o1', 'o2', 'o3', 'o4', ...WHITES]],
  },
  {
    card: 'A7',
    own: ['w1', 'w2', 'w3', 'o1', 'b1'],
    others: [
      ['o2', 'o3', 'o4', 'o5', ...WHITES],
      ['o6', 'o7', 'w11'],
    ],
  },
  { card: 'A1', own: ['w1', 'w2', 'y1', 'g1', 'b1'], others: [WHITES] },
  { card: 'B10', own: SEVEN, others: [WHITES] },
  { card: 'C11', own: SEVEN, others: [WHITES] },
  { card: 'B5', own: SEVEN, others: [WHITES] },
])('[ciub R3] playing the best actions for $card meets it as often as the chance says, $own', (each) => {
  const start = stateOf(each);
  const position = positionOf(start);
  const { task } = CARDS[each.card];
  if (position === null || task === null) throw new Error('no turn');
  const { p, exact } = odds.chance(position, task);
  expect(exact).toBe(true);
  const rng = seededRng(`policy ${each.card}`);
  let met = 0;
  for (let turn = 0; turn < TURNS; turn++) met += play(start, each.card, rng);
  const sigma = Math.sqrt((p * (1 - p)) / TURNS);
  expect(Math.abs(met / TURNS - p)).toBeLessThan(4 * sigma);
});

test.each<CardId>(['A1', 'A3', 'B5', 'B11', 'C1', 'C2', 'C10'])(
  '[ciub R3] %s: where no colour is short the supply does not matter',
  (card) => {
    const { task } = CARDS[card];
    if (task === null) throw new Error('no task');
    const rng = seededRng(`supply ${card}`);
    for (const own of [SEVEN, ['w1', 'r1', 'o1', 'y1', 'p1'], ['w1', 'w2', 'r1', 'o1', 'g1', 'b1']]) {
      const start = stateOf({ card, own, others: [WHITES] });
      for (const position of [start, rolled(start, rng)].map(positionOf)) {
        if (position === null) throw new Error('no turn');
        const real = odds.chance(position, task);
        expect(real).toEqual(odds.chance({ ...position, supply: 'unlimited' }, task));
        expect(real.exact).toBe(true);
      }
    }
  },
);

function rolled(start: CiubState, rng: Rng): CiubState {
  const thrown = ciub.apply(start, { at: 0, actor: 0, action: { kind: 'roll' } });
  const chance = thrown.ok ? ciub.drawChance(thrown.value, rng) : null;
  const fallen =
    thrown.ok && chance ? ciub.apply(thrown.value, { at: 0, actor: 'chance', action: chance }) : null;
  if (!fallen?.ok) throw new Error('no roll');
  return fallen.value;
}
