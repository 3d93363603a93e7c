import { setImmediate } from 'node:timers/promises';
import type { Person } from '../identity/identity.ts';
import type { Hub } from '../hub/hub.ts';

/** So much is read before others have the thread. */
const TABLES_AT_ONCE = 20;
const LINES_AT_ONCE = 200;

type Sources = Pick<Hub, 'tables' | 'traces'>;

/** Everything that is kept about somebody, as JSON, piece by piece. */
export async function* exportPerson(hub: Sources, { id, name }: Person): AsyncGenerator<string, void> {
  const visits = hub.traces.visitsOf(id) ?? { cameAt: 0, namedAt: 0 };
  yield `${JSON.stringify({ name, ...visits }).slice(0, -1)},"tables":[`;
  yield* listed(tablesOf(hub, id));
  yield '],"chat":[';
  yield* listed(linesOf(hub, id));
  yield ']}';
}

async function* tablesOf(
  { traces, tables }: Sources,
  person: string,
): AsyncGenerator<readonly object[], void> {
  for (let after = 0; ;) {
    const some = traces.tablesNaming(person, after, TABLES_AT_ONCE);
    const last = some.at(-1);
    if (!last) return;
    yield await Promise.all(some.map(({ table }) => about(tables, table, person)));
    after = last.key;
    await setImmediate();
  }
}

async function about(tables: Hub['tables'], id: string, person: string): Promise<object> {
  const [shown, seat] = await Promise.all([tables.summary(id), tables.seatAt(id, person)]);
  const table = shown.ok ? shown.value : null;
  const began = table !== null && table.zero !== null;
  return { id, seat, table, match: began ? `/api/tables/${id}/match` : null };
}

async function* linesOf({ traces }: Sources, person: string): AsyncGenerator<readonly object[], void> {
  for (let after = 0; ;) {
    const some = traces.said(person, after, LINES_AT_ONCE);
    const last = some.at(-1);
    if (!last) return;
    yield some.map(({ id: _id, ...line }) => line);
    after = last.id;
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
