import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { Metrics } from '../base/metrics.ts';
import { addOperations } from './operations.ts';

const TOKEN = '0123456789abcdef';
const HERE = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:8787' } };

async function read(
  from: { readonly remoteAddress: string; readonly headers: Readonly<Record<string, string>> },
  metricsToken: string | null = null,
) {
  const app = fastify();
  addOperations(app, {
    hub: { metrics: new Metrics(), stores: { tables: { isWritable: true } } },
    colleagues: null,
    config: { metricsToken },
    isReady: () => true,
  });
  const answer = await app.inject({ url: '/metrics', ...from });
  return answer.statusCode === 200 ? answer.body.includes('cubarium_') : answer.json<object>();
}

describe('the figures', () => {
  test('are for this machine', async () => {
    expect(await read(HERE)).toBe(true);
    expect(await read({ remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' } })).toBe(true);
    expect(await read({ remoteAddress: '::1', headers: { host: '[::1]:8787' } })).toBe(true);
  });

  test.each([
    ['from another machine', { ...HERE, remoteAddress: '192.168.1.7' }],
    ['for somebody else', { ...HERE, headers: { ...HERE.headers, 'x-forwarded-for': '127.0.0.1' } }],
    ['under a name that others use', { ...HERE, headers: { host: 'cubarium.example' } }],
  ])('not asked for %s', async (_name, from) => {
    expect(await read(from)).toEqual({ error: { code: 'forbidden' } });
  });

  test('with a token they are for who carries it, wherever that is, and nobody else', async () => {
    const far = { remoteAddress: '192.168.1.7', headers: { host: 'cubarium.example' } };
    const carrying = (token: string) => ({ ...far, headers: { ...far.headers, authorization: token } });
    expect(await read(carrying(`Bearer ${TOKEN}`), TOKEN)).toBe(true);
    const no = { error: { code: 'unauthenticated' } };
    expect(await read(HERE, TOKEN)).toEqual(no);
    for (const wrong of ['Bearer 0123456789abcdeg', 'Bearer', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, TOKEN])
      expect(await read(carrying(wrong), TOKEN)).toEqual(no);
  });
});
