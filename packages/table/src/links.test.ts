import {
  diceAt,
  linkBefore,
  matchFile,
  TIMES,
  type Entry,
  type GameDefinition,
  type Seat,
} from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { acting, chainAt, linkAfter, playOne, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { LiveTable } from './index.ts';

type Party = Awaited<ReturnType<typeof sitDown>>;
const refused = (code: string) => ({ ok: false, error: { code } });

const logOf = ({ events }: Pick<Party, 'events'>): readonly Entry[] =>
  events.flatMap((event) => (event.kind === 'entries' ? event.entries : []));

const fileOf = ({ table, ...party }: Pick<Party, 'table' | 'events'>) => {
  const { info, record, match } = table;
  return matchFile({
    ...diceAt({ ...info, secret: record.secret }),
    game: info.game,
    options: info.options,
    players: info.seats.map(({ bot }, seat) => ({ name: `${seat}`, bot })),
    time: TIMES[info.time],
    log: logOf(party),
    result: match?.end ?? null,
  });
};

async function running(about: Parameters<typeof sitDown>[1] = {}) {
  const party = await sitDown(ciub, { chains: true, options: { first: 0 }, ...about });
  await party.ready();
  const roll = (seat: Seat, link?: string) =>
    party.send(`p${seat}`, {
      kind: 'act',
      seat,
      action: { kind: 'roll' },
      ...(link !== undefined && { link }),
    });
  return { ...party, roll };
}

describe('the link of a roll', () => {
  test('goes into the entry of what falls, and everything can be verified', async () => {
    const party = await running();
    const [anchor, first] = chainAt(0);
    expect(party.table.info.seats[0]?.anchor).toBe(anchor);
    expect(party.table.info.version).toBe(2);
    expect((await party.roll(0, first)).ok).toBe(true);
    expect(logOf(party).at(-1)).toMatchObject({ actor: 'chance', link: first });
    for (let i = 0; i < 100; i++) expect((await playOne(party, `moves ${i}`)).ok).toBe(true);
    expect(verifyMatch(ciub as GameDefinition, fileOf(party)).ok).toBe(true);
  });

  test('is asked for when it is missing, and refused when it is another; nothing changes, nothing is used up', async () => {
    const party = await running();
    const [, first = '', second] = chainAt(0);
    const before = party.table.match;
    expect(await party.roll(0)).toEqual(refused('link-due'));
    expect(await party.roll(0, second)).toEqual(refused('wrong-link'));
    expect(await party.roll(0, linkBefore(first))).toEqual(refused('wrong-link'));
    expect(party.table.match).toBe(before);
    expect((await party.roll(0, first)).ok).toBe(true);
  });

  test('that no dice need is not looked at', async () => {
    const party = await running();
    const [card] = party.table.match?.state.bottom ?? [];
    const [, , second = ''] = chainAt(0);
    const action = { kind: 'placeToken', card };
    expect((await party.send('p0', { kind: 'act', seat: 0, action, link: second })).ok).toBe(true);
    expect(logOf(party).at(-1)?.link).toBeUndefined();
  });

  test('is known again after the table was loaded', async () => {
    const party = await running();
    for (let i = 0; i < 150; i++) await playOne(party, `loaded ${i}`);
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    expect(again?.match?.chances).toEqual(party.table.match?.chances);
  });
});

test('whose turn is skipped or whose seat a bot plays needs no link', async () => {
  const party = await running({ time: 'fast' });
  party.table.arrive('p1');
  await party.clock.pass(1_000_000);
  expect((await party.send('p1', { kind: 'skip', seat: 1, target: 0 })).ok).toBe(true);
  expect((await party.send('p1', { kind: 'takeOver', seat: 1, target: 0, level: 'casual' })).ok).toBe(true);
  for (let i = 0; i < 60; i++) {
    const seat = acting(party.table);
    const action = ciub.least(party.table.match!.state, seat);
    const link = linkAfter(chainAt(seat), party.table.match, seat) ?? '';
    const done =
      seat === 0
        ? await party.table.submitBot(0, action)
        : await party.send('p1', { kind: 'act', seat, action, link });
    expect(done.ok).toBe(true);
  }
  const links = logOf(party).filter(({ link }) => link !== undefined);
  expect(links.every(({ seq }) => logOf(party)[seq - 1]?.actor === 1)).toBe(true);
  expect(links.length).toBeGreaterThan(3);
  expect(verifyMatch(ciub as GameDefinition, fileOf(party)).ok).toBe(true);
});

test('a race is dealt with links, also what the clock makes fall', async () => {
  const party = await sitDown(cubo, { chains: true, options: { first: 0 } });
  await party.ready();
  void party.send('p0', { kind: 'act', seat: 0, action: { kind: 'call' } });
  await party.clock.pass(1300);
  await party.table.wake();
  for (const seat of [0, 1] as const) {
    const [, link = ''] = chainAt(seat);
    const done = await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'throw' }, link });
    expect(done.ok).toBe(true);
  }
  for (let i = 0; i < 30; i++) {
    await party.clock.pass(60_000);
    await party.table.wake();
  }
  const log = logOf(party);
  expect(log.filter(({ link }) => link !== undefined)).toHaveLength(2);
  expect(log.filter(({ actor }) => actor === 'chance').length).toBeGreaterThan(3);
  expect(verifyMatch(cubo as unknown as GameDefinition, fileOf(party as unknown as Party)).ok).toBe(true);
});

describe('a new chain', () => {
  const anchor = linkBefore('fe'.repeat(16));

  test('is an entry that all see', async () => {
    const party = await running();
    expect((await party.send('p1', { kind: 'chain', seat: 1, anchor })).ok).toBe(true);
    expect(logOf(party).at(-1)).toMatchObject({
      actor: 'table',
      action: { kind: 'chain', seat: 1, anchor },
    });
    expect(await party.send('p1', { kind: 'chain', seat: 1, anchor })).toEqual(refused('not-available'));
  });

  test('is nobody else’s matter', async () => {
    const party = await running();
    expect(await party.send('p0', { kind: 'chain', seat: 1, anchor })).toEqual(refused('wrong-seat'));
  });
});

test('a table that began in version 1 goes on in it', async () => {
  const party = await sitDown(ciub, { options: { first: 0 } });
  await party.ready();
  const { version: _version, ...record } = party.table.record;
  const { id } = party.table;
  const rows = await party.store.rows(id, 0, 10);
  await party.store.remove(id);
  await party.store.commit({ table: id, expect: 0, row: rows[0] ?? null, record });
  const old = await LiveTable.open(ciub, party.ports, id);
  expect(old?.match?.chances).toBeNull();
  const command = { kind: 'act', seat: 0, action: { kind: 'roll' } } as const;
  expect((await old?.submit({ by: 'p0', id: 'x', after: 1, command }))?.ok).toBe(true);
  const again = await LiveTable.open(ciub, party.ports, id);
  expect(again?.match).toEqual(old?.match);
  expect(again?.info.version).toBeUndefined();
});
