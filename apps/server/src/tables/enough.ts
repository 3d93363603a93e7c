import type { HostedTable } from './hosted-table.ts';

const MOST_OPEN = { ofPerson: 10, fromAddress: 60 };

/** Who sets up a table, and from which address. */
export interface Founder {
  readonly host: string;
  readonly from: string | null;
}

/** True for who has set up as many tables as anybody may without starting them. */
export function hasEnoughOpen(tables: Iterable<HostedTable>, { host, from }: Founder): boolean {
  let own = 0;
  let fromThere = 0;
  for (const hosted of tables) {
    if (hosted.table.record.status !== 'open') continue;
    if (hosted.table.record.host === host) own++;
    if (from !== null && hosted.from === from) fromThere++;
  }
  return own >= MOST_OPEN.ofPerson || fromThere >= MOST_OPEN.fromAddress;
}
