import { expect, test } from 'vitest';
import { parseServerMessage } from './index.ts';

const entries = {
  t: 'entries',
  c: 3,
  id: 'a',
  e: [{ seq: 0, at: 0, actor: 'chance', action: { kind: 'deal' } }],
};

test('a message is read as it was sent, with fields of a later server', () => {
  expect(parseServerMessage(JSON.stringify(entries))).toEqual(entries);
  const more = { ...entries, later: true };
  expect(parseServerMessage(JSON.stringify(more))).toEqual(more);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"t":"toString"}',
  '{"t":"unheard-of"}',
  JSON.stringify({ ...entries, c: '3' }),
  JSON.stringify({ ...entries, e: [{ seq: 0 }] }),
  '{"t":"soon","c":1,"seat":7,"action":{},"at":1}',
  '{"t":"ok","id":1,"seq":1}',
])('what does not fit is null: %s', (text) => {
  expect(parseServerMessage(text)).toBeNull();
});
