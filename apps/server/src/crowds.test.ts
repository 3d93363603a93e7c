import { join } from 'node:path';
import { setUp, visitorsOf } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

/** A proxy that is believed says where somebody comes from, so that a test can come from many addresses. */
const people = visitorsOf((folder) => {
  const args = ['--port', '0', '--data', join(folder, 'data'), '--log', 'silent', '--trust-proxy', '1'];
  return startServer(readConfig(args, {}));
});
const from = (address: string) => ({ 'x-forwarded-for': address });

const becomeSomebody = (address: string): Promise<Response> =>
  people.call('/api/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: '{"name":"Crowd"}',
  });
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('an address makes a club of people at once, and then a few', async () => {
  const answers = [];
  for (let i = 0; i < 62; i++) answers.push(await becomeSomebody('203.0.113.1'));
  expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(answers.at(-1)?.status).toBe(429);
  expect(await answers.at(-1)?.json()).toEqual({ error: { code: 'too-fast' } });
  expect((await becomeSomebody('203.0.113.2')).status).toBe(200);
  // Who is somebody already may change the name.
  const known = { ...from('203.0.113.1'), cookie: cookieOf(answers[0] ?? new Response()) };
  const renamed = await people.call('/api/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...known },
    body: '{"name":"Other"}',
  });
  expect(renamed.status).toBe(200);
});

test('an address has so many tables that wait for somebody, however many people sit behind it', async () => {
  const setUpFrom = async (cookie: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', cookie, ...from('203.0.113.3') };
    const body = '{"game":"ciub","access":"public"}';
    return (await people.call('/api/tables', { method: 'POST', headers, body })).status;
  };
  const statuses = [];
  for (let person = 0; person < 7; person++) {
    const cookie = cookieOf(await becomeSomebody('203.0.113.3'));
    for (let i = 0; i < 9; i++) statuses.push(await setUpFrom(cookie));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  expect(await setUp(people.url, people.ann, { game: 'ciub' })).toMatch(/\w/u);
});
