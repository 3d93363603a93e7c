import { Readable } from 'node:stream';
import { LEVELS } from '@cubarium/bots/kit';
import { catalogue } from '@cubarium/catalogue';
import { isTimeName, type Access, type Refusal, type TableInfo } from '@cubarium/core';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Identities, Person } from '../identity/identity.ts';
import { cleanName } from '../identity/name.ts';
import type { Hub } from '../ws/hub.ts';
import type { Callers } from './callers.ts';
import { exportMatch } from './export-match.ts';
import { logPage } from './log-page.ts';
import {
  Anything,
  LogPage,
  LogQuery,
  MaybeMe,
  Me,
  NameBody,
  Refused,
  TableBody,
  TableCreated,
  TableId,
} from './schemas.ts';

export const COOKIE = 'cubarium';
const YEAR_S = 31_536_000;

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
  ['too-many', 429],
  ['not-stored', 503],
]);

const refuse = (reply: FastifyReply, status: number, error: Refusal): FastifyReply =>
  reply.code(status).send({ error });

export const personOf = (request: FastifyRequest, identities: Identities): Person | null =>
  identities.verify(request.cookies[COOKIE]);

/** Everything that is not live. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  addPeople(app, parts);
  addTables(app, parts);
  addReading(app, parts);
  addLogs(app, parts);
}

function addPeople(plain: FastifyInstance, parts: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { identities, hub, callers } = parts;
  const save = { response: { 200: Me, '4xx': Refused }, body: NameBody, tags: ['me'] };
  app.post(
    '/api/me',
    { schema: { ...save, summary: 'Be somebody, or change your name' } },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      if (name === null) return refuse(reply, 400, { code: 'bad-request' });
      const known = personOf(request, identities);
      if (!known && !hub.allowances.mayFrom(callers.networkOf(request.raw), 'newcomer'))
        return refuse(reply, 429, { code: 'too-fast' });
      const person = known ? await identities.rename(known.id, name) : await identities.create(name);
      const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: YEAR_S } as const;
      reply.setCookie(COOKIE, identities.token(person.id), { ...options, secure: parts.isSecure(request) });
      return { name: person.name };
    },
  );
  const read = { response: { 200: MaybeMe }, tags: ['me'], summary: 'Who you are; null for nobody yet' };
  app.get('/api/me', { schema: read }, (request) => ({
    name: personOf(request, identities)?.name ?? null,
  }));
  const forget = {
    response: { 204: {}, '4xx': Refused },
    tags: ['me'],
    summary: 'Delete everything about you',
  };
  app.delete('/api/me', { schema: forget }, async (request, reply) => {
    const person = personOf(request, identities);
    if (!person) return refuse(reply, 401, { code: 'unauthenticated' });
    parts.hangUp(person.id);
    await hub.tables.forget(person.id, hub.store.tablesOf(person.id));
    await identities.remove(person.id);
    return reply.clearCookie(COOKIE, { path: '/' }).code(204).send();
  });
}

function addTables(plain: FastifyInstance, { hub, identities, callers }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const create = { body: TableBody, response: { 201: TableCreated, '4xx': Refused }, tags: ['tables'] };
  app.post('/api/tables', { schema: { ...create, summary: 'Set up a table' } }, async (request, reply) => {
    const person = personOf(request, identities);
    if (!person) return refuse(reply, 401, { code: 'unauthenticated' });
    const from = callers.networkOf(request.raw);
    if (!hub.allowances.mayFrom(from, 'table')) return refuse(reply, 429, { code: 'too-fast' });
    const { game, options = {}, access, time, chat, awayMs } = request.body;
    const made = await hub.tables.create(
      {
        game,
        options,
        ...(access === undefined ? {} : { access: access as Access }),
        ...(isTimeName(time) ? { time } : {}),
        ...(chat === undefined ? {} : { chat }),
        ...(awayMs === undefined ? {} : { awayMs }),
      },
      person.id,
      from,
    );
    if (!made.ok) return refuse(reply, STATUS.get(made.error.code) ?? 400, made.error);
    return reply.code(201).send({ id: made.value.table.id });
  });
  const mine = { response: { 200: Anything }, tags: ['me'], summary: 'Tables you sit at' };
  app.get('/api/me/tables', { schema: mine }, (request) => tablesOf(personOf(request, identities), hub));
}

async function tablesOf(person: Person | null, hub: Hub): Promise<{ readonly tables: readonly TableInfo[] }> {
  const ids = person ? hub.store.tablesOf(person.id) : [];
  const tables = await Promise.all(ids.map((id) => hub.tables.summary(id)));
  return { tables: tables.filter((table) => table !== null) };
}

function addReading(plain: FastifyInstance, { hub }: RouteParts): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const games = { response: { 200: Anything }, tags: ['games'], summary: 'Games, their options and bots' };
  app.get('/api/games', { schema: games }, async () => {
    const rules = await Promise.all(catalogue.map((entry) => entry.rules()));
    return { levels: LEVELS, games: rules.map(({ id, optionSchema }) => ({ id, options: optionSchema })) };
  });
  const lobby = { response: { 200: Anything }, tags: ['tables'], summary: 'Open and running tables' };
  app.get('/api/lobby', { schema: lobby }, async () => hub.lobby.get());
  const one = { params: TableId, response: { 200: Anything, '4xx': Refused }, tags: ['tables'] };
  app.get('/api/tables/:id', { schema: { ...one, summary: 'A table' } }, async (request, reply) => {
    const table = await hub.tables.summary(request.params.id);
    return table ?? refuse(reply, 404, { code: 'no-table' });
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** What may be long: it leaves as it is stored, in pieces. */
function addLogs(plain: FastifyInstance, { hub }: RouteParts): void {
  const one = { params: TableId, tags: ['tables'] };
  const log = { ...one, querystring: LogQuery, response: { 200: LogPage, '4xx': Refused } };
  plain.get<{ Params: Static<typeof TableId>; Querystring: Static<typeof LogQuery> }>(
    '/api/tables/:id/log',
    { schema: { ...log, summary: 'The log of a match, page by page' } },
    async ({ params, query }, reply) => {
      const table = await hub.tables.summary(params.id);
      if (!table) return refuse(reply, 404, { code: 'no-table' });
      const page = await logPage(hub.store, params.id, { ...query, seq: table.seq });
      return reply.type(JSON_TYPE).send(Buffer.from(page));
    },
  );
  const file = { ...one, response: { 200: Anything, '4xx': Refused } };
  plain.get<{ Params: Static<typeof TableId> }>(
    '/api/tables/:id/match',
    { schema: { ...file, summary: 'The match as a file (docs/match-file.md)' } },
    async ({ params }, reply) => {
      const match = await exportMatch(hub, params.id);
      if (!match) return refuse(reply, 404, { code: 'no-table' });
      const named = reply.header('content-disposition', 'attachment; filename="match.json"');
      return named.type(JSON_TYPE).send(Readable.from(match));
    },
  );
}
