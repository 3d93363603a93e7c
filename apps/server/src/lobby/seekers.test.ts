import { ok, type Result, type Refusal } from '@cubarium/core';
import type { ServerMessage } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Seekers, type Wish } from './seekers.ts';

const WISH: Wish = { game: 'ciub', time: 'normal', options: { length: 'short' } };

interface Scene {
  readonly apart?: boolean;
  readonly refuse?: Refusal;
}

/** Seekers, and what everybody is told. */
function scene({ apart = false, refuse }: Scene = {}) {
  const told: [string, ServerMessage][] = [];
  const here = new Set(['ann', 'bob', 'cleo']);
  const seated: string[] = [];
  let made = 0;
  const status = { status: 'open', seats: [{ name: 'Ann' }, { name: 'Bob' }], game: 'ciub' };
  const tables = {
    create: (): Promise<Result<HostedTable, Refusal>> => {
      if (refuse) return Promise.resolve({ ok: false, error: refuse });
      const submit = ({ by }: { by: string }) => Promise.resolve(void seated.push(by));
      return Promise.resolve(ok({ table: { id: `t${made++}`, submit } } as unknown as HostedTable));
    },
    summary: (id: string) => Promise.resolve(ok({ ...status, id })),
  };
  const clock = { now: 0 };
  const seekers = new Seekers({
    tables: tables as never,
    reach: {
      isHere: (person) => here.has(person),
      tell: (person, message) => void told.push([person, message]),
    },
    now: () => clock.now,
    apartFrom: async () => new Set(apart ? ['ann', 'bob', 'cleo'] : []),
    onChange: () => undefined,
  });
  const seek = (id: string, wish: Partial<Wish> = {}) =>
    seekers.seek({ id, name: id.charAt(0).toUpperCase() + id.slice(1), from: 'home' }, { ...WISH, ...wish });
  return { seekers, seek, told, here, seated, clock };
}

const paired = (table: string, name: string) => ({ t: 'invited', table, game: 'ciub', name, why: 'paired' });

test('two who wish for the same are seated, and each is told of the other', async () => {
  const { seek, seekers, told, seated } = scene();
  await seek('ann');
  expect(seekers.counts).toEqual([{ game: 'ciub', people: 1 }]);
  await seek('bob');
  expect(seated).toEqual(['ann', 'bob']);
  expect(told).toEqual([
    ['ann', paired('t0', 'Bob')],
    ['bob', paired('t0', 'Ann')],
  ]);
  expect(seekers.counts).toEqual([]);
});

test('another game, another pace or other options are another wish; nobody plays with themselves', async () => {
  const { seek, seekers, told } = scene();
  await seek('ann');
  await seek('ann');
  await seek('bob', { time: 'fast' });
  await seek('cleo', { options: { length: 'normal' } });
  expect(told).toEqual([]);
  expect(seekers.counts).toEqual([{ game: 'ciub', people: 3 }]);
  // Whoever changes the wish waits for the new one.
  await seek('bob');
  expect(told.map(([person]) => person)).toEqual(['ann', 'bob']);
});

test('who has gone or stopped is given to nobody, and two who are kept apart are not seated', async () => {
  const gone = scene();
  await gone.seek('ann');
  gone.here.delete('ann');
  await gone.seek('bob');
  expect(gone.told).toEqual([]);
  gone.seekers.stop('bob');
  await gone.seek('cleo');
  expect(gone.told).toEqual([]);
  const blocked = scene({ apart: true });
  await blocked.seek('ann');
  await blocked.seek('bob');
  expect(blocked.told).toEqual([]);
});

test('who lost the connection at that moment is brought to the same table, for a minute', async () => {
  const { seek, told, clock } = scene();
  await seek('ann');
  await seek('bob');
  await seek('bob');
  expect(told.at(-1)).toEqual(['bob', paired('t0', 'Ann')]);
  clock.now = 61_000;
  await seek('bob');
  expect(told).toHaveLength(3);
});

test('where no table can be made the one who waited waits on, and the other is refused', async () => {
  const { seek, seekers, told } = scene({ refuse: { code: 'too-many' } });
  await seek('ann');
  expect(await seek('bob')).toEqual({ ok: false, error: { code: 'too-many' } });
  expect(told).toEqual([]);
  expect(seekers.counts).toEqual([{ game: 'ciub', people: 1 }]);
});

test('what no game understands is refused', async () => {
  const { seek } = scene();
  expect(await seek('ann', { game: 'chess' })).toEqual({ ok: false, error: { code: 'no-game' } });
  expect((await seek('ann', { options: { length: 'endless' } })).ok).toBe(false);
});
