import { expect, test } from 'vitest';
import { parseServerMessage } from './index.ts';

const entries = {
  t: 'entries',
  c: 3,
  id: 'a',
  e: [{ seq: 0, at: 0, actor: 'chance', action: { kind: 'deal', cards: [1] } }],
};

test('a message is read as it was sent, with fields of a later server', () => {
  expect(parseServerMessage(JSON.stringify(entries))).toEqual(entries);
  const more = { ...entries, later: true };
  expect(parseServerMessage(JSON.stringify(more))).toEqual(more);
});

test.each(['{"t":"toString"}', '{"t":"unheard-of"}'])('a kind of a later server is not known: %s', (text) =>
  expect(parseServerMessage(text)).toBe('unknown'),
);

test('words that are added within a version fit', () => {
  const error = { t: 'error', code: 'a-later-one' };
  expect(parseServerMessage(JSON.stringify(error))).toEqual(error);
  const emoted = { t: 'emoted', c: 1, seat: 0, emote: 'a-later-one' };
  expect(parseServerMessage(JSON.stringify(emoted))).toEqual(emoted);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"t":1}',
  JSON.stringify({ ...entries, c: '3' }),
  JSON.stringify({ ...entries, c: -1 }),
  JSON.stringify({ ...entries, c: 0.5 }),
  JSON.stringify({ ...entries, e: {} }),
  JSON.stringify({ ...entries, e: [{ seq: 0 }] }),
  JSON.stringify({ ...entries, e: [{ ...entries.e[0], actor: 'nobody' }] }),
  JSON.stringify({ ...entries, e: [{ ...entries.e[0], action: {} }] }),
  '{"t":"entries","c":3,"__proto__":{"e":[]}}',
  '{"t":"soon","c":1,"seat":7,"action":{"kind":"call"},"at":1}',
  '{"t":"ok","id":1,"seq":1}',
])('what no server of this version says does not fit: %s', (text) => {
  expect(parseServerMessage(text)).toBe('unfit');
});
