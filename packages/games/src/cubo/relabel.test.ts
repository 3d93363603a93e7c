import { playRandom, seatsOf, seededRng, type Entry, type Seat } from '@cubarium/core';
import { expect, test } from 'vitest';
import { cubo, type CuboAction, type CuboState } from './index.ts';

/** Turns the table by so many seats; dice follow their first owners. */
function turning(seats: number, by: number) {
  const seat = (old: Seat): Seat => seatsOf(seats)[(old + by) % seats] ?? old;
  const die = (id: string): string => {
    const [letter, number] = [id.slice(0, 1), Number(id.slice(1)) - 1];
    const own = letter === 'j' ? 1 : 4;
    if (number >= own * seats) return id;
    const owner = (Math.floor(number / own) + by) % seats;
    return `${letter}${own * owner + (number % own) + 1}`;
  };
  return { seat, die };
}

/** The same game at the turned table; a fall names its faces in the order of that table's dice. */
function turned(states: { before: CuboState; there: CuboState }, move: Entry<CuboAction>, by: number) {
  const { seat, die } = turning(states.before.seats.length, by);
  const actor = typeof move.actor === 'number' ? seat(move.actor) : move.actor;
  const { action } = move;
  const renamed = (): CuboAction => {
    switch (action.kind) {
      case 'deal':
        return { kind: 'deal', first: seat(action.first) };
      case 'cover':
        return { kind: 'cover', square: action.square.map(die) };
      case 'take':
        return { kind: 'take', die: action.die && die(action.die) };
      case 'fall': {
        const faces = new Map(fallingDice(states.before).map((id, i) => [die(id), action.faces[i] ?? '']));
        return { kind: 'fall', faces: fallingDice(states.there).map((id) => faces.get(id) ?? '') };
      }
      case 'call':
      case 'pickUp':
      case 'throw':
      case 'exchange':
      case 'timeUp':
        return action;
    }
  };
  return { at: move.at, actor, action: renamed() };
}

function fallingDice(state: CuboState): readonly string[] {
  const turn = cubo.turn(state);
  return turn.who === 'chance' && turn.chance.kind === 'fall' ? turn.chance.dice : [];
}

function must(state: CuboState, move: Parameters<typeof cubo.apply>[1]): CuboState {
  const next = cubo.apply(state, move);
  if (!next.ok) throw new Error(JSON.stringify({ move, error: next.error }));
  return next.value;
}

function options(raw: unknown) {
  const parsed = cubo.parseOptions(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const cases = [
  { seats: 2, by: 1, more: {}, seed: 'turn 1' },
  { seats: 3, by: 1, more: { capMs: 9000, stallMs: 2000 }, seed: 'turn 2' },
  { seats: 3, by: 2, more: { pace: 'calm' }, seed: 'turn 3' },
  { seats: 4, by: 3, more: { exchangeMs: 1000 }, seed: 'turn 4' },
];

test.each(cases)(
  'turning a table of $seats by $by seats turns the result ($seed)',
  ({ seats, by, more, seed }) => {
    const factors = [1, 2, 5, 10].slice(0, seats);
    const { seat } = turning(seats, by);
    const there = seatsOf(seats).map((_, i) => factors[(i + seats - by) % seats] ?? 1);
    let before = cubo.setup(options({ seats, ...more, timeFactor: factors }));
    let after = cubo.setup(options({ seats, ...more, timeFactor: there }));
    for (const move of playRandom(cubo, before.options, seededRng(seed)).log) {
      after = must(after, turned({ before, there: after }, move, by));
      before = must(before, move);
      expect(cubo.deadline(after)).toBe(cubo.deadline(before));
    }
    expect(before.stage).toBe('over');
    for (const old of seatsOf(seats))
      expect(after.seats[seat(old)]?.points).toEqual(before.seats[old]?.points);
    expect(cubo.result(after)?.winners).toEqual(cubo.result(before)?.winners.map(seat).toSorted());
  },
);
