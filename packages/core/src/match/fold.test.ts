import { pig } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { beginMatchAt, foldEntries, matchAt } from './fold.ts';
import { textSeed } from '../dealer.ts';
import { dealDue } from './chances.ts';
import { newClocks } from './clocks.ts';

const options = { seats: 2, target: 20, mercy: false, limitMs: 5000 };
const table = { options, time: 'fast', seats: [{ bot: null }, { bot: 'casual' }] } as const;
const log = [
  { seq: 0, at: 0, actor: 'chance', action: { kind: 'deal', first: 0 } },
  { seq: 1, at: 5, actor: 0, action: { kind: 'roll' } },
  { seq: 2, at: 6, actor: 0, action: { kind: 'roll' } },
] as const;

test('a match begins as its table says', () => {
  const match = matchAt(pig, table);
  expect(match).toMatchObject({
    seq: 0,
    at: 0,
    tail: [],
    undos: 0,
    interventions: 0,
    seats: [{ bot: null, resigned: false, agrees: false, wordUntil: null }, { bot: 'casual' }],
    chances: null,
    end: null,
  });
  expect(match.clocks).toEqual(newClocks({ bankMs: 120_000, creditMs: 20_000 }, 2));
  expect(match.clocks).toMatchObject({ left: [120_000, 120_000], running: [], since: 0 });
  expect(matchAt(pig, { ...table, time: 'none' }).clocks).toBeNull();
  expect(matchAt(pig, { ...table, version: 2 }).chances).toMatchObject({ dealt: 0 });
});

test('options that a game refuses are a refusal from others, and a bug at a table of ours', () => {
  const wrong = { ...table, options: { ...options, seats: 9 } };
  expect(beginMatchAt(pig, wrong)).toMatchObject({ ok: false, error: { code: 'option-out-of-range' } });
  expect(() => matchAt(pig, wrong)).toThrow('option-out-of-range');
});

test('nothing is dealt any more when a match is over, though chance was due', () => {
  const from = matchAt(pig, table);
  const source = { seed: textSeed('over'), secret: null };
  expect(dealDue(pig, from, source)).not.toBeNull();
  const resigned = { seq: 0, at: 0, actor: 'table', action: { kind: 'resign', seat: 0 } } as const;
  const over = foldEntries(pig, { from, entries: [resigned] });
  expect(over.ok && dealDue(pig, over.value, source)).toBeNull();
});

test('folding stops at the first entry that does not fit, or where the one who looks has seen enough', () => {
  const from = matchAt(pig, table);
  const refusal = { code: 'chance-due' };
  expect(foldEntries(pig, { from, entries: log })).toEqual({ ok: false, error: { entry: log[2], refusal } });
  const seen: number[] = [];
  const looked = foldEntries(pig, { from, entries: log }, ({ before, entry, after }) => {
    expect([before.seq, after.seq]).toEqual([entry.seq, entry.seq + 1]);
    seen.push(entry.seq);
    return entry.seq < 1;
  });
  expect(seen).toEqual([0, 1]);
  expect(looked).toMatchObject({ ok: true, value: { seq: 2, at: 5 } });
});
