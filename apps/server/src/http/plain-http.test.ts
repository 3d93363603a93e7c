import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HELLO } from '@cubarium/protocol';
import { visitorsOf } from '@cubarium/testkit';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addressesForOthers } from '../base/addresses.ts';
import { readConfig } from '../base/config.ts';
import { startServer } from '../server.ts';
import { addHere } from './here.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', join(folder, 'data'), '--log', 'silent'], {})),
);

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks as a browser does that has the page open under another name. */
async function ask({ path, method = 'GET', headers = {}, body = '' }: Asked) {
  const asking = request(people.url + path, { method, headers });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const port = (): number => Number(new URL(people.url).port);
const atHome = (): Readonly<Record<string, string>> => ({
  host: `cubarium.test:${port()}`,
  origin: `http://cubarium.test:${port()}`,
});

describe('a page under a name of the home network', () => {
  test('is our own at both doors', async () => {
    const headers = { ...atHome(), 'content-type': 'application/json' };
    const me = await ask({ path: '/api/me', method: 'POST', headers, body: '{"name":"Ada"}' });
    expect(me.status).toBe(200);
    const [cookie = ''] = me.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^cubarium=/);
    expect(cookie).not.toContain('Secure');
    const socket = people.socketOf({ ...atHome(), cookie });
    expect(await socket.ask(HELLO, 'welcome')).toMatchObject({ name: 'Ada' });
  });

  test('is not told to use what only encryption gives', async () => {
    for (const path of ['/api/docs/', '/api/docs/static/index.html', '/api/lobby', '/nothing']) {
      const { headers } = await ask({ path, headers: atHome() });
      expect(headers['content-security-policy']).toContain(`default-src 'self'`);
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(isolated(headers)).toEqual([undefined, undefined, undefined]);
    }
  });
});

const isolated = (headers: IncomingHttpHeaders): readonly unknown[] =>
  ['strict-transport-security', 'cross-origin-opener-policy', 'origin-agent-cluster'].map(
    (name) => headers[name],
  );

test('a page of this machine is kept apart from others', async () => {
  const { headers } = await ask({ path: '/api/lobby' });
  expect(isolated(headers)).toEqual([undefined, 'same-origin', '?1']);
});

describe('where other devices find us', () => {
  const told = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const { addresses } = JSON.parse((await ask({ path: '/api/here', headers })).body) as {
      addresses: unknown;
    };
    return addresses;
  };

  test('is told at this machine', async () => {
    const addresses = addressesForOthers({ host: '0.0.0.0', port: port() });
    expect(await told({})).toEqual(addresses);
    expect(await told({ host: `localhost:${port()}` })).toEqual(addresses);
  });

  test('is not told to others, nor through a proxy, nor under a name that leads here', async () => {
    expect(await told({ host: 'games.example' })).toEqual([]);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await told({ [header]: '203.0.113.9' })).toEqual([]);
    const app = fastify();
    addHere(app, { host: '0.0.0.0' });
    const asked = { url: '/api/here', headers: { host: 'localhost' }, remoteAddress: '192.168.1.30' };
    expect((await app.inject(asked)).json()).toEqual({ addresses: [] });
  });

  test('is part of the documentation', async () => {
    const { paths } = JSON.parse((await ask({ path: '/api/docs/json' })).body) as { paths: object };
    expect(paths).toHaveProperty('/api/here');
  });
});
