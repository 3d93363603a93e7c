import { isRecord, type JsonRecord } from '@cubarium/core';
import { API, FILES_API } from '@cubarium/protocol';
import { setUp, visitorsOf } from '@cubarium/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { readConfig } from '../base/config.ts';
import { startServer } from '../server.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', folder, '--log', 'silent'], {})),
);

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: JsonRecord }>>;
}

let operations = new Map<string, Operation>();
/** A table of each status. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  const document: unknown = await (await people.call('/api/docs/json')).json();
  const paths = isRecord(document) && isRecord(document.paths) ? document.paths : {};
  const found = Object.values(paths).flatMap((path) => (isRecord(path) ? Object.values(path) : []));
  operations = new Map((found as Operation[]).map((operation) => [operation.operationId, operation]));
  ids.open = await setUp(people.url, people.ann, { game: 'cubo', access: 'public' });
  const opened = (await (await people.call(`/api/tables/${ids.open}`)).json()) as { code: string };
  ids.code = opened.code;
  ids.running = (await people.match('ciub', { access: 'public' })).id;
  const ended = await people.match('ciub');
  await ended.act(ended.ann, { kind: 'resign', seat: 0 });
  await ended.bob.hear('table');
  ids.ended = ended.id;
});

const as = (who: 'ann' | 'bob' | null, more: RequestInit = {}): RequestInit => ({
  ...more,
  headers: {
    ...(who ? { cookie: people[who].cookie } : {}),
    ...(more.body === undefined ? {} : { 'content-type': 'application/json' }),
  },
});
const BOB = { name: 'Bob', seat: 1, said: null };
const RUDE = { reason: 'words', note: '' };
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

/** Ways to ask for every operation; the last of all forgets who asked. */
const QUESTIONS: Readonly<Record<string, readonly (() => Promise<Response>)[]>> = {
  beSomebody: [
    () => people.call('/api/me', as('ann', post({ name: 'Anna' }))),
    () => people.call('/api/me', as(null, post({ name: '' }))),
  ],
  whoAmI: [() => people.call('/api/me', as('ann')), () => people.call('/api/me')],
  setUpTable: [
    () => people.call('/api/tables', as('ann', post({ game: 'cubo' }))),
    () => people.call('/api/tables', as(null, post({ game: 'cubo' }))),
    () => people.call('/api/tables', as('ann', post({ game: 'chess' }))),
  ],
  exportMe: [
    () => people.call('/api/me/export', as('ann')),
    () => people.call('/api/me/export', as('bob')),
    () => people.call('/api/me/export'),
  ],
  myTables: [() => people.call('/api/me/tables', as('ann'))],
  myBlocks: [() => people.call('/api/me/blocks', as('ann')), () => people.call('/api/me/blocks')],
  block: [
    () => people.call('/api/me/blocks', as('ann', post({ table: ids.running, ...BOB }))),
    () => people.call('/api/me/blocks', as('ann', post({ table: 'none', ...BOB }))),
  ],
  unblock: [() => people.call('/api/me/blocks/none', as('ann', { method: 'DELETE' }))],
  report: [
    () => people.call('/api/me/reports', as('ann', post({ table: ids.running, ...BOB, ...RUDE }))),
    () => people.call('/api/me/reports', as(null, post({ table: ids.running, ...BOB, ...RUDE }))),
  ],
  games: [() => people.call('/api/games')],
  lobby: [() => people.call('/api/lobby')],
  here: [() => people.call('/api/here')],
  table: ['open', 'running', 'ended', 'none'].map(
    (which) => () => people.call(`/api/tables/${ids[which] ?? which}`),
  ),
  byCode: [() => people.call(`/api/codes/${ids.code}`), () => people.call('/api/codes/bbbbb')],
  log: ['running', 'ended', 'none'].map(
    (which) => () => people.call(`/api/tables/${ids[which] ?? which}/log`),
  ),
  match: ['open', 'running', 'ended', 'none'].map(
    (which) => () => people.call(`/api/tables/${ids[which] ?? which}/match`),
  ),
  forgetMe: [
    () => people.call('/api/me', as(null, { method: 'DELETE' })),
    () => people.call('/api/me', as('bob', { method: 'DELETE' })),
  ],
};

/** The schema of what the document promises for this status; null for nothing. */
function promised({ responses }: Operation, status: number): unknown {
  const answer = responses[status] ?? responses[`${String(status)[0]}XX`];
  if (!answer) throw new Error(`the document does not know an answer ${status}`);
  const [content] = Object.values(answer.content ?? {});
  return isRecord(content) ? content.schema : null;
}

/** What an answer has otherwise than was promised. */
function deviations(schema: unknown, text: string): readonly unknown[] {
  if (!isRecord(schema)) return text === '' ? [] : [text];
  return [...Compile(schema).Errors(JSON.parse(text))];
}

describe('the document of the API', () => {
  test('has a name for every operation, and each is declared once and asked for here', () => {
    expect([...operations.keys()].toSorted()).toEqual(Object.keys({ ...API, ...FILES_API }).toSorted());
    expect([...operations.keys()].toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
  });

  test('tells what is refused, and answers with more than that it is an object', () => {
    const vague = [...operations.values()].filter((operation) => {
      const status = Object.keys(operation.responses).find((each) => each.startsWith('2'));
      const schema = promised(operation, Number(status));
      return !operation.responses['4XX'] || (isRecord(schema) && !isRecord(schema.properties));
    });
    expect(vague.map(({ operationId }) => operationId)).toEqual([]);
  });

  test.each(Object.entries(QUESTIONS))('promises what %s answers', async (name, questions) => {
    const operation = operations.get(name);
    if (!operation) throw new Error('no such operation');
    for (const ask of questions) {
      const answer = await ask();
      expect(deviations(promised(operation, answer.status), await answer.text())).toEqual([]);
    }
  });
});
