import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSE_CODES, HELLO, LIMITS, PROTOCOL_VERSION } from '@cubarium/protocol';
import { comeIn, ROLL, setUp, visitorsOf } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

const people = visitorsOf((folder) => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the app');
  writeFileSync(join(folder, 'large.js'), '// nothing new\n'.repeat(1000));
  const args = ['--port', '0', '--data', join(folder, 'data'), '--log', 'silent', '--web', folder];
  return startServer(readConfig(args, {}));
});

describe('who may come in', () => {
  test('unauthenticated: told so, and closed', async () => {
    const id = await setUp(people.url, people.ann, { game: 'ciub' });
    const watch = { t: 'join', table: id, after: null };
    for (const headers of [{}, { cookie: `${people.ann.cookie.slice(0, -2)}xx` }]) {
      const stranger = people.socketOf(headers);
      expect(await stranger.ask(HELLO, 'welcome')).toMatchObject({ name: null });
      expect(await stranger.ask(watch, 'error')).toEqual({ t: 'error', code: 'unauthenticated' });
      expect(await stranger.ended).toBe(CLOSE_CODES.unauthenticated);
    }
    expect(
      (
        await people.call('/api/tables', {
          method: 'POST',
          body: '{"game":"ciub"}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(401);
  });

  test('who is nobody yet may look around, and is no error', async () => {
    const me = await people.call('/api/me', { headers: { cookie: 'cubarium=forgotten.long-ago' } });
    expect([me.status, await me.json()]).toEqual([200, { name: null }]);
    const mine = await people.call('/api/me/tables');
    expect([mine.status, await mine.json()]).toEqual([200, { tables: [] }]);
    const stranger = people.socketOf({});
    await stranger.ask(HELLO, 'welcome');
    expect(await stranger.ask({ t: 'ping', at: 1 }, 'pong')).toMatchObject({ at: 1 });
    await stranger.ask({ t: 'lobby', on: true }, 'lobby');
    const from = stranger.heard.length;
    const id = await setUp(people.url, people.bob, { game: 'ciub', access: 'public' });
    const host = await people.greeted(people.bob);
    await host.ask({ t: 'join', table: id, after: null }, 'joined');
    expect(await stranger.hear('lobby', from)).toMatchObject({ lobby: { open: [{ id }] } });
    const before = stranger.heard.length;
    host.close();
    expect(await stranger.hear('lobby', before)).toMatchObject({ lobby: { open: [{ id, watching: 0 }] } });
  });

  test('cross-origin: refused at both doors', async () => {
    const headers = { cookie: people.ann.cookie, origin: 'https://elsewhere.example' };
    expect(await people.socketOf(headers).ended).toBe(403);
    const posted = await people.call('/api/me', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
    expect(posted.status).toBe(403);
    expect(await posted.json()).toEqual({ error: { code: 'cross-origin' } });
    const own = people.socketOf({ cookie: people.ann.cookie, origin: people.url });
    await own.ask(HELLO, 'welcome');
  });

  test('an old client is told to reload', async () => {
    const old = people.socketOf({ cookie: people.ann.cookie });
    expect(await old.ask({ t: 'hello', v: PROTOCOL_VERSION - 1 }, 'error')).toMatchObject({ code: 'reload' });
    expect(await old.ended).toBe(CLOSE_CODES.reload);
  });

  test('the identity is a cookie that scripts cannot read, and a name is cleaned', async () => {
    const answer = await people.call('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  A\u202Eda\n ' + 'x'.repeat(60) }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/u);
    const { name } = (await answer.json()) as { name: string };
    expect(name.startsWith('Ada xxx')).toBe(true);
    expect(name).toHaveLength(LIMITS.name);
  });
});

describe('what may be said', () => {
  test('oversized: closed, over HTTP 413', async () => {
    const socket = await people.greeted(people.ann);
    await socket.send('x'.repeat(20_000));
    expect(await socket.ended).toBe(1009);
    const answer = await people.call('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(20_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: { code: 'too-long' } });
  });

  test('nonsense, too early, unknown tables and channels are answered with a code', async () => {
    const socket = people.socketOf({ cookie: people.ann.cookie });
    expect(await socket.ask('{', 'error')).toMatchObject({ code: 'bad-message' });
    expect(await socket.ask({ t: 'lobby', on: true }, 'error')).toMatchObject({ code: 'hello-first' });
    await socket.ask(HELLO, 'welcome');
    const nowhere = { t: 'join', table: 'nowhere', after: null };
    expect(await socket.ask(nowhere, 'error')).toMatchObject({ code: 'no-table', table: 'nowhere' });
    const blind = { t: 'do', c: 999_999, id: 'q', after: 0, command: ROLL };
    expect(await socket.ask(blind, 'no')).toMatchObject({ id: 'q', error: { code: 'not-joined' } });
  });

  test('too fast: told, then closed', async () => {
    const socket = await people.greeted(people.bob);
    for (let i = 0; i < 200; i++) await socket.send({ t: 'ping', at: i });
    expect(await socket.hear('error')).toMatchObject({ code: 'too-fast' });
    expect(await socket.ended).toBe(CLOSE_CODES['too-fast']);
  });

  test('chat is cleaned, limited and can be switched off', async () => {
    const party = await people.match('ciub');
    const said = await party.bob.ask({ t: 'say', c: party.c, text: ' hi \u0007 there ' }, 'said');
    expect(said).toMatchObject({ name: 'Bob', seat: 1, text: 'hi there' });
    for (let i = 0; i < 8; i++) await party.bob.send({ t: 'say', c: party.c, text: `${i}` });
    expect(await party.bob.hear('error')).toMatchObject({ code: 'too-fast' });
    const off = { t: 'do', c: party.c, id: 'off', after: 0, command: { kind: 'chat', on: false } };
    expect(await party.bob.ask({ ...off, id: 'b' }, 'no')).toMatchObject({ error: { code: 'not-host' } });
    await party.ann.ask(off, 'ok');
    expect(await party.ann.ask({ t: 'say', c: party.c, text: 'x' }, 'error')).toMatchObject({
      code: 'chat-is-off',
    });
  });

  test('emotes go to all, live placing to the others, from seats only', async () => {
    const party = await people.match('ciub');
    await party.ann.send({ t: 'live', c: party.c, data: 'r1,b2' });
    expect(await party.bob.hear('live')).toEqual({ t: 'live', c: party.c, seat: 0, data: 'r1,b2' });
    await party.bob.send({ t: 'emote', c: party.c, emote: 'wow' });
    expect(await party.ann.hear('emoted')).toMatchObject({ seat: 1, emote: 'wow' });
    expect(party.ann.heard.some((message) => message.t === 'live')).toBe(false);
    for (let i = 0; i < 5; i++) await party.bob.send({ t: 'emote', c: party.c, emote: 'wow' });
    expect(await party.bob.hear('error')).toMatchObject({ code: 'too-fast' });
    const eve = await people.greeted(await comeIn(people.url, 'Eve'));
    await eve.ask({ t: 'join', table: party.id, after: null }, 'joined');
    expect(await eve.ask({ t: 'live', c: party.c, data: 'x' }, 'error')).toMatchObject({ code: 'no-person' });
  });
});

test('operations: health, readiness, metrics, documentation, headers and the app', async () => {
  expect((await people.call('/health')).status).toBe(200);
  expect((await people.call('/ready')).status).toBe(200);
  expect(await (await people.call('/metrics')).text()).toContain('cubarium_sync_seconds');
  const paths = (await (await people.call('/api/docs/json')).json()) as { paths: object };
  expect(Object.keys(paths.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/lobby']));
  expect((await people.call('/api/docs/')).status).toBe(200);
  const page = await people.call('/table/abc');
  expect(await page.text()).toContain('the app');
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await people.call('/api/nothing')).json()).toEqual({ error: { code: 'no-page' } });
  expect((await people.call('/missing.js')).status).toBe(404);
  const script = await people.call('/large.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toHaveLength(15_000);
});
