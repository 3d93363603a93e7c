import { ciub } from '@cubarium/games/ciub';
import { EMPTY_SEAT, newRecord, type TableRecord } from '@cubarium/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Errands } from './errands.ts';
import { Forgetting } from './forgetting.ts';
import { newFolder, storedTables, type StoredTables } from './stored-tables.testkit.ts';

const TIM = 'the-id-of-tim';
const ANN = 'the-id-of-ann';
const MANY = 450;

let place: ReturnType<typeof newFolder>;
let stored: StoredTables;
let forgetting: Forgetting;

async function open(): Promise<void> {
  const now = (): number => 5;
  stored = await storedTables(place.folder, now);
  const { tables, stores } = stored;
  const onError = (error: unknown): never => {
    throw error;
  };
  forgetting = new Forgetting({ errands: new Errands(tables, null), tables, stores, now, onError });
}

async function close(): Promise<void> {
  stored.tables.stop();
  await forgetting.settled();
  await stored.close();
}

beforeEach(async () => {
  place = newFolder();
  await open();
});
afterEach(async () => {
  await close();
  place.remove();
});

const seatOf = (person: string, name: string) => ({ ...EMPTY_SEAT, person, name, nonce: 'n' });

function recordOf(id: string, change: Partial<TableRecord> = {}): TableRecord {
  const fresh = newRecord({
    id,
    game: ciub.id,
    options: { ...ciub.parseOptions({ seats: 2 }), seats: 2 },
    host: ANN,
    createdAt: 5,
    secret: '22'.repeat(32),
  });
  return { ...fresh, seats: [seatOf(TIM, 'Tim Tester'), seatOf(ANN, 'Ann')], ...change };
}

const keep = (record: TableRecord) =>
  stored.stores.tables
    .commit({ table: record.id, expect: 0, row: null, record })
    .then(({ ok }) => expect(ok).toBe(true));

/** Everything in the file that is text. */
const everything = (): string =>
  JSON.stringify(
    ['people', 'tables', 'seats', 'chat', 'forgotten', 'blocks', 'reports'].map((table) =>
      stored.database.reader.prepare(`SELECT * FROM ${table}`).all(),
    ),
  );

async function fillWithTim(): Promise<void> {
  await stored.database.write([
    ['savePerson', TIM, 'Tim Tester', 1, 2],
    ['savePerson', ANN, 'Ann', 1, 2],
  ]);
  await Promise.all(Array.from({ length: MANY }, (_, i) => keep(recordOf(`t${i}`, { status: 'ended' }))));
  await keep(recordOf('open'));
  const { seats } = recordOf('');
  const free = [EMPTY_SEAT, ...seats.slice(1)];
  await keep(recordOf('host', { host: TIM, seats: free }));
  await keep(recordOf('stood up', { seats: free, recent: [`${ANN}:1`, `${TIM}:2`] }));
  await keep(recordOf('banned', { seats: free, banned: [TIM] }));
  const lineOf = (i: number) =>
    ['addChat', (i % MANY) + 1, TIM, 'Tim Tester', 0, `it is me ${i}`, 5] as const;
  await stored.database.write(Array.from({ length: 1200 }, (_, i) => lineOf(i)));
  await stored.database.write([['addChat', 1, ANN, 'Ann', 1, 'and me', 5]]);
  const { people, reports } = stored.stores;
  const about = { table: 't1', by: 'Ann', reason: 'words', note: '', at: 5 } as const;
  const line = { name: 'Tim Tester', seat: null, text: 'it is me', at: 5 };
  await people.block(ANN, { blocked: TIM, id: 'b', name: 'Tim Tester', at: 5 });
  await reports.add({ ...about, reporter: ANN, reported: TIM, name: 'Tim Tester', lines: [line] });
}

test('however many tables, nothing is left of somebody, and of others everything', async () => {
  await fillWithTim();
  await keep(recordOf('damaged', { status: 'ended' }));
  await stored.database.write([['saveRecord', 'ended', '{"Tim Tester', 0, 0, 5, MANY + 5]]);
  await forgetting.begin(TIM);
  expect(await forgetting.finish(TIM)).toBe(true);
  expect(everything()).not.toContain(TIM);
  expect(everything()).not.toContain('Tim Tester');
  expect(everything()).not.toContain('it is me');
  expect(everything()).toContain('and me');
  expect(await stored.stores.tables.tablesOf(ANN, 1000)).toHaveLength(MANY + 4);
  expect((await stored.stores.tables.peek('open'))?.record.seats[0]).toEqual(EMPTY_SEAT);
  expect((await stored.stores.tables.peek('t7'))?.record.seats[1]?.name).toBe('Ann');
  // None of them came into memory for it.
  expect(stored.tables.size).toBe(0);
});

test('interrupted at any point, the next start goes on', async () => {
  await fillWithTim();
  await forgetting.begin(TIM);
  const first = forgetting.finish(TIM);
  const left = async () => (await stored.stores.tables.tablesNaming(TIM, { after: 0, limit: 1000 })).length;
  while ((await left()) > MANY / 2) await new Promise((resolve) => setImmediate(resolve));
  stored.tables.stop();
  expect(await first).toBe(false);
  expect(await left()).toBeGreaterThan(0);
  expect(await stored.stores.people.visitsOf(TIM)).toBeNull();
  await close();
  await open();
  expect(await stored.stores.people.beingForgotten()).toEqual([TIM]);
  await forgetting.resume();
  expect(await stored.stores.people.beingForgotten()).toEqual([]);
  expect(everything()).not.toContain(TIM);
});

test('two who go at the same time do not bring each other back', async () => {
  await fillWithTim();
  await Promise.all([TIM, ANN].map((person) => forgetting.begin(person)));
  expect(await Promise.all([TIM, ANN].map((person) => forgetting.finish(person)))).toEqual([true, true]);
  expect(everything()).not.toMatch(/the-id-of|Tim Tester|Ann/u);
});

async function match(people: readonly string[]) {
  const made = await stored.tables.create(
    { game: ciub.id, options: { seats: people.length, first: 0 } },
    TIM,
  );
  if (!made.ok) throw new Error(made.error.code);
  const { table } = made.value;
  let sent = 0;
  const send = (by: string, command: Parameters<typeof table.submit>[0]['command']) =>
    table.submit({ by, id: `c${sent++}`, after: 0, command });
  for (const [seat, by] of people.entries()) await send(by, { kind: 'sit', seat: seat as 0, name: by });
  for (const [seat, by] of people.entries()) await send(by, { kind: 'ready', seat: seat as 0, nonce: 'n' });
  expect(table.record.status).toBe('running');
  return table;
}

test('at a match that runs, who goes has resigned', async () => {
  const two = await match([TIM, ANN]);
  const three = await match([TIM, ANN, 'somebody']);
  await forgetting.begin(TIM);
  expect(await forgetting.finish(TIM)).toBe(true);
  expect(two.match?.end).toMatchObject({ winners: [1] });
  expect(three.match?.seats[0]).toMatchObject({ resigned: true });
  expect(three.match?.end).toBeNull();
  expect([two.record.seats[0]?.name, three.record.host]).toEqual([null, ANN]);
  expect(everything()).not.toContain(TIM);
});
