import type { RemoteTable } from '@cubarium/client';
import type { Entry } from '@cubarium/core';
import { ask } from './asking.ts';

interface Page {
  readonly entries: readonly Entry[];
  readonly next: number | null;
}

/** The whole log of a table, as the server has it. */
async function logOf(url: string, id: string, from: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let next: number | null = 0; next !== null;) {
    const reply = await ask(url, { path: `/api/tables/${id}/log?from=${next}`, from });
    if (reply.status !== 200) throw new Error(`the log of a table was refused: ${reply.status}`);
    const page = JSON.parse(reply.body) as Page;
    entries.push(...page.entries);
    ({ next } = page);
  }
  return entries;
}

const plain = (entry: Entry | undefined): string => JSON.stringify(entry);

/** How many entries that somebody was told are not in the log exactly once, at their place and as they were told. */
export async function lostAt(
  url: string,
  from: string,
  tables: readonly RemoteTable[],
): Promise<{ readonly lost: number; readonly told: number }> {
  const id = tables[0]?.id;
  if (id === undefined) return { lost: 0, told: 0 };
  const log = await logOf(url, id, from);
  let lost = log.filter((entry, seq) => entry.seq !== seq).length;
  let told = 0;
  for (const table of tables) {
    told += table.log.length;
    lost += table.log.filter((entry) => plain(log[entry.seq]) !== plain(entry)).length;
  }
  return { lost, told };
}
