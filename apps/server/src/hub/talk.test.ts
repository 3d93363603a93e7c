import type { ChatLine } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import type { Chat, SaidLine } from '../ports/stores.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Talk } from './talk.ts';

const LINE: ChatLine = { name: 'Ann', seat: null, text: 'hello', at: 1 };

function talking() {
  const lines: SaidLine[] = [];
  const told: string[] = [];
  let reads = 0;
  let fails = false;
  const chat: Chat = {
    add: async (_table, person, line) => void lines.push({ person, line }),
    async recent() {
      reads++;
      if (fails) throw new Error('unreadable');
      return [...lines];
    },
    speaker: async () => null,
    said: async () => [],
    removeSome: async () => false,
  };
  const people = ['ann', 'bob', 'cleo'];
  const broadcast = (_message: unknown, isLeftOut: (member: { person: string }) => boolean): void =>
    void told.push(people.filter((person) => !isLeftOut({ person })).join(' '));
  const hosted = { table: { id: 't' }, channel: 1, broadcast };
  const apartFrom = async (person: string) =>
    new Set(person === 'cleo' ? [] : ['ann', 'bob'].filter((each) => each !== person));
  return {
    talk: new Talk({ chat, people: { apartFrom } }),
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
  expect(told).toEqual(['ann cleo']);
  expect(talk.recent('t')).not.toBe(before);
  expect([await before, await talk.recent('t')]).toEqual([[], [{ person: 'ann', line: LINE }]]);
  expect(reads()).toBe(2);
});

test('two who are kept apart neither hear nor read each other; everybody else does', async () => {
  const { talk, hosted, told } = talking();
  await talk.say(hosted, 'ann', LINE);
  await talk.say(hosted, 'cleo', { ...LINE, name: 'Cleo' });
  await talk.show(hosted, 'bob', { t: 'emoted', c: 1, seat: 0, emote: 'wow' });
  expect(told).toEqual(['ann cleo', 'ann bob cleo', 'bob cleo']);
  const read = async (person: string) =>
    (await talk.heardBy(person, talk.recent('t'))).map(({ name }) => name);
  expect([await read('ann'), await read('bob'), await read('cleo')]).toEqual([
    ['Ann', 'Cleo'],
    ['Cleo'],
    ['Ann', 'Cleo'],
  ]);
});

test('what could not be read is tried again by who comes next', async () => {
  const { talk, fail } = talking();
  fail(true);
  await expect(talk.recent('t')).rejects.toThrow('unreadable');
  fail(false);
  expect(await talk.recent('t')).toEqual([]);
});
