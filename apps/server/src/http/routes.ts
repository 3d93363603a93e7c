import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { LEVELS } from '@cubarium/bots/kit';
import { catalogue } from '@cubarium/catalogue';
import { API, cleanCode, FILES_API } from '@cubarium/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Identities, Person } from '../identity/identity.ts';
import { cleanName } from '../identity/name.ts';
import type { Hub } from '../hub/hub.ts';
import { awaitedAt } from '../tables/hosted-table.ts';
import type { TableChoices } from '../tables/new-tables.ts';
import type { Callers } from '../base/callers.ts';
import { DOCUMENTED, type LogQuery, type TableId } from './documented.ts';
import { exportMatch } from './export-match.ts';
import { exportPerson } from './export-person.ts';
import { logPage } from './log-page.ts';

export const COOKIE = 'cubarium';
const JSON_TYPE = 'application/json; charset=utf-8';
const YEAR_S = 31_536_000;
/** Of somebody's own tables. */
const MOST_SHOWN = 200;
/** So many of them, the newest, are opened to see whose move it is. */
const MOST_OPENED = 20;

export interface RouteParts {
  readonly callers: Callers;
  readonly hub: Hub;
  readonly identities: Identities;
  /** True when the connection to the browser is encrypted. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Ends the connections of somebody who is no more. */
  readonly hangUp: (person: string) => void;
}

/** What a refusal is in HTTP, where it is not the caller's mistake. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['unauthenticated', 401],
  ['no-table', 404],
  ['too-fast', 429],
  ['too-many', 429],
  ['damaged', 500],
  ['not-stored', 503],
]);

export const refuse = (reply: FastifyReply, error: { readonly code: string }): FastifyReply =>
  reply.code(STATUS.get(error.code) ?? 400).send({ error });

export const personOf = (request: FastifyRequest, identities: Identities): Promise<Person | null> =>
  identities.verify(request.cookies[COOKIE]);

/** Everything that is not live. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  addPeople(app, parts);
  addTables(app, parts);
  addReading(app, parts);
  addCodes(app, parts);
  addLogs(app, parts);
}

function addPeople(plain: FastifyInstance, parts: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { identities, hub, callers } = parts;
  app.post(API.beSomebody.path, { schema: DOCUMENTED.beSomebody }, async (request, reply) => {
    const name = cleanName(request.body.name);
    if (name === null) return refuse(reply, { code: 'bad-request' });
    const known = await personOf(request, identities);
    if (!known && !hub.allowances.mayFrom(callers.networkOf(request.raw), 'newcomer'))
      return refuse(reply, { code: 'too-fast' });
    const person = known ? await identities.rename(known.id, name) : await identities.create(name);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: YEAR_S } as const;
    reply.setCookie(COOKIE, identities.token(person.id), { ...options, secure: parts.isSecure(request) });
    return { name: person.name };
  });
  app.get(API.whoAmI.path, { schema: DOCUMENTED.whoAmI }, (request) =>
    personOf(request, identities).then((person) => ({ name: person?.name ?? null })),
  );
  app.delete(FILES_API.forgetMe.path, { schema: DOCUMENTED.forgetMe }, async (request, reply) => {
    const person = await personOf(request, identities);
    if (!person) return refuse(reply, { code: 'unauthenticated' });
    await hub.forgetting.begin(person.id);
    parts.hangUp(person.id);
    const isDone = await soon(hub.forgetting.finish(person.id), hub.onError);
    return reply
      .clearCookie(COOKIE, { path: '/' })
      .code(isDone ? 204 : 202)
      .send(null);
  });
  plain.get(FILES_API.exportMe.path, { schema: DOCUMENTED.exportMe }, async (request, reply) => {
    const person = await personOf(request, identities);
    if (!person) return refuse(reply, { code: 'unauthenticated' });
    const allowance = hub.allowances.of(person.id, callers.networkOf(request.raw));
    if (!allowance.may('export')) return refuse(reply, { code: 'too-fast' });
    const named = reply.header('content-disposition', 'attachment; filename="cubarium.json"');
    return named.type(JSON_TYPE).send(Readable.from(exportPerson(hub, person)));
  });
}

/** Nobody waits longer than this for something that is done anyway. */
const PATIENCE_MS = 10_000;

/** True for what is done in a while; what takes longer, or fails, goes on without anybody waiting. */
async function soon(work: Promise<boolean>, onError: (error: unknown) => void): Promise<boolean> {
  const done = new AbortController();
  const late = setTimeout(PATIENCE_MS, false, { signal: done.signal }).catch(() => false);
  const worked = work.catch((error: unknown) => {
    onError(error);
    return false;
  });
  return Promise.race([worked, late]).finally(() => done.abort());
}

function addTables(plain: FastifyInstance, { hub, identities, callers }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.post(API.setUpTable.path, { schema: DOCUMENTED.setUpTable }, async (request, reply) => {
    const person = await personOf(request, identities);
    if (!person) return refuse(reply, { code: 'unauthenticated' });
    const from = callers.networkOf(request.raw);
    if (!hub.allowances.mayFrom(from, 'table')) return refuse(reply, { code: 'too-fast' });
    const { game, options = {}, ...rest } = request.body;
    const made = await hub.tables.create(
      // Nothing but what is declared, and nothing undefined: it came as JSON.
      { game, options, ...(rest as Omit<TableChoices, 'game' | 'options'>) },
      person.id,
      from,
    );
    if (!made.ok) return refuse(reply, made.error);
    return reply.code(201).send({ id: made.value.table.id });
  });
  app.get(API.myTables.path, { schema: DOCUMENTED.myTables }, (request) =>
    personOf(request, identities).then((person) => tablesOf(person, hub)),
  );
}

async function tablesOf(person: Person | null, hub: Hub): Promise<Static<typeof API.myTables.answer>> {
  const ids = person ? await hub.stores.tables.tablesOf(person.id, MOST_SHOWN) : [];
  const tables = await Promise.all(ids.map((id) => hub.tables.summary(id)));
  const found = tables.flatMap((table) => (table.ok ? [table.value] : []));
  const running = found.filter(({ status }) => status === 'running').slice(0, MOST_OPENED);
  const awaited = await Promise.all(running.map(({ id }) => isAwaited(hub, id, person?.id ?? '')));
  const yours = new Set(running.flatMap(({ id }, i) => (awaited[i] ? [id] : [])));
  return { tables: found.map((table) => ({ ...table, yours: yours.has(table.id) })) };
}

/** Only the state of a match tells whose move it is. */
async function isAwaited(hub: Hub, table: string, person: string): Promise<boolean> {
  const looked = await hub.tables.look(table);
  return looked.ok && awaitedAt(looked.value)?.includes(person) === true;
}

function addReading(plain: FastifyInstance, { hub }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.get(FILES_API.games.path, { schema: DOCUMENTED.games }, async () => {
    const rules = await Promise.all(catalogue.map((entry) => entry.rules()));
    return { levels: LEVELS, games: rules.map(({ id, optionSchema }) => ({ id, options: optionSchema })) };
  });
  // Many ask, and it changes a few times a second at most.
  plain.get(API.lobby.path, { schema: DOCUMENTED.lobby }, async (_request, reply) =>
    reply.type(JSON_TYPE).send(hub.lobby.text()),
  );
  app.get(API.table.path, { schema: DOCUMENTED.table }, async (request, reply) => {
    const table = await hub.tables.summary(request.params.id);
    return table.ok ? table.value : refuse(reply, table.error);
  });
}

/** A table by what somebody read out to somebody else. Wrong ones cost as much as right ones. */
function addCodes(plain: FastifyInstance, { hub, callers }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.get(API.byCode.path, { schema: DOCUMENTED.byCode }, async (request, reply) => {
    if (!hub.allowances.mayFrom(callers.networkOf(request.raw), 'code'))
      return refuse(reply, { code: 'too-fast' });
    const code = cleanCode(request.params.id);
    const id = code === null ? null : await hub.stores.tables.withCode(code);
    return id === null ? refuse(reply, { code: 'no-table' }) : { id };
  });
}

/** What may be long: it leaves as it is stored, in pieces. */
function addLogs(plain: FastifyInstance, { hub }: RouteParts): void {
  plain.get<{ Params: Static<typeof TableId>; Querystring: Static<typeof LogQuery> }>(
    API.log.path,
    { schema: DOCUMENTED.log },
    async ({ params, query }, reply) => {
      const table = await hub.tables.summary(params.id);
      if (!table.ok) return refuse(reply, table.error);
      const page = await logPage(hub.stores.tables, params.id, { ...query, seq: table.value.seq });
      return reply.type(JSON_TYPE).send(Buffer.from(page));
    },
  );
  plain.get<{ Params: Static<typeof TableId> }>(
    FILES_API.match.path,
    { schema: DOCUMENTED.match },
    async ({ params }, reply) => {
      const match = await exportMatch(hub, params.id);
      if (!match.ok) return refuse(reply, match.error);
      const named = reply.header('content-disposition', 'attachment; filename="match.json"');
      return named.type(JSON_TYPE).send(Readable.from(match.value));
    },
  );
}
