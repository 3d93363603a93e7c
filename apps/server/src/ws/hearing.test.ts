import { LIMITS } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import { parseClientMessage } from './hearing.ts';

const act = { t: 'do', c: 1, id: 'a', after: 0, command: { kind: 'act', seat: 0, action: { kind: 'roll' } } };
const text = (change: object): string => JSON.stringify({ ...act, ...change });

test('what fits is let through as it is', () => {
  expect(parseClientMessage(JSON.stringify(act))).toEqual(act);
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{}',
  '{"t":"constructor"}',
  '{"t":"do"}',
  text({ c: -1 }),
  text({ c: 1.5 }),
  text({ id: '' }),
  text({ id: 'x'.repeat(LIMITS.id + 1) }),
  text({ after: null }),
  text({ more: 1 }),
  text({ command: { kind: 'act', seat: 4, action: {} } }),
  text({ command: { kind: 'act', seat: '0', action: {} } }),
  text({ command: { kind: 'act', seat: 0 } }),
  text({ command: { kind: 'undo', seat: 0, at: 5 } }),
  text({ command: { kind: 'fall', faces: ['1'] } }),
  text({ command: { kind: 'ready', seat: 0, nonce: 'x'.repeat(LIMITS.nonce + 1) } }),
  JSON.stringify({ t: 'say', c: 1, text: 'x'.repeat(LIMITS.chat + 1) }),
  JSON.stringify({ t: 'live', c: 1, data: 'x'.repeat(LIMITS.live + 1) }),
  JSON.stringify({ t: 'emote', c: 1, emote: 'rude' }),
])('what does not fit is null: %s', (message) => {
  expect(parseClientMessage(message)).toBeNull();
});
