import { setImmediate } from 'node:timers/promises';
import type { Person } from '../identity/identity.ts';
import type { Hub } from '../hub/hub.ts';

/** So much is read before others have the thread. */
const TABLES_AT_ONCE = 20;
const LINES_AT_ONCE = 200;

type Sources = Pick<Hub, 'tables' | 'stores'>;

/** Everything that is kept about somebody, as JSON, piece by piece. */
export async function* exportPerson(hub: Sources, { id, name }: Person): AsyncGenerator<string, void> {
  const visits = (await hub.stores.people.visitsOf(id)) ?? { cameAt: 0, namedAt: 0 };
  yield `${JSON.stringify({ name, ...visits }).slice(0, -1)},"tables":[`;
  yield* listed(tablesOf(hub, id));
  yield '],"chat":[';
  yield* listed(linesOf(hub, id));
  const [blocks, reports] = await Promise.all([hub.stores.people.blocksOf(id), reportsBy(hub, id)]);
  yield `],${JSON.stringify({ blocks, reports }).slice(1)}`;
}

/** Who was reported is told by the name they bore, never by their id. */
async function reportsBy({ stores }: Sources, person: string): Promise<readonly object[]> {
  const reports = await stores.reports.by(person);
  return reports.map(({ table, name, reason, note, at }) => ({ table, name, reason, note, at }));
}

async function* tablesOf(
  { stores, tables }: Sources,
  person: string,
): AsyncGenerator<readonly object[], void> {
  for (let after = 0; ;) {
    const some = await stores.tables.tablesNaming(person, { after, limit: TABLES_AT_ONCE });
    const last = some.at(-1);
    if (!last) return;
    yield await Promise.all(some.map(({ table }) => about(tables, table, person)));
    after = last.place;
    await setImmediate();
  }
}

async function about(tables: Hub['tables'], id: string, person: string): Promise<object> {
  const [shown, seat] = await Promise.all([tables.summary(id), tables.seatAt(id, person)]);
  const table = shown.ok ? shown.value : null;
  const began = table !== null && table.zero !== null;
  return { id, seat, table, match: began ? `/api/tables/${id}/match` : null };
}

async function* linesOf({ stores }: Sources, person: string): AsyncGenerator<readonly object[], void> {
  for (let after = 0; ;) {
    const some = await stores.chat.said(person, { after, limit: LINES_AT_ONCE });
    const last = some.at(-1);
    if (!last) return;
    yield some.map(({ place: _place, ...line }) => line);
    after = last.place;
    await setImmediate();
  }
}

/** The items of a JSON list. */
async function* listed(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string, void> {
  let between = '';
  for await (const page of pages) {
    yield between + page.map((item) => JSON.stringify(item)).join(',');
    between = ',';
  }
}
