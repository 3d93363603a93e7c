import { playRandom, seededRng } from '@cubarium/core';
import { cubo, type CuboState } from './index.ts';
import { racing, TestTable } from './table.testkit.ts';

/** The printed state with some fields replaced, by path: `seats.0.hand`. */
export function changed(state: CuboState, changes: Readonly<Record<string, unknown>>): unknown {
  const text: unknown = JSON.parse(JSON.stringify(cubo.print(state)));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let holder: unknown = text;
    for (const key of keys) holder = Reflect.get(Object(holder), key);
    Reflect.set(Object(holder), last, value);
  }
  return text;
}

const fresh = new TestTable().state;
const opening = new TestTable().do(0, 'chance', { kind: 'deal', first: 0 }).state;
const ready = new TestTable().open(100).state;
const race = racing().state;
const air = new TestTable().open(0).do(1, 0, { kind: 'call' }).do(1, 0, { kind: 'throw' }).state;
const covered = racing().cover(3000, 0).state;
const counting = racing().cover(3000, 0).take(4000, 0, 'r9').state;
const three = racing({ seats: 3, capMs: 1000, timeFactor: [1, 2, 1] }).clock(2000).state;
const scoring = racing().cover(3000, 0).take(4000, 0, 'r9').clock(10_000).state;
const calm = new TestTable({ pace: 'calm', throws: 2 }).open(0).throw(5, 0, '456122144').state;
const secondGo = TestTable.from(calm).cover(6, 0).take(6, 0, null).throw(7, 1, '142616142').state;
const took = TestTable.from(calm).cover(6, 0).take(6, 0, 'r9').state;
const over = playRandom(cubo, race.options, seededRng('over')).state;
export const square = ['r1:4', 'r2:5', 'r3:6', 'r4:1', 'j1:4', 'b1:2', 'b2:2', 'b3:1', 'b4:4'];

export const states = {
  fresh,
  opening,
  ready,
  race,
  air,
  covered,
  counting,
  three,
  scoring,
  calm,
  secondGo,
  took,
  over,
};

/** A position by what differs from one of them. */
export type Case = readonly [string, keyof typeof states, Readonly<Record<string, unknown>>];
