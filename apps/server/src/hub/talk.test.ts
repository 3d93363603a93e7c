import type { ChatLine } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import type { Chat } from '../ports/stores.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Talk } from './talk.ts';

const LINE: ChatLine = { name: 'Ann', seat: null, text: 'hello', at: 1 };

function talking() {
  const lines: ChatLine[] = [];
  const told: string[] = [];
  let reads = 0;
  let fails = false;
  const chat: Chat = {
    add: async (_table, _person, line) => void lines.push(line),
    async recent() {
      reads++;
      if (fails) throw new Error('unreadable');
      return [...lines];
    },
    said: async () => [],
    removeSome: async () => false,
  };
  const hosted = { table: { id: 't' }, channel: 1, broadcast: () => told.push('said') };
  return {
    talk: new Talk(chat),
    // Of a table nothing else is used here.
    hosted: hosted as unknown as HostedTable,
    told,
    reads: () => reads,
    fail: (now: boolean) => (fails = now),
  };
}

test('a crowd reads the same lines once, until something is said', async () => {
  const { talk, hosted, told, reads } = talking();
  const before = talk.recent('t');
  expect(talk.recent('t')).toBe(before);
  await talk.say(hosted, 'ann', LINE);
  expect(told).toEqual(['said']);
  expect(talk.recent('t')).not.toBe(before);
  expect([await before, await talk.recent('t')]).toEqual([[], [LINE]]);
  expect(reads()).toBe(2);
});

test('what could not be read is tried again by who comes next', async () => {
  const { talk, fail } = talking();
  fail(true);
  await expect(talk.recent('t')).rejects.toThrow('unreadable');
  fail(false);
  expect(await talk.recent('t')).toEqual([]);
});
