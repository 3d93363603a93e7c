// What is asked over HTTP.
import { GAME } from '../../server/play.ts';
import { ask, newPerson, newTable } from '../asking.ts';
import { crowd, pick, strike, tablesOfOthers, type Attack } from './attack.ts';

/** An attack by questions alone. */
const questions = (
  name: string,
  everyMs: number,
  blow: (about: { readonly url: string; readonly from: string; readonly count: number }) => Promise<unknown>,
): Attack => ({
  name,
  addresses: 2,
  run: (siege, from) =>
    strike(siege, { name, everyMs }, (count) =>
      blow({ url: siege.url, from: pick(from, count) ?? '', count }),
    ),
});

const PATHS = [
  '/%61pi/lobby',
  '/api/%6cobby',
  'http://elsewhere.example/api/lobby',
  '//api/lobby',
  '/API/lobby',
  '/api%2Flobby',
  '/api/nothing',
  '/%zz',
  '/metrics',
  `/api/tables/${'x'.repeat(2000)}`,
];

const tableStorm: Attack = {
  name: 'tables',
  addresses: 3,
  async run(siege, from) {
    const hosts = await Promise.all(from.map(async (one) => ({ one, cookies: await crowd(siege, one, 10) })));
    const body = { game: GAME, options: { seats: 2 }, access: 'public' };
    await strike(siege, { name: 'tables', everyMs: 50 }, async (count) => {
      const { one = '', cookies = [] } = pick(hosts, count) ?? {};
      await newTable(siege.url, { from: one, cookie: pick(cookies, count) ?? '', body });
    });
  },
};

/** Reads logs from their beginning, and whole matches, of tables where others play. */
const logReads: Attack = {
  name: 'log reads',
  addresses: 3,
  async run(siege, from) {
    const tables = await tablesOfOthers(siege, from[0] ?? '').catch(() => []);
    await strike(siege, { name: 'log reads', everyMs: 50 }, async (count) => {
      const id = pick(tables, count) ?? 'none';
      const path = count % 3 === 0 ? `/api/tables/${id}/match` : `/api/tables/${id}/log?from=0`;
      await ask(siege.url, { path, from: pick(from, count) ?? '' });
    });
  },
};

export const QUESTIONS: readonly Attack[] = [
  questions('identities', 30, ({ url, from }) => newPerson(url, from, 'Mallory')),
  questions('made-up callers', 30, ({ url, from, count }) =>
    ask(url, {
      path: '/api/lobby',
      from,
      headers: { 'x-forwarded-for': `198.51.${count % 250}.${(count >> 8) % 250}`, 'x-real-ip': '127.0.0.1' },
    }),
  ),
  questions('other spellings', 30, ({ url, from, count }) =>
    ask(url, { path: pick(PATHS, count) ?? '/', from }),
  ),
  questions('come, export, go', 500, async ({ url, from }) => {
    const cookie = await newPerson(url, from, 'Mallory');
    if (cookie === null) return;
    await ask(url, { path: '/api/me/export', from, cookie });
    await ask(url, { path: '/api/me', method: 'DELETE', from, cookie });
  }),
  tableStorm,
  logReads,
];
