import { err, ok, type Refusal, type Result } from '@cubarium/core';
import { API, type Whom } from '@cubarium/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../hub/hub.ts';
import { unguessable, type Person } from '../identity/identity.ts';
import { cleanText } from '../identity/name.ts';
import { DOCUMENTED } from './documented.ts';
import { personOf, refuse, type RouteParts } from './routes.ts';

/** Whoever cannot stand more people than this plays with friends alone. */
const MOST_BLOCKS = 200;
/** So many of the last lines of whom is reported go with the report. */
const LINES = 10;

/** Blocking and reporting. Who is meant is told by what is seen at a table; ids of people never leave. */
export function addConduct(plain: FastifyInstance, parts: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { hub, identities, callers } = parts;
  const { people } = hub.stores;
  const blocksOf = async ({ id }: Person) => ({ blocks: await people.blocksOf(id) });
  app.get(API.myBlocks.path, { schema: DOCUMENTED.myBlocks }, async (request, reply) => {
    const me = await personOf(request, identities);
    return me ? blocksOf(me) : refuse(reply, { code: 'unauthenticated' });
  });
  app.post(API.block.path, { schema: DOCUMENTED.block }, async (request, reply) => {
    const me = await personOf(request, identities);
    if (!me) return refuse(reply, { code: 'unauthenticated' });
    const allowance = hub.allowances.of(me.id, callers.networkOf(request.raw));
    if (!allowance.may('block')) return refuse(reply, { code: 'too-fast' });
    const meant = await whoIsMeant(hub, me, request.body);
    if (!meant.ok) return refuse(reply, meant.error);
    const { blocks } = await blocksOf(me);
    if (blocks.length >= MOST_BLOCKS) return refuse(reply, { code: 'too-many' });
    const { name } = request.body;
    await people.block(me.id, { blocked: meant.value, id: unguessable(), name, at: hub.now() });
    return blocksOf(me);
  });
  app.delete(API.unblock.path, { schema: DOCUMENTED.unblock }, async (request, reply) => {
    const me = await personOf(request, identities);
    if (!me) return refuse(reply, { code: 'unauthenticated' });
    await people.unblock(me.id, request.params.id);
    return blocksOf(me);
  });
  addReporting(plain, parts);
}

function addReporting(plain: FastifyInstance, { hub, identities, callers }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.post(API.report.path, { schema: DOCUMENTED.report }, async (request, reply) => {
    const me = await personOf(request, identities);
    if (!me) return refuse(reply, { code: 'unauthenticated' });
    const allowance = hub.allowances.of(me.id, callers.networkOf(request.raw));
    if (!allowance.may('report')) return refuse(reply, { code: 'too-fast' });
    const meant = await whoIsMeant(hub, me, request.body);
    if (!meant.ok) return refuse(reply, meant.error);
    const { table, name, reason, note } = request.body;
    const said = await hub.stores.chat.recent(table);
    const lines = said.flatMap((each) => (each.person === meant.value ? [each.line] : [])).slice(-LINES);
    const at = hub.now();
    const both = { reporter: me.id, by: me.name, reported: meant.value, name };
    await hub.stores.reports.add({ ...both, table, reason, note: cleanText(note), lines, at });
    return { at };
  });
}

/** Who is seen at a table by somebody who is there as well. */
async function whoIsMeant(
  { tables, stores, errands }: Pick<Hub, 'tables' | 'stores' | 'errands'>,
  me: Person,
  { table: id, name, seat, said }: Whom,
): Promise<Result<string, Refusal>> {
  const present = await errands.run({ kind: 'isHere', table: id, person: me.id });
  if (!present.ok) return err({ ...present.error });
  // From elsewhere one sees nobody: whoever has an address of a table could name people they never met.
  if (!present.value) return err({ code: 'not-joined' });
  const looked = await tables.look(id);
  if (!looked.ok) return err({ ...looked.error });
  const sitting = seat === null ? null : (looked.value.record.seats[seat] ?? null);
  const spoke = async () => (said === null ? null : stores.chat.speaker(id, { name, at: said }));
  const found = sitting?.name === name ? sitting.person : await spoke();
  // They may have stood up in this moment, and somebody else sits there.
  if (found === null) return err({ code: 'stale' });
  return found === me.id ? err({ code: 'bad-request' }) : ok(found);
}
