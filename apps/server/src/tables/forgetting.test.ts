import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ciub } from '@cubarium/games/ciub';
import { EMPTY_SEAT, newRecord, type TableRecord } from '@cubarium/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Database } from '../store/database.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { Traces } from '../store/traces.ts';
import { Forgetting } from './forgetting.ts';
import { Tables } from './tables.ts';

const TIM = 'the-id-of-tim';
const ANN = 'the-id-of-ann';
const MANY = 450;

let folder: string;
let database: Database;
let store: SqliteStore;
let traces: Traces;
let tables: Tables;
let forgetting: Forgetting;

const fail = (error: unknown): never => {
  throw error;
};

async function open(): Promise<void> {
  database = await Database.open({ folder });
  store = new SqliteStore(database, () => 5);
  traces = new Traces(database);
  tables = new Tables({
    store,
    now: () => 5,
    askBot: () => new Promise(() => undefined),
    onError: fail,
    onBotError: fail,
    onDamaged: () => undefined,
    onChange: () => undefined,
    onClock: () => undefined,
  });
  forgetting = new Forgetting({ tables, store, traces, now: () => 5, onError: fail });
}

async function close(): Promise<void> {
  tables.stop();
  await forgetting.settled();
  await store.close();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubarium-forgetting-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
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
  store.commit({ table: record.id, expect: 0, row: null, record }).then(({ ok }) => expect(ok).toBe(true));

/** Everything in the file that is text. */
const everything = (): string =>
  JSON.stringify(
    ['people', 'tables', 'seats', 'chat', 'forgotten'].map((table) =>
      database.reader.prepare(`SELECT * FROM ${table}`).all(),
    ),
  );

async function fillWithTim(): Promise<void> {
  await database.write([
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
  const line = (i: number) => ['addChat', (i % MANY) + 1, TIM, 'Tim Tester', 0, `it is me ${i}`, 5] as const;
  await database.write(Array.from({ length: 1200 }, (_, i) => line(i)));
  await database.write([['addChat', 1, ANN, 'Ann', 1, 'and me', 5]]);
}

test('however many tables, nothing is left of somebody, and of others everything', async () => {
  await fillWithTim();
  await keep(recordOf('damaged', { status: 'ended' }));
  await database.write([['saveRecord', 'ended', '{"Tim Tester', 0, 0, 5, MANY + 5]]);
  await forgetting.begin(TIM);
  expect(await forgetting.finish(TIM)).toBe(true);
  expect(everything()).not.toContain(TIM);
  expect(everything()).not.toContain('Tim Tester');
  expect(everything()).not.toContain('it is me');
  expect(everything()).toContain('and me');
  expect(traces.tablesOf(ANN, 1000)).toHaveLength(MANY + 4);
  expect((await store.peek('open'))?.record.seats[0]).toEqual(EMPTY_SEAT);
  expect((await store.peek('t7'))?.record.seats[1]?.name).toBe('Ann');
  // None of them came into memory for it.
  expect(tables.size).toBe(0);
});

test('interrupted at any point, the next start goes on', async () => {
  await fillWithTim();
  await forgetting.begin(TIM);
  const first = forgetting.finish(TIM);
  const left = () => traces.tablesNaming(TIM, 0, 1000).length;
  while (left() > MANY / 2) await new Promise((resolve) => setImmediate(resolve));
  tables.stop();
  expect(await first).toBe(false);
  expect(left()).toBeGreaterThan(0);
  expect(traces.visitsOf(TIM)).toBeNull();
  await close();
  await open();
  expect(traces.begun()).toEqual([TIM]);
  await forgetting.resume();
  expect(traces.begun()).toEqual([]);
  expect(everything()).not.toContain(TIM);
});

test('two who go at the same time do not bring each other back', async () => {
  await fillWithTim();
  await Promise.all([TIM, ANN].map((person) => forgetting.begin(person)));
  expect(await Promise.all([TIM, ANN].map((person) => forgetting.finish(person)))).toEqual([true, true]);
  expect(everything()).not.toMatch(/the-id-of|Tim Tester|Ann/u);
});

async function match(people: readonly string[]) {
  const made = await tables.create({ game: ciub.id, options: { seats: people.length, first: 0 } }, TIM);
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
