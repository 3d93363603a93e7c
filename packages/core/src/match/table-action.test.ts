import { expect, test } from 'vitest';
import { isByTable, parseTableAction, type MatchEntry, type TableAction } from './table-action.ts';

const anchor = 'ab'.repeat(16);
const ACTIONS: readonly TableAction[] = [
  { kind: 'undo', seat: 0 },
  { kind: 'resign', seat: 1 },
  { kind: 'bot', seat: 2, level: 'casual' },
  { kind: 'bot', seat: 2, level: 'casual', wordMs: 0 },
  { kind: 'back', seat: 3 },
  { kind: 'skip', seat: 0, by: 1 },
  { kind: 'agree', seat: 0 },
  { kind: 'playOn', seat: 0 },
  { kind: 'chain', seat: 0, anchor },
];

test.each(ACTIONS)('%j is read as it is', (action) => {
  expect(parseTableAction(action)).toEqual({ ok: true, value: action });
});

test.each(ACTIONS)('%j with less, with more or for no seat is refused', (action) => {
  const refused = { ok: false, error: { code: 'bad-request' } };
  const { seat: _seat, ...less } = action;
  for (const raw of [less, { ...action, more: 1 }, { ...action, seat: 4 }, { ...action, seat: '0' }])
    expect(parseTableAction(raw)).toMatchObject(refused);
});

test.each([
  null,
  [],
  'undo',
  {},
  { kind: 'toString', seat: 0 },
  { kind: 'dance', seat: 0 },
  { kind: 'bot', seat: 0 },
  { kind: 'bot', seat: 0, level: 7 },
  { kind: 'bot', seat: 0, level: 'casual', wordMs: -1 },
  { kind: 'skip', seat: 0 },
  { kind: 'skip', seat: 0, by: 4 },
  { kind: 'chain', seat: 0, anchor: 'ab' },
  { kind: 'undo', seat: 0, wordMs: 1 },
])('%j is no action of a table', (raw) => {
  expect(parseTableAction(raw)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

test('an entry is the table’s by who made it, whatever it is called', () => {
  const entry = (actor: MatchEntry['actor']): MatchEntry => ({
    seq: 0,
    at: 0,
    actor,
    action: { kind: 'undo' },
  });
  expect(isByTable(entry('table'))).toBe(true);
  for (const actor of [0, 'chance', 'clock'] as const) expect(isByTable(entry(actor))).toBe(false);
});
