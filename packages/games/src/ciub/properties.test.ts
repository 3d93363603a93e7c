import { numbered, replay, seededRng, type Move } from '@cubarium/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { unseenCards } from './clauses/s-setup.ts';
import { limitOf } from './clauses/t-trading.ts';
import { COLOURS, diceInGame, type Colour } from './dice.ts';
import { ciub } from './game.ts';
import { countColour, inSupply } from './position.ts';
import type { CiubAction, CiubState } from './types.ts';

const tables = fc.record({
  seed: fc.string(),
  seats: fc.integer({ min: 2, max: 4 }),
  length: fc.constantFrom('normal', 'short'),
  selfAdjust: fc.constantFrom('no-actions', 'numbers-only'),
});

/** Plays a whole random game and looks at every state on the way. */
function play(
  { seed, ...raw }: { seed: string },
  look: (state: CiubState, action: CiubAction, before: CiubState) => void,
) {
  const options = ciub.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const rng = seededRng(seed);
  const start = ciub.setup(options.value);
  const log: Move<CiubAction>[] = [];
  let state = start;
  for (;;) {
    const turn = ciub.turn(state);
    if (turn.who === 'nobody') return { start, state, log };
    const actor = turn.who === 'chance' ? 'chance' : (turn.seats[0] ?? 0);
    const action =
      turn.who === 'chance'
        ? ciub.drawChance(state, rng)
        : ciub.sample(state, { seat: state.turn.seat, at: 0 }, rng);
    if (!action) throw new Error('nobody acts');
    const next = ciub.apply(state, { at: 0, actor, action });
    if (!next.ok) throw new Error(JSON.stringify([action, next.error, ciub.print(state)]));
    log.push({ at: 0, actor, action });
    look(next.value, action, state);
    state = next.value;
  }
}

/** What does not hold. Thousands of states: an `expect` for each fact would take longer than the games. */
const untrue = (state: CiubState, facts: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(facts)
    .filter((fact) => facts[fact] === false)
    .map((fact) => `each ${fact}: ${JSON.stringify(ciub.print(state))}`);

const runs = { numRuns: 25, seed: 20261115 };

describe('in every random game', () => {
  test('[ciub S1 R3 G7 T4] dice are conserved: each lies in one place, supply and hands add up', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const wrong: string[] = [];
        play(table, (state) => {
          const held = state.seats.flatMap((seat) => [...seat.pool, ...seat.tray]);
          const inGame = (colour: Colour) => diceInGame(colour, state.seats.length);
          const faults = untrue(state, {
            'lies in one place': new Set(held.map((die) => die.id)).size === held.length,
            'adds up': COLOURS.every(
              (each) => countColour(held, each) + inSupply(state, each) === inGame(each),
            ),
            'is in the box': held.every((die) => die.number <= inGame(die.colour)),
          });
          wrong.push(...faults);
        });
        expect(wrong).toEqual([]);
      }),
      runs,
    );
  });

  test('[ciub S2 S5 G5] cards are conserved: each lies in one place, and the pile never exceeds the unseen', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const wrong: string[] = [];
        play(table, (state) => {
          const rows = [...state.top, ...state.bottom].filter((card) => card !== null);
          const seen = [...rows, ...state.removed, ...state.seats.flatMap((seat) => seat.cards)];
          const faults = untrue(state, {
            'lies in one place': new Set(seen).size === seen.length,
            'is in the box': seen.every((card) => CARD_IDS.includes(card)),
            'is unseen': (['B', 'C'] as const).every(
              (letter) => state.pile[letter] <= unseenCards(state, letter).length,
            ),
          });
          wrong.push(...faults);
        });
        expect(wrong).toEqual([]);
      }),
      runs,
    );
  });

  test('[ciub T4 T5] nobody is above the limits outside a turn, and turns begin unrolled', () => {
    fc.assert(
      fc.property(tables, (table) => {
        play(table, (state, action) => {
          if (action.kind !== 'endTurn') return;
          for (const seat of state.seats) {
            expect(seat.tray).toEqual([]);
            expect(seat.pool.every((die) => die.status === 'fresh')).toBe(true);
            expect(COLOURS.every((colour) => countColour(seat.pool, colour) <= limitOf(colour))).toBe(true);
          }
        });
      }),
      runs,
    );
  });

  test('[ciub E3 E5] exactly one card brings the D card, and every other seat has one turn after it', () => {
    fc.assert(
      fc.property(tables, (table) => {
        let finals = 0;
        const wrong: string[] = [];
        const { state } = play(table, (after, action, before) => {
          if (action.kind === 'endTurn' && before.opus !== null && before.turn.seat !== before.opus) finals++;
          const bearer = after.opus === null ? null : after.seats[after.opus];
          const known = bearer === null || bearer?.cards.includes('D1') === true;
          wrong.push(...untrue(after, { 'opus is whose D card it is': known }));
        });
        expect(wrong).toEqual([]);
        expect(finals).toBe(state.seats.length - 1);
        expect(ciub.result(state)?.winners.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  test('the log replays to the same state, also from text', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { start, state, log } = play(table, () => {});
        const again = JSON.parse(JSON.stringify(numbered(log))) as typeof log;
        expect(replay(ciub, start, again)).toEqual({ ok: true, value: state });
      }),
      { ...runs, numRuns: 10 },
    );
  });
});
