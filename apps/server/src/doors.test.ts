import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLOSE_CODES, LIMITS, PROTOCOL_VERSION } from '@cubarium/protocol';
import { comeIn, RawSocket, setUp, type Guest } from '@cubarium/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';
import { backup } from './store/backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-doors-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>the app');
writeFileSync(join(folder, 'large.js'), '// nothing new\n'.repeat(1000));
const args = ['--port', '0', '--data', join(folder, 'data'), '--log', 'silent', '--web', folder];
let server: RunningServer;
let ann: Guest;
let bob: Guest;
const open: RawSocket[] = [];

beforeAll(async () => {
  server = await startServer(readConfig(args, {}));
  ann = await comeIn(server.url, 'Ann');
  bob = await comeIn(server.url, 'Bob');
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hello = { t: 'hello', v: PROTOCOL_VERSION };
const call = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

function socketOf(headers: Record<string, string>): RawSocket {
  const socket = new RawSocket(server.url, headers);
  open.push(socket);
  return socket;
}

async function greeted(guest: Guest): Promise<RawSocket> {
  const socket = socketOf({ cookie: guest.cookie });
  await socket.ask(hello, 'welcome');
  return socket;
}

/** A running match of Ann and Bob; who begins is seat 0, and that is Ann. */
async function match(more: object = {}) {
  const id = await setUp(server.url, ann, { game: 'ciub', options: { seats: 2, first: 0 }, ...more });
  const sockets = { ann: await greeted(ann), bob: await greeted(bob) };
  const { c } = await sockets.ann.ask({ t: 'join', table: id, after: null }, 'joined');
  await sockets.bob.ask({ t: 'join', table: id, after: null }, 'joined');
  let sent = 0;
  const act = (who: RawSocket, command: object, after = 0) =>
    who.send({ t: 'do', c, id: `x${sent++}`, after, command });
  for (const [seat, who] of [sockets.ann, sockets.bob].entries()) {
    await who.ask({ t: 'do', c, id: `sit${seat}`, after: 0, command: { kind: 'sit', seat, name: '' } }, 'ok');
    await who.send({
      t: 'do',
      c,
      id: `ready${seat}`,
      after: 0,
      command: { kind: 'ready', seat, nonce: 'n' },
    });
  }
  await sockets.ann.hear('entries');
  await sockets.bob.hear('entries');
  return { id, c, ...sockets, act };
}

const roll = { kind: 'act', seat: 0, action: { kind: 'roll' } };
const no = async (who: RawSocket, message: Promise<void>) => {
  const from = who.heard.length;
  await message;
  return (await who.hear('no', from)).error;
};

describe('who may come in', () => {
  test('unauthenticated: told so, and closed', async () => {
    const id = await setUp(server.url, ann, { game: 'ciub' });
    const watch = { t: 'join', table: id, after: null };
    for (const headers of [{}, { cookie: `${ann.cookie.slice(0, -2)}xx` }]) {
      const stranger = socketOf(headers);
      expect(await stranger.ask(hello, 'welcome')).toMatchObject({ name: null });
      expect(await stranger.ask(watch, 'error')).toEqual({ t: 'error', code: 'unauthenticated' });
      expect(await stranger.ended).toBe(CLOSE_CODES.unauthenticated);
    }
    expect(
      (
        await call('/api/tables', {
          method: 'POST',
          body: '{"game":"ciub"}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(401);
  });

  test('who is nobody yet may look around, and is no error', async () => {
    const me = await call('/api/me', { headers: { cookie: 'cubarium=forgotten.long-ago' } });
    expect([me.status, await me.json()]).toEqual([200, { name: null }]);
    const mine = await call('/api/me/tables');
    expect([mine.status, await mine.json()]).toEqual([200, { tables: [] }]);
    const stranger = socketOf({});
    await stranger.ask(hello, 'welcome');
    expect(await stranger.ask({ t: 'ping', at: 1 }, 'pong')).toMatchObject({ at: 1 });
    await stranger.ask({ t: 'lobby', on: true }, 'lobby');
    const from = stranger.heard.length;
    const id = await setUp(server.url, bob, { game: 'ciub', access: 'public' });
    const host = await greeted(bob);
    await host.ask({ t: 'join', table: id, after: null }, 'joined');
    expect(await stranger.hear('lobby', from)).toMatchObject({ lobby: { open: [{ id }] } });
    const before = stranger.heard.length;
    host.close();
    expect(await stranger.hear('lobby', before)).toMatchObject({ lobby: { open: [] } });
  });

  test('cross-origin: refused at both doors', async () => {
    const headers = { cookie: ann.cookie, origin: 'https://elsewhere.example' };
    expect(await socketOf(headers).ended).toBe(403);
    const posted = await call('/api/me', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
    expect(posted.status).toBe(403);
    expect(await posted.json()).toEqual({ error: { code: 'cross-origin' } });
    const own = socketOf({ cookie: ann.cookie, origin: server.url });
    await own.ask(hello, 'welcome');
  });

  test('an old client is told to reload', async () => {
    const old = socketOf({ cookie: ann.cookie });
    expect(await old.ask({ t: 'hello', v: PROTOCOL_VERSION - 1 }, 'error')).toMatchObject({ code: 'reload' });
    expect(await old.ended).toBe(CLOSE_CODES.reload);
  });

  test('the identity is a cookie that scripts cannot read, and a name is cleaned', async () => {
    const answer = await call('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  A\u202Eda\n ' + 'x'.repeat(60) }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/u);
    const { name } = (await answer.json()) as { name: string };
    expect(name.startsWith('A da xxx')).toBe(true);
    expect(name).toHaveLength(LIMITS.name);
  });
});

describe('what may be said', () => {
  test('oversized: closed, over HTTP 413', async () => {
    const socket = await greeted(ann);
    await socket.send('x'.repeat(20_000));
    expect(await socket.ended).toBe(1009);
    const answer = await call('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(20_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ error: { code: 'too-long' } });
  });

  test('nonsense, too early, unknown tables and channels are answered with a code', async () => {
    const socket = socketOf({ cookie: ann.cookie });
    expect(await socket.ask('{', 'error')).toMatchObject({ code: 'bad-message' });
    expect(await socket.ask({ t: 'lobby', on: true }, 'error')).toMatchObject({ code: 'hello-first' });
    await socket.ask(hello, 'welcome');
    const nowhere = { t: 'join', table: 'nowhere', after: null };
    expect(await socket.ask(nowhere, 'error')).toMatchObject({ code: 'no-table', table: 'nowhere' });
    const blind = { t: 'do', c: 999_999, id: 'q', after: 0, command: roll };
    expect(await socket.ask(blind, 'no')).toMatchObject({ id: 'q', error: { code: 'not-joined' } });
  });

  test('too fast: told, then closed', async () => {
    const socket = await greeted(bob);
    for (let i = 0; i < 200; i++) await socket.send({ t: 'ping', at: i });
    expect(await socket.hear('error')).toMatchObject({ code: 'too-fast' });
    expect(await socket.ended).toBe(CLOSE_CODES['too-fast']);
  });

  test('chat is cleaned, limited and can be switched off', async () => {
    const party = await match();
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
    const party = await match();
    await party.ann.send({ t: 'live', c: party.c, data: 'r1,b2' });
    expect(await party.bob.hear('live')).toEqual({ t: 'live', c: party.c, seat: 0, data: 'r1,b2' });
    await party.bob.send({ t: 'emote', c: party.c, emote: 'wow' });
    expect(await party.ann.hear('emoted')).toMatchObject({ seat: 1, emote: 'wow' });
    expect(party.ann.heard.some((message) => message.t === 'live')).toBe(false);
    const eve = await greeted(await comeIn(server.url, 'Eve'));
    await eve.ask({ t: 'join', table: party.id, after: null }, 'joined');
    expect(await eve.ask({ t: 'live', c: party.c, data: 'x' }, 'error')).toMatchObject({ code: 'no-person' });
  });
});

describe('what may be done', () => {
  test('wrong seat, wrong phase, wrong turn, stale and a die from outside are refused with a code', async () => {
    const party = await match();
    expect(await no(party.bob, party.act(party.bob, roll, 1))).toEqual({ code: 'wrong-seat' });
    const early = { kind: 'act', seat: 1, action: { kind: 'roll' } };
    expect(await no(party.bob, party.act(party.bob, early, 1))).toMatchObject({ code: 'not-your-turn' });
    const stop = { kind: 'act', seat: 0, action: { kind: 'stop' } };
    expect(await no(party.ann, party.act(party.ann, stop, 1))).toHaveProperty('clause');
    const dice = { kind: 'act', seat: 0, action: { kind: 'fall', faces: ['1'] } };
    expect(await no(party.ann, party.act(party.ann, dice, 1))).toMatchObject({ code: 'bad-request' });
    const from = party.ann.heard.length;
    await party.act(party.ann, roll, 1);
    await party.ann.hear('entries', from);
    expect(await no(party.ann, party.act(party.ann, stop, 1))).toEqual({ code: 'stale' });
    expect(await no(party.ann, party.act(party.ann, { kind: 'sit', seat: 1, name: '' }))).toEqual({
      code: 'wrong-phase',
    });
  });

  test('duplicate: done once, answered twice', async () => {
    const party = await match();
    const message = { t: 'do', c: party.c, id: 'once', after: 1, command: roll };
    const from = party.ann.heard.length;
    const first = await party.ann.ask(message, 'entries');
    expect(first).toMatchObject({
      id: 'once',
      e: [
        { seq: 1, actor: 0 },
        { seq: 2, actor: 'chance' },
      ],
    });
    expect(await party.ann.ask(message, 'ok')).toEqual({ t: 'ok', id: 'once', seq: 3 });
    expect(party.ann.heard.slice(from).filter((heard) => heard.t === 'entries')).toHaveLength(1);
    await party.bob.hear(
      'entries',
      party.bob.heard.findIndex((heard) => heard.id === 'once'),
    );
  });

  test('a seat that is away can be given to a bot, and is handed back on return', async () => {
    const party = await match({ awayMs: 1000 });
    const take = { kind: 'takeOver', seat: 0, target: 1, level: 'casual' };
    expect(await no(party.ann, party.act(party.ann, take, 1))).toEqual({ code: 'not-away' });
    const better = { ...take, level: 'godlike' };
    expect(await no(party.ann, party.act(party.ann, better, 1))).toEqual({ code: 'bad-message' });
    party.bob.close();
    const taken = party.ann.hear('entries', party.ann.heard.length);
    for (let done = false; !done;) {
      await party.act(party.ann, take, 1);
      done = await Promise.race([
        taken.then(() => true),
        new Promise<boolean>((ok) => setTimeout(() => ok(false), 250)),
      ]);
    }
    expect(await taken).toMatchObject({ e: [{ actor: 'table', action: { kind: 'bot', seat: 1 } }] });
    const from = party.ann.heard.length;
    const back = await greeted(bob);
    await back.ask({ t: 'join', table: party.id, after: null }, 'joined');
    expect(await party.ann.hear('entries', from)).toMatchObject({
      e: [{ actor: 'table', action: { kind: 'back', seat: 1 } }],
    });
  });

  test('after the end there is one rematch for all, and the secret is out', async () => {
    const party = await match();
    const info = async () =>
      (await call(`/api/tables/${party.id}`)).json() as Promise<Record<string, unknown>>;
    expect((await info()).secret).toBeNull();
    const early = await party.ann.ask({ t: 'rematch', c: party.c, id: 'r' }, 'no');
    expect(early).toMatchObject({ error: { code: 'wrong-phase' } });
    await party.act(party.bob, { kind: 'resign', seat: 1 }, 1);
    await party.ann.hear('table', party.ann.heard.length);
    const ended = await info();
    expect(ended.status).toBe('ended');
    expect(ended.secret).toMatch(/^[0-9a-f]{64}$/u);
    const one = await party.ann.ask({ t: 'rematch', c: party.c, id: 'r1' }, 'rematch');
    const two = await party.bob.ask({ t: 'rematch', c: party.c, id: 'r2' }, 'rematch');
    expect(two.table).toBe(one.table);
    const next = (await (await call(`/api/tables/${String(one.table)}`)).json()) as {
      seats: { name: string }[];
    };
    expect(next.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob']);
  });
});

describe('people and tables', () => {
  test('public tables are in the lobby while somebody is there', async () => {
    const id = await setUp(server.url, ann, { game: 'cubo', access: 'public' });
    const socket = await greeted(ann);
    await socket.ask({ t: 'join', table: id, after: null }, 'joined');
    const watcher = await greeted(bob);
    const shown = await watcher.ask({ t: 'lobby', on: true }, 'lobby');
    expect(shown).toMatchObject({ lobby: { open: [{ id, game: 'cubo' }], counts: { open: 1 } } });
    const from = watcher.heard.length;
    socket.close();
    expect(await watcher.hear('lobby', from)).toMatchObject({ lobby: { open: [] } });
  });

  test('deleting my data takes my name from everywhere and my identity with it', async () => {
    const tim = await comeIn(server.url, 'Tim Tester');
    const id = await setUp(server.url, tim, { game: 'ciub' });
    const socket = await greeted(tim);
    const { c } = await socket.ask({ t: 'join', table: id, after: null }, 'joined');
    await socket.ask({ t: 'do', c, id: 's', after: 0, command: { kind: 'sit', seat: 0, name: '' } }, 'ok');
    await socket.ask({ t: 'say', c, text: 'it is me' }, 'said');
    expect(await (await call('/api/me/tables', { headers: { cookie: tim.cookie } })).json()).toMatchObject({
      tables: [{ id }],
    });
    const gone = await call('/api/me', { method: 'DELETE', headers: { cookie: tim.cookie } });
    expect(gone.status).toBe(204);
    expect(await socket.ended).toBe(CLOSE_CODES.unauthenticated);
    expect(await (await call('/api/me', { headers: { cookie: tim.cookie } })).json()).toEqual({ name: null });
    const copy = join(folder, 'copy.db');
    await backup(join(folder, 'data'), copy);
    const kept = new DatabaseSync(copy, { readOnly: true });
    const everything = ['people', 'tables', 'chat', 'seats'].map((name) =>
      kept.prepare(`SELECT * FROM ${name}`).all(),
    );
    kept.close();
    expect(JSON.stringify(everything)).not.toContain('Tim Tester');
    expect(JSON.stringify(everything)).not.toContain('it is me');
    expect(JSON.stringify(everything)).toContain('Ann');
  });

  test('options that make no sense and unknown games are refused with a code', async () => {
    const ask = async (body: object) => {
      const headers = { cookie: ann.cookie, 'content-type': 'application/json' };
      const answer = await call('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      return [answer.status, await answer.json()];
    };
    expect(await ask({ game: 'chess' })).toEqual([400, { error: { code: 'no-game' } }]);
    expect(await ask({ game: 'ciub', options: { seats: 9 } })).toMatchObject([
      400,
      { error: { code: 'option-out-of-range' } },
    ]);
    expect(await ask({ game: 'ciub', secret: '00' })).toEqual([400, { error: { code: 'bad-request' } }]);
  });
});

test('operations: health, readiness, metrics, documentation, headers and the app', async () => {
  expect((await call('/health')).status).toBe(200);
  expect((await call('/ready')).status).toBe(200);
  expect(await (await call('/metrics')).text()).toContain('cubarium_sync_seconds');
  const paths = (await (await call('/api/docs/json')).json()) as { paths: object };
  expect(Object.keys(paths.paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/lobby']));
  expect((await call('/api/docs/')).status).toBe(200);
  const page = await call('/table/abc');
  expect(await page.text()).toContain('the app');
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await call('/api/nothing')).json()).toEqual({ error: { code: 'no-page' } });
  expect((await call('/missing.js')).status).toBe(404);
  const script = await call('/large.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toHaveLength(15_000);
});
