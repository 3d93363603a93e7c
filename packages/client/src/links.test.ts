import { linkBefore } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { chainAt, plain, playOne, runningMatch, serverByHand, shown } from '@cubarium/testkit';
import type { ClientMessage } from '@cubarium/protocol';
import { describe, expect, test } from 'vitest';
import type { Keep } from './index.ts';

const roll = { kind: 'act', seat: 0, action: { kind: 'roll' } } as const;

/** What a device keeps that committed to this chain on seat 0. */
function keeping(table: string, tip: string, commitment: string | null = null): Keep {
  const kept = new Map([[table, JSON.stringify({ commitment, tips: { 0: tip } })]]);
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) };
}

const OWN_TIP = chainAt(0).at(-1) ?? '';

/** Somebody who plays seat 0 of a match whose people have hash chains, on channel 7. */
async function playing(keep?: Keep) {
  const { party, joined, log } = await runningMatch(ciub, { chains: true, options: { first: 0 } });
  const server = serverByHand(undefined, keep ?? keeping(party.table.id, OWN_TIP));
  const table = server.client.table(party.table.id, ciub);
  server.welcome();
  server.say(joined(7));
  const commands = () => server.sent.flatMap((message) => (message.t === 'do' ? [message] : []));
  /** The server does what it was told last. */
  const obey = async () => {
    const message = commands().at(-1);
    if (!message) throw new Error('nothing was said');
    const before = log().length;
    const answer = await party.send('p0', message.command);
    if (answer.ok) server.say({ t: 'entries', c: 7, id: message.id, e: log().slice(before) });
    else server.say({ t: 'no', id: message.id, error: answer.error });
    return answer;
  };
  return { server, table, party, joined, log, commands, obey };
}

type Do = Extract<ClientMessage, { readonly t: 'do' }>;
const kinds = (messages: readonly Do[]): readonly string[] => messages.map(({ command }) => command.kind);

describe('a link', () => {
  test('goes with what makes dice fall, and with nothing else', async () => {
    const { table, party, commands, obey } = await playing();
    const [card] = party.table.match?.state.bottom ?? [];
    const placed = table.do({ kind: 'act', seat: 0, action: { kind: 'placeToken', card } });
    expect(commands().at(-1)?.command).not.toHaveProperty('link');
    await obey();
    await placed;
    void table.do(roll);
    expect(commands().at(-1)?.command).toEqual({ ...roll, link: chainAt(0)[1] });
    expect((await obey()).ok).toBe(true);
    expect(shown(table)).toEqual(plain(party.table.match));
  });

  test('that is due after all is sent with the same action, once, under a new id', async () => {
    const { server, table, commands, obey } = await playing();
    const [card] = table.match?.state.bottom ?? [];
    const answer = table.do({ kind: 'act', seat: 0, action: { kind: 'placeToken', card } });
    const first = commands().at(-1);
    server.say({ t: 'no', id: first?.id ?? '', error: { code: 'link-due' } });
    const second = commands().at(-1);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.command).toEqual({ ...first?.command, link: chainAt(0)[1] });
    await obey();
    expect((await answer).ok).toBe(true);
  });

  test('that is refused again is the end of it', async () => {
    const { server, table, commands } = await playing();
    const answer = table.do(roll);
    for (let i = 0; i < 2; i++)
      server.say({ t: 'no', id: commands().at(-1)?.id ?? '', error: { code: 'wrong-link' } });
    expect(await answer).toEqual({ ok: false, error: { code: 'wrong-link' } });
    expect(commands()).toHaveLength(2);
  });

  test('is the same when a command is sent again after the connection was lost', async () => {
    const { server, table, commands, joined } = await playing();
    void table.do(roll);
    server.hangUp();
    await server.clock.pass(1000);
    server.welcome();
    server.say(joined(8));
    const [first, again] = commands();
    expect(again).toEqual({ ...first, c: 8 });
  });
});

describe('a client that does not know the chain of its seat', () => {
  const other = (table: string) => keeping(table, 'fe'.repeat(16));

  test('commits to a new one first, and reveals it when it counts', async () => {
    const { party, table, commands, obey, server, log } = await playing(other('table-1'));
    void table.do(roll);
    expect(table.match?.state.turn.chance).not.toBeNull();
    expect(kinds(commands())).toEqual(['chain']);
    await obey();
    expect(kinds(commands())).toEqual(['chain', 'act']);
    expect(commands().at(-1)?.command).toEqual(roll);
    expect((await obey()).ok).toBe(true);
    // The next link of seat 1 lets the new chain of seat 0 count.
    while (party.table.match?.chances?.chains[0]?.fresh !== null) await playOne(party, `p ${log().length}`);
    while (party.table.match?.state.turn.seat !== 0) await playOne(party, `q ${log().length}`);
    server.say({ t: 'entries', c: 7, e: log().slice(table.confirmed?.seq) });
    void table.do(roll);
    const [chain] = commands();
    const link = commands().map(({ command }) => (command.kind === 'act' ? (command.link ?? '') : ''));
    expect(chain?.command).toMatchObject({ anchor: linkBefore(link.at(-1) ?? '') });
    expect(commands().filter(({ command }) => command.kind === 'chain')).toHaveLength(1);
    expect((await obey()).ok).toBe(true);
  });

  test('or whose links are used up does the same', async () => {
    const used = chainAt(0)[0] ?? '';
    const { table, commands } = await playing(keeping('table-1', used));
    void table.do(roll);
    expect(kinds(commands())).toEqual(['chain']);
  });

  test('leaves a seat alone that never had one', async () => {
    const { joined } = await runningMatch(ciub, { options: { first: 0 } });
    const server = serverByHand();
    const table = server.client.table('table-1', ciub);
    server.welcome();
    server.say(joined(7));
    void table.do(roll);
    expect(server.last('do')).toMatchObject({ command: roll });
  });
});

test('who is ready commits to a chain, the same until the match begins, and keeps it for a reload', async () => {
  const { joined } = await runningMatch(ciub);
  const keep = keeping('another table', 'fe'.repeat(16));
  const anchors = [1, 2].map(() => {
    const server = serverByHand(undefined, keep);
    const table = server.client.table('table-1', ciub);
    server.welcome();
    const message = joined(7);
    server.say({ ...message, match: null } as typeof message);
    void table.do({ kind: 'ready', seat: 0, nonce: 'n' });
    const sent = server.last('do');
    return sent?.t === 'do' && sent.command.kind === 'ready' ? sent.command.chain : null;
  });
  expect(anchors[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(anchors[1]).toBe(anchors[0]);
});

test('entries that come before the table says that it runs start nothing: the table is joined again', async () => {
  const { party, joined, log } = await runningMatch(ciub, { chains: true });
  const server = serverByHand();
  const table = server.client.table('table-1', ciub);
  server.welcome();
  const message = joined(7);
  const { version: _version, ...info } = party.table.info;
  server.say({ ...message, table: { ...info, status: 'open', zero: null }, match: null } as typeof message);
  const joins = () => server.sent.filter(({ t }) => t === 'join').length;
  const before = joins();
  server.say({ t: 'entries', c: 7, e: log() });
  expect([table.match, joins()]).toEqual([null, before + 1]);
  server.say(message);
  expect(table.match?.chances?.chains[0]?.last).toBe(chainAt(0)[0]);
});

describe('a promise of the server', () => {
  const refusal = { ok: false, error: { code: 'broken-promise' } };

  test('that holds is trusted', async () => {
    const { table } = await playing();
    expect(table.trusted).toBe(true);
  });

  test('is broken by another commitment than the first: nothing is sent any more', async () => {
    const keep = keeping('table-1', OWN_TIP, 'ab'.repeat(32));
    const { table, commands } = await playing(keep);
    expect(table.trusted).toBe(false);
    expect(await table.do(roll)).toEqual(refusal);
    expect(commands()).toEqual([]);
  });

  test('is broken by a commitment that changes on the way', async () => {
    const { server, table, party, joined, commands } = await playing();
    const waiting = table.do(roll);
    const { info } = party.table;
    const message = joined(7);
    server.say({ ...message, table: { ...info, commitment: 'cd'.repeat(32) } } as typeof message);
    expect(await waiting).toEqual(refusal);
    expect(table.trusted).toBe(false);
    expect(commands()).toHaveLength(1);
  });

  test('is broken by a match that began with another share than was sent', async () => {
    const { party, joined } = await runningMatch(ciub, { chains: true });
    const server = serverByHand();
    const table = server.client.table('table-1', ciub);
    server.welcome();
    const message = joined(7);
    const open = { ...party.table.info, status: 'open', zero: null } as const;
    server.say({ ...message, table: open, match: null, you: 0 } as typeof message);
    void table.do({ kind: 'ready', seat: 0, nonce: 'mine' });
    server.say(message);
    expect(table.trusted).toBe(true);
    server.say({ t: 'ok', id: 'id0', seq: 1 });
    expect(table.trusted).toBe(false);
  });
});
