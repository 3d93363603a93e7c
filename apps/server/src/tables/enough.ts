import type { HostedTable } from './hosted-table.ts';

const MOST_OPEN = { ofPerson: 10, fromAddress: 60 };

/** Who sets up a table, and from which address. */
export interface Founder {
  readonly host: string;
  readonly from: string | null;
}

export interface KnownTables {
  readonly inMemory: ReadonlyMap<string, HostedTable>;
  /** The ids of those of the host that are stored as not started. */
  readonly stored: readonly string[];
}

/** True for who has set up as many tables as anybody may without starting them. */
export function hasEnoughOpen({ inMemory, stored }: KnownTables, { host, from }: Founder): boolean {
  // After a restart nobody has come to them yet; those in memory may have started a moment ago.
  let own = stored.filter((id) => !inMemory.has(id)).length;
  let fromThere = 0;
  for (const hosted of inMemory.values()) {
    if (hosted.table.record.status !== 'open') continue;
    if (hosted.table.record.host === host) own++;
    if (from !== null && hosted.from === from) fromThere++;
  }
  return own >= MOST_OPEN.ofPerson || fromThere >= MOST_OPEN.fromAddress;
}
