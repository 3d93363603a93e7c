import { wholeLog } from '@cubarium/table';
import { MOST_REPORTS } from '../../ports/reports.ts';
import { MoveError, type House } from './house.ts';
import { allPeople, allSayings, allTables } from './lists.ts';

/** Everything that was carried over is there, entry by entry, and nothing else; throws what differs first. */
export async function compare(from: House, to: House, left: readonly string[]): Promise<void> {
  const isCarried = ({ table }: { readonly table: string }): boolean => !left.includes(table);
  for await (const [a, b] of pairs(allTables(from.census), allTables(to.census), isCarried)) {
    same('a table', [a?.table, a?.touchedAt], [b?.table, b?.touchedAt]);
    if (a) await compareTable(from, to, a.table);
  }
  for await (const [a, b] of pairs(allPeople(from.census), allPeople(to.census))) {
    same('somebody', a, b);
    if (a) same('a block', await from.census.blocksOf(a.id), await to.census.blocksOf(a.id));
  }
  const all = MOST_REPORTS.inAll;
  same('a report', await from.reports.newest(all), await to.reports.newest(all));
  for await (const [a, b] of pairs(allSayings(from.census), allSayings(to.census), isCarried))
    same('a line of the chat', [a?.table, a?.person, a?.line], [b?.table, b?.person, b?.line]);
  same('who is to be forgotten', await from.people.beingForgotten(), await to.people.beingForgotten());
  same(
    'what the server keeps about itself',
    sorted(await from.census.meta()),
    sorted(await to.census.meta()),
  );
}

async function compareTable(from: House, to: House, table: string): Promise<void> {
  same(`the table ${table}`, await from.tables.peek(table), await to.tables.peek(table));
  same(`the log of ${table}`, await wholeLog(from.tables, table), await wholeLog(to.tables, table));
}

const sorted = (map: ReadonlyMap<string, string>) =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));

function same(what: string, a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new MoveError(`${what} did not arrive as it was.`);
}

/** One of each, to the end of the longer. */
async function* pairs<T>(
  first: AsyncGenerator<T, void>,
  second: AsyncGenerator<T, void>,
  counts: (one: T) => boolean = () => true,
): AsyncGenerator<readonly [T | undefined, T | undefined], void> {
  const nextOf = async (list: AsyncGenerator<T, void>): Promise<T | undefined> => {
    for (let next = await list.next(); !next.done; next = await list.next())
      if (counts(next.value)) return next.value;
    return undefined;
  };
  for (;;) {
    const pair = [await nextOf(first), await nextOf(second)] as const;
    if (pair[0] === undefined && pair[1] === undefined) return;
    yield pair;
  }
}
