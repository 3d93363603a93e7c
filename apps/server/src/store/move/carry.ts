import type { Result } from '@cubarium/core';
import { pagesOf, type StoreFailure, type TableListing } from '@cubarium/table';
import { MOST_REPORTS } from '../../ports/reports.ts';
import { MoveError, type House, type Moved } from './house.ts';
import { allPeople, allSayings, allTables, inGroups } from './lists.ts';
import { peekWhole } from './whole.ts';

/** So many tables share the round trips to a database and the syncs of a disk. */
const TABLES_AT_ONCE = 64;

/** Carries everything from one house into another, which is empty. What cannot be read is left, and named. */
export async function carry(from: House, to: House): Promise<Moved> {
  const tables = await carryTables(from, to);
  let people = 0;
  for await (const { id, name, cameAt, namedAt } of allPeople(from.census)) {
    await to.people.save({ id, name }, cameAt);
    await to.people.save({ id, name }, namedAt);
    for (const block of await from.census.blocksOf(id)) await to.people.block(id, block);
    people++;
  }
  for (const report of (await from.reports.newest(MOST_REPORTS.inAll)).toReversed())
    await to.reports.add(report);
  let lines = 0;
  for await (const { table, person, line } of allSayings(from.census)) {
    if (tables.left.includes(table)) continue;
    await to.chat.add(table, person, line);
    lines++;
  }
  for (const [i, person] of (await from.people.beingForgotten()).entries())
    await to.people.beginForgetting(person, i);
  for (const [key, value] of await from.census.meta()) await to.meta.write(key, value);
  return { ...tables, people, lines };
}

interface Found extends TableListing {
  readonly table: string;
  readonly touchedAt: number;
}

async function carryTables(from: House, to: House) {
  const left: string[] = [];
  let count = 0;
  let entries = 0;
  for await (const group of inGroups(allTables(from.census), TABLES_AT_ONCE)) {
    const found: Found[] = [];
    for (const { table, touchedAt } of group) {
      const listing = await peekWhole(from.tables, table);
      if (listing) found.push({ ...listing, table, touchedAt });
      else left.push(table);
    }
    // One by one: the order in which they were set up stays.
    for (const { table, record } of found)
      // Over at once, it would take no entries.
      stored(
        await to.tables.commit({ table, expect: 0, row: null, record: { ...record, status: 'running' } }),
      );
    await Promise.all(found.map(({ table }) => carryLog(from, to, table)));
    for (const { table, record, seq, touchedAt } of found) {
      to.clock.now = touchedAt;
      stored(await to.tables.commit({ table, expect: seq, row: null, record }));
      entries += seq;
    }
    count += found.length;
  }
  return { tables: count, entries, left };
}

async function carryLog(from: House, to: House, table: string): Promise<void> {
  for await (const rows of pagesOf(from.tables, table))
    for (const row of rows) stored(await to.tables.commit({ table, expect: row.seq, row, record: null }));
}

function stored(done: Result<void, StoreFailure>): void {
  if (!done.ok) throw new MoveError('what was to be moved could not be stored.');
}
