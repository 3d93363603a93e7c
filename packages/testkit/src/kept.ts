import type { Entry } from '@cubarium/core';
import { wholeLog, type EventStore } from '@cubarium/table';
import { expect } from 'vitest';
import type { EndlessTables } from './endless-tables.ts';
import { plain } from './server-by-hand.ts';

/** Everything that was acknowledged is stored, nothing is there twice, and no log has a hole. */
export async function expectKept(store: EventStore, party: EndlessTables): Promise<void> {
  for (const [id, tables] of party.tables) {
    const rows = await wholeLog(store, id);
    const log = rows.flatMap((row) => JSON.parse(row.text) as Entry[]);
    const commands = rows.map((row) => row.command).filter((command) => command !== null);
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, seq) => seq));
    expect(new Set(commands).size).toBe(commands.length);
    for (const table of tables) expect(log.slice(0, table.log.length)).toEqual(plain(table.log));
    const told = party.acknowledged.filter(({ table }) => table === id).map(({ seq }) => seq);
    expect(log.length).toBeGreaterThanOrEqual(Math.max(0, ...told));
  }
}
