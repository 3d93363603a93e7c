import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openMatchFile, readMatchFile } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { CLOSE_CODES } from '@cubarium/protocol';
import { comeIn, refusalOf, ROLL, setUp, visitorsOf } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';
import { backup } from './store/open.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', join(folder, 'data'), '--log', 'silent'], {})),
);

describe('what may be done', () => {
  test('wrong seat, wrong phase, wrong turn, stale and a die from outside are refused with a code', async () => {
    const party = await people.match('ciub');
    expect(await refusalOf(party.bob, party.act(party.bob, ROLL, 1))).toEqual({ code: 'wrong-seat' });
    const early = { kind: 'act', seat: 1, action: { kind: 'roll' } };
    expect(await refusalOf(party.bob, party.act(party.bob, early, 1))).toMatchObject({
      code: 'not-your-turn',
    });
    const stop = { kind: 'act', seat: 0, action: { kind: 'stop' } };
    expect(await refusalOf(party.ann, party.act(party.ann, stop, 1))).toHaveProperty('clause');
    const dice = { kind: 'act', seat: 0, action: { kind: 'fall', faces: ['1'] } };
    expect(await refusalOf(party.ann, party.act(party.ann, dice, 1))).toMatchObject({ code: 'bad-request' });
    const from = party.ann.heard.length;
    await party.act(party.ann, ROLL, 1);
    await party.ann.hear('entries', from);
    expect(await refusalOf(party.ann, party.act(party.ann, stop, 1))).toEqual({ code: 'stale' });
    expect(await refusalOf(party.ann, party.act(party.ann, { kind: 'sit', seat: 1, name: '' }))).toEqual({
      code: 'wrong-phase',
    });
  });

  test('duplicate: done once, answered twice', async () => {
    const party = await people.match('ciub');
    const message = { t: 'do', c: party.c, id: 'once', after: 1, command: ROLL };
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

  test('to have seen a scoring is answered, whether the table goes on or waits for others', async () => {
    // The clock alone plays the first round: it calls, counts down, and ends it.
    const options = { seats: 2, first: 0, callMs: 0, capMs: 0, stallMs: 0, countdownMs: 0 };
    const party = await people.match('cubo', { options });
    const told = () => party.ann.heard.filter(({ t }) => t === 'entries').length;
    for (let from = 0; told() < 4; from = party.ann.heard.length) await party.ann.hear('entries', from);
    const goOn = (seat: number) => {
      const command = { kind: 'goOn', seat };
      return { t: 'do', c: party.c, id: `seen${seat}`, after: 5, command };
    };
    expect(await party.ann.ask(goOn(0), 'ok')).toMatchObject({ id: 'seen0' });
    expect(await party.bob.ask(goOn(1), 'ok')).toMatchObject({ id: 'seen1' });
  });

  test('a seat that is away can be given to a bot, and is handed back on return', async () => {
    const party = await people.match('ciub', { awayMs: 1000 });
    const take = { kind: 'takeOver', seat: 0, target: 1, level: 'casual' };
    expect(await refusalOf(party.ann, party.act(party.ann, take, 1))).toEqual({ code: 'not-away' });
    const better = { ...take, level: 'godlike' };
    expect(await refusalOf(party.ann, party.act(party.ann, better, 1))).toEqual({ code: 'bad-message' });
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
    const back = await people.greeted(people.bob);
    await back.ask({ t: 'join', table: party.id, after: null }, 'joined');
    expect(await party.ann.hear('entries', from)).toMatchObject({
      e: [{ actor: 'table', action: { kind: 'back', seat: 1 } }],
    });
  });

  test('the log is read in pages, and the file of a match is made of all of them', async () => {
    const party = await people.match('ciub');
    await party.ann.ask({ t: 'do', c: party.c, id: 'r', after: 1, command: ROLL }, 'entries');
    const at = `/api/tables/${party.id}`;
    const read = async (path: string) =>
      (await (await people.call(at + path)).json()) as { readonly entries: readonly object[] };
    const whole = await read('/log');
    expect(whole).toMatchObject({ entries: [{ seq: 0 }, { seq: 1 }, { seq: 2 }], next: null });
    expect(await read('/log?limit=2')).toEqual({ entries: whole.entries.slice(0, 2), next: 2 });
    expect(await read('/log?from=2&limit=2')).toEqual({ entries: whole.entries.slice(2), next: null });
    expect(await read('/log?limit=501')).toEqual({ error: { code: 'bad-request' } });
    expect(await read('/log?limit=0')).toEqual({ error: { code: 'bad-request' } });
    const file = await people.call(`${at}/match`);
    expect(file.headers.get('content-type')).toContain('application/json');
    const opened = openMatchFile(await file.text());
    const match = opened.ok ? readMatchFile(opened.value, ciub) : opened;
    expect(match).toMatchObject({ ok: true, value: { log: whole.entries, result: null } });
  });

  test('after the end there is one rematch for all, and the secret is out', async () => {
    const party = await people.match('ciub');
    const info = async () =>
      (await people.call(`/api/tables/${party.id}`)).json() as Promise<Record<string, unknown>>;
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
    const next = (await (await people.call(`/api/tables/${String(one.table)}`)).json()) as {
      seats: { name: string }[];
    };
    expect(next.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob']);
  });
});

describe('people and tables', () => {
  test('public tables are in the lobby while somebody is there or has just stepped out, until they are given up', async () => {
    const id = await setUp(people.url, people.ann, { game: 'cubo', access: 'public' });
    const socket = await people.greeted(people.ann);
    await socket.ask({ t: 'join', table: id, after: null }, 'joined');
    const watcher = await people.greeted(people.bob);
    const shown = await watcher.ask({ t: 'lobby', on: true }, 'lobby');
    expect(shown).toMatchObject({ lobby: { open: [{ id, game: 'cubo' }], counts: { open: 1 } } });
    const from = watcher.heard.length;
    socket.close();
    expect(await watcher.hear('lobby', from)).toMatchObject({ lobby: { open: [{ id, watching: 0 }] } });
    const back = await people.greeted(people.ann);
    const { c } = await back.ask({ t: 'join', table: id, after: null }, 'joined');
    await back.ask({ t: 'do', c, id: 'up', after: 0, command: { kind: 'close' } }, 'ok');
    await expect
      .poll(() => watcher.heard.findLast(({ t }) => t === 'lobby'))
      .toMatchObject({ lobby: { open: [] } });
  });

  test('deleting my data takes my name from everywhere and my identity with it', async () => {
    const tim = await comeIn(people.url, 'Tim Tester');
    const id = await setUp(people.url, tim, { game: 'ciub' });
    const socket = await people.greeted(tim);
    const { c } = await socket.ask({ t: 'join', table: id, after: null }, 'joined');
    await socket.ask({ t: 'do', c, id: 's', after: 0, command: { kind: 'sit', seat: 0, name: '' } }, 'ok');
    await socket.ask({ t: 'say', c, text: 'it is me' }, 'said');
    expect(
      await (await people.call('/api/me/tables', { headers: { cookie: tim.cookie } })).json(),
    ).toMatchObject({
      tables: [{ id }],
    });
    const gone = await people.call('/api/me', { method: 'DELETE', headers: { cookie: tim.cookie } });
    expect(gone.status).toBe(204);
    expect(await socket.ended).toBe(CLOSE_CODES.unauthenticated);
    expect(await (await people.call('/api/me', { headers: { cookie: tim.cookie } })).json()).toEqual({
      name: null,
    });
    const copy = join(people.folder, 'copy.db');
    await backup(join(people.folder, 'data'), copy);
    const kept = new DatabaseSync(copy, { readOnly: true });
    const everything = ['people', 'tables', 'chat', 'seats'].map((name) =>
      kept.prepare(`SELECT * FROM ${name}`).all(),
    );
    kept.close();
    expect(JSON.stringify(everything)).not.toContain('Tim Tester');
    expect(JSON.stringify(everything)).not.toContain('it is me');
    expect(JSON.stringify(everything)).toContain('Ann');
  });

  test('everything about me can be taken along, page after page', async () => {
    const tim = await comeIn(people.url, 'Tim Taker');
    const headers = { cookie: tim.cookie };
    const party = await people.match('ciub');
    const socket = await people.greeted(tim);
    const id = await setUp(people.url, tim, { game: 'ciub' });
    for (const table of [id, party.id]) {
      const { c } = await socket.ask({ t: 'join', table, after: null }, 'joined');
      await socket.ask({ t: 'say', c, text: `hello ${table}` }, 'said');
    }
    const asked = await people.call('/api/me/export', { headers });
    expect(asked.headers.get('content-disposition')).toContain('attachment');
    const all = await asked.json();
    expect(all).toMatchObject({
      name: 'Tim Taker',
      tables: [{ id, seat: null, match: null, table: { id, status: 'open' } }],
      chat: [
        { table: id, name: 'Tim Taker', seat: null, text: `hello ${id}` },
        { table: party.id, text: `hello ${party.id}` },
      ],
    });
    const annes = await people.call('/api/me/export', { headers: { cookie: people.ann.cookie } });
    const { tables } = (await annes.json()) as { tables: object[] };
    expect(tables).toContainEqual(
      expect.objectContaining({ id: party.id, seat: 0, match: `/api/tables/${party.id}/match` }),
    );
    // Not over and over again.
    const answers: number[] = [];
    for (let i = 0; i < 4; i++) answers.push((await people.call('/api/me/export', { headers })).status);
    expect(answers).toEqual([200, 200, 429, 429]);
    expect((await people.call('/api/me/export')).status).toBe(401);
  });

  test('options that make no sense and unknown games are refused with a code', async () => {
    const ask = async (body: object) => {
      const headers = { cookie: people.ann.cookie, 'content-type': 'application/json' };
      const answer = await people.call('/api/tables', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.json()];
    };
    expect(await ask({ game: 'chess' })).toEqual([400, { error: { code: 'no-game' } }]);
    expect(await ask({ game: 'ciub', options: { seats: 9 } })).toMatchObject([
      400,
      { error: { code: 'option-out-of-range' } },
    ]);
    expect(await ask({ game: 'ciub', secret: '00' })).toEqual([400, { error: { code: 'bad-request' } }]);
  });

  test('who changes seats all the time is told to slow down, over however many connections', async () => {
    const fidget = await comeIn(people.url, 'Fidget');
    const id = await setUp(people.url, fidget, { game: 'ciub', options: { seats: 2 } });
    const sockets = [await people.greeted(fidget), await people.greeted(fidget)];
    const codes: unknown[] = [];
    for (const [i, socket] of sockets.entries()) {
      const { c } = await socket.ask({ t: 'join', table: id, after: null }, 'joined');
      for (let n = 0; n < 35; n++) {
        const command = n % 2 === 0 ? { kind: 'sit', seat: 0, name: '' } : { kind: 'stand', seat: 0 };
        const from = socket.heard.length;
        await socket.send({ t: 'do', c, id: `${i}-${n}`, after: 0, command });
        const answer = await Promise.race([socket.hear('ok', from), socket.hear('no', from)]);
        codes.push(answer.error);
      }
    }
    expect(codes.slice(0, 60).filter((code) => code !== undefined)).toEqual([{ code: 'no-change' }]);
    expect(codes).toContainEqual({ code: 'too-fast' });
  });

  test('who is banned neither sits nor says a word at this table, and may still watch', async () => {
    const id = await setUp(people.url, people.ann, { game: 'ciub', options: { seats: 2 } });
    const [ann, bob] = [await people.greeted(people.ann), await people.greeted(people.bob)];
    const { c } = await ann.ask({ t: 'join', table: id, after: null }, 'joined');
    await bob.ask({ t: 'join', table: id, after: null }, 'joined');
    const sit = (seat: number) => ({ kind: 'sit', seat, name: '' });
    await ann.ask({ t: 'do', c, id: 'a', after: 0, command: sit(0) }, 'ok');
    await bob.ask({ t: 'do', c, id: 'b', after: 0, command: sit(1) }, 'ok');
    await bob.ask({ t: 'say', c, text: 'before' }, 'said');
    await ann.ask({ t: 'do', c, id: 'ban', after: 0, command: { kind: 'ban', seat: 1 } }, 'ok');
    expect(await refusalOf(bob, bob.send({ t: 'do', c, id: 'b2', after: 0, command: sit(1) }))).toEqual({
      code: 'banned',
    });
    expect(await bob.ask({ t: 'say', c, text: 'after' }, 'error')).toMatchObject({ code: 'banned' });
    expect(await bob.ask({ t: 'emote', c, emote: 'wow' }, 'error')).toMatchObject({ code: 'no-person' });
    const again = await people.greeted(people.bob);
    const { chat } = await again.ask({ t: 'join', table: id, after: null }, 'joined');
    expect(chat).toMatchObject([{ text: 'before' }]);
  });

  test('the name given with a seat counts, an empty one is that of the identity, and nobody is taken for another', async () => {
    const id = await setUp(people.url, people.ann, { game: 'ciub', options: { seats: 2 } });
    const [ann, bob, eve] = [
      await people.greeted(people.ann),
      await people.greeted(people.bob),
      await people.greeted(await comeIn(people.url, 'ANN')),
    ];
    const { c } = await ann.ask({ t: 'join', table: id, after: null }, 'joined');
    for (const other of [bob, eve]) await other.ask({ t: 'join', table: id, after: null }, 'joined');
    const names = async () =>
      (
        (await (await people.call(`/api/tables/${id}`)).json()) as { seats: { name: string | null }[] }
      ).seats.map((seat) => seat.name);
    const sit = (name: string, seat: number) => ({
      t: 'do',
      c,
      id: `${seat}${name}`,
      after: 0,
      command: { kind: 'sit', seat, name },
    });
    await bob.ask(sit('', 1), 'ok');
    expect(await names()).toEqual([null, 'Bob']);
    await bob.ask(sit(' \u200BZoë\u202E ', 1), 'ok');
    expect(await names()).toEqual([null, 'Zoë']);
    await bob.ask(sit('\u2800', 1), 'ok');
    expect(await names()).toEqual([null, 'Bob']);
    await ann.ask(sit('', 0), 'ok');
    await bob.ask(sit('ann', 1), 'ok');
    expect(await names()).toEqual(['Ann', 'ann 2']);
    expect(await bob.ask({ t: 'say', c, text: 'hi' }, 'said')).toMatchObject({ name: 'ann 2', seat: 1 });
    await eve.hear('said');
    expect(await eve.ask({ t: 'say', c, text: 'hi' }, 'said')).toMatchObject({ name: 'ANN 3', seat: null });
  });
});
