import { describeChat } from './chat.ts';
import { describeMeta } from './meta.ts';
import { describePeople } from './people.ts';
import { describeReports } from './reports.ts';
import { describeTableStore } from './tables.ts';
import type { OpenStorage } from './under-test.ts';

export { describeStore } from './events.ts';
export { describeHolders } from './holders.ts';

/** The suites of everything that a server keeps, apart from the logs of tables: `describeStore` has those. */
export function describeStorage(name: string, open: OpenStorage): void {
  describeTableStore(name, open);
  describePeople(name, open);
  describeChat(name, open);
  describeReports(name, open);
  describeMeta(name, open);
}
