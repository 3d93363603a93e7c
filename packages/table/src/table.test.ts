import { botNonce, seededRng, type GameDefinition, type Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { describe, expect, test } from 'vitest';
import { acting, playOne, settled, sitDown } from '@cubarium/testkit';
import { LiveTable, TableDriver } from './index.ts';

describe('seats', () => {
  test('a match starts when all seats are ready, with the dealer’s entry, and shows no secret', async () => {
    const party = await sitDown(ciub);
    expect(party.table.info.secret).toBeNull();
    expect(party.table.match).toBeNull();
    await party.ready();
    expect(party.table.record.status).toBe('running');
    expect(party.table.match?.seq).toBe(1);
    expect(party.events.at(-1)).toMatchObject({ kind: 'entries', entries: [{ seq: 0, actor: 'chance' }] });
    expect(JSON.stringify(party.table.info)).not.toContain(party.table.record.secret);
  });

  test('a taken seat, a second seat and somebody else’s seat are refused', async () => {
    const { send } = await sitDown(ciub, { seats: 3 });
    expect(await send('p9', { kind: 'sit', seat: 0, name: 'x' })).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(await send('p0', { kind: 'ready', seat: 1, nonce: 'n' })).toMatchObject({
      error: { code: 'wrong-seat' },
    });
    await send('p2', { kind: 'stand', seat: 2 });
    expect(await send('p0', { kind: 'sit', seat: 2, name: 'x' })).toMatchObject({
      error: { code: 'already-seated' },
    });
  });

  test('people move to free seats; only the host moves other people', async () => {
    const { table, send } = await sitDown(ciub, { seats: 3 });
    expect(await send('p1', { kind: 'swap', seat: 1, target: 2 })).toMatchObject({
      error: { code: 'not-host' },
    });
    expect((await send('p0', { kind: 'swap', seat: 0, target: 2 })).ok).toBe(true);
    expect(table.seatOf('p0')).toBe(2);
    expect(table.seatOf('p2')).toBe(0);
    await send('p2', { kind: 'stand', seat: 0 });
    expect((await send('p1', { kind: 'swap', seat: 1, target: 0 })).ok).toBe(true);
  });

  test('the host passes on when the host leaves', async () => {
    const { table, send } = await sitDown(ciub);
    await send('p0', { kind: 'stand', seat: 0 });
    expect(table.record.host).toBe('p1');
  });

  test('a command that changes the seats counts once', async () => {
    const { table } = await sitDown(ciub);
    const request = {
      by: 'p0',
      id: 'same',
      after: 0,
      command: { kind: 'swap', seat: 0, target: 1 } as const,
    };
    await table.submit(request);
    expect(table.seatOf('p0')).toBe(1);
    expect((await table.submit(request)).ok).toBe(true);
    expect(table.seatOf('p0')).toBe(1);
  });
});

describe('commands', () => {
  test('a command that arrives twice is done once, also after the table was loaded again', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table } = party;
    const seat = acting(table);
    const request = {
      by: `p${seat}`,
      id: 'roll-1',
      after: 1,
      command: { kind: 'act', seat, action: { kind: 'roll' } } as const,
    };
    const first = await table.submit(request);
    expect(first).toEqual({ ok: true, value: { seq: 3 } });
    const repeated = { ok: true, value: { seq: 3, repeated: true } };
    expect(await table.submit(request)).toEqual(repeated);
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(await again?.submit(request)).toEqual(repeated);
    expect(again?.match).toEqual(table.match);
  });

  test('a repeated command is recognised however old it is; an old new one is stale', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    const request = {
      by: `p${seat}`,
      id: 'first',
      after: 1,
      command: { kind: 'act', seat, action: { kind: 'roll' } } as const,
    };
    await party.table.submit(request);
    for (let i = 0; i < 150; i++) await playOne(party, `old ${i}`);
    expect(await party.table.submit(request)).toMatchObject({ value: { seq: 3, repeated: true } });
    expect(await party.table.submit({ ...request, id: 'second' })).toMatchObject({
      error: { code: 'stale' },
    });
  });

  test('a command decided before the seat’s last action is stale', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const seat = acting(party.table);
    await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    const answer = await party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'stop' } }, 1);
    expect(answer).toMatchObject({ error: { code: 'stale' } });
  });

  test('a seat of somebody else, a phase that is not now and a die from outside are refused', async () => {
    const party = await sitDown(ciub);
    const early = await party.send('p0', { kind: 'act', seat: 0, action: { kind: 'roll' } });
    expect(early).toMatchObject({ error: { code: 'wrong-phase' } });
    await party.ready();
    const seat = acting(party.table);
    const other = `p${1 - seat}`;
    const before = party.table.match;
    const roll = { kind: 'act', seat, action: { kind: 'roll' } } as const;
    expect(await party.send(other, roll)).toMatchObject({ error: { code: 'wrong-seat' } });
    expect(await party.send('p9', roll)).toMatchObject({ error: { code: 'wrong-seat' } });
    const fall = { kind: 'act', seat, action: { kind: 'fall', faces: ['1'] } } as const;
    expect(await party.send(`p${seat}`, fall)).toMatchObject({ error: { code: 'bad-request' } });
    expect(party.table.match).toBe(before);
  });

  test('nobody is told before the store says that it is kept', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const kept: (() => void)[] = [];
    const commit = party.store.commit.bind(party.store);
    party.store.commit = async (change) => {
      await new Promise<void>((resolve) => kept.push(resolve));
      return commit(change);
    };
    const told = party.events.length;
    const seat = acting(party.table);
    const answer = party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    await settled();
    expect(party.events).toHaveLength(told);
    expect(party.table.match?.seq).toBe(1);
    kept[0]?.();
    expect((await answer).ok).toBe(true);
    expect(party.events).toHaveLength(told + 1);
  });

  test('a store that fails breaks the table open instead of telling a lie', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    party.store.commit = async () => ({ ok: false, error: { code: 'unavailable' } });
    const seat = acting(party.table);
    const command = { kind: 'act', seat, action: { kind: 'roll' } } as const;
    expect(await party.send(`p${seat}`, command)).toMatchObject({ error: { code: 'not-stored' } });
    expect(party.table.broken).toBe(true);
    expect(party.table.match?.seq).toBe(1);
    expect(await party.send(`p${seat}`, command)).toMatchObject({ error: { code: 'not-stored' } });
  });

  test('the queue is bounded', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => party.send('p9', { kind: 'undo', seat: 0 })),
    );
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
    expect(codes).toContain('busy');
    expect(codes.filter((code) => code === 'wrong-seat').length).toBeGreaterThan(60);
  });
});

describe('whole games', () => {
  test.each([
    ['ciub', ciub as GameDefinition, {}],
    ['calm cubo', cubo as GameDefinition, { pace: 'calm' }],
  ])('%s is played to its end, and loads to the same state at any point', async (name, game, options) => {
    const party = await sitDown(game, { seats: 2, options });
    await party.ready();
    for (let i = 0; i < 3000 && !party.table.match?.end; i++) {
      expect(await playOne(party, `${name} ${i}`)).toMatchObject({ ok: true });
      const again = i % 97 === 0 ? await LiveTable.open(game, party.ports, party.table.id) : party.table;
      expect(again?.match).toEqual(party.table.match);
    }
    expect(party.table.match?.end?.why).toBe('played');
    expect(party.table.record.status).toBe('ended');
    expect(party.table.info.secret).toBe(party.table.record.secret);
    expect(party.errors).toEqual([]);
  });

  test('a snapshot that the game does not understand is replaced by the log', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    for (let i = 0; i < 120; i++) await playOne(party, `snap ${i}`);
    const kept = await party.store.load(party.table.id);
    if (!kept?.snapshot) throw new Error('no snapshot');
    await party.store.saveSnapshot(party.table.id, { ...kept.snapshot, base: { game: 'of another time' } });
    const again = await LiveTable.open(ciub, party.ports, party.table.id);
    expect(again?.match).toEqual(party.table.match);
  });
});

describe('time', () => {
  test('the clock calls at its deadline to the millisecond, however late it is woken', async () => {
    const party = await sitDown(cubo);
    await party.ready();
    const due = party.table.nextMoment();
    expect(due).toBe(party.clock.now() + 20_000);
    await party.clock.pass(20_004);
    await party.table.wake();
    const event = party.events.at(-1);
    expect(event).toMatchObject({ kind: 'entries', entries: [{ actor: 'clock', at: 20_000 }] });
  });

  test('a call is announced at least a second ahead and entered at that moment', async () => {
    const party = await sitDown(cubo);
    await party.ready();
    const driver = new TableDriver(party.table, {
      timers: party.clock,
      askBot: async () => null,
      onBotError: () => undefined,
    });
    const seat = acting(party.table);
    const answer = party.send(`p${seat}`, { kind: 'act', seat, action: { kind: 'call' } });
    await settled();
    const announced = party.events.at(-1);
    if (announced?.kind !== 'scheduled') throw new Error('not announced');
    expect(announced.scheduled.at).toBeGreaterThanOrEqual(1000);
    await party.clock.pass(announced.scheduled.at - 1);
    expect(party.events.at(-1)?.kind).toBe('scheduled');
    await party.clock.pass(1);
    expect((await answer).ok).toBe(true);
    const entry = { actor: seat, at: announced.scheduled.at, action: { kind: 'call' } };
    expect(party.events.at(-1)).toMatchObject({ kind: 'entries', entries: [entry] });
    driver.stop();
  });

  test('thinking time is charged to who acts; a turn may be skipped only when the clock is over', async () => {
    const party = await sitDown(ciub, { time: 'fast' });
    await party.ready();
    const seat = acting(party.table);
    const other = (1 - seat) as Seat;
    const skip = { kind: 'skip', seat: other, target: seat } as const;
    await party.clock.pass(139_000);
    expect(await party.send(`p${other}`, skip)).toMatchObject({ error: { code: 'clock-not-over' } });
    await party.clock.pass(2_000);
    expect((await party.send(`p${other}`, skip)).ok).toBe(true);
    expect(acting(party.table)).toBe(other);
    expect(party.table.match?.clocks?.left[seat]).toBe(-1000);
    expect(party.errors).toEqual([]);
  });

  test('bots call, throw and cover by themselves until the race is over', async () => {
    const party = await sitDown(cubo, { bots: [1], options: { capMs: 20_000 } });
    await party.ready();
    const driver = new TableDriver<unknown>(party.table, {
      timers: party.clock,
      askBot: async ({ state, seat, at, key }) => {
        if (key.endsWith('7')) throw new Error('crashed');
        const action = cubo.sample(state as never, { seat, at }, seededRng(key));
        return action && { action, waitMs: 700 };
      },
      onBotError: () => undefined,
    });
    for (let i = 0; i < 400 && !party.table.match?.end; i++) await party.clock.pass(5_000);
    expect(party.table.match?.end?.why).toBe('played');
    expect(party.errors).toEqual([]);
    driver.stop();
  });
});

describe('what is no move', () => {
  test('undo takes back one action of the seat, never across the dice', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    const { table, send } = party;
    const seat = acting(table);
    const before = table.match?.state;
    const [card] = table.match?.state.bottom ?? [];
    await send(`p${seat}`, { kind: 'act', seat, action: { kind: 'placeToken', card } });
    expect(table.match?.state).not.toEqual(before);
    expect((await send(`p${seat}`, { kind: 'undo', seat })).ok).toBe(true);
    expect(table.match?.state).toEqual(before);
    expect(table.match?.seq).toBe(3);
    expect(await send(`p${seat}`, { kind: 'undo', seat })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
    await send(`p${seat}`, { kind: 'act', seat, action: { kind: 'roll' } });
    expect(await send(`p${seat}`, { kind: 'undo', seat })).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
    const again = await LiveTable.open(ciub, party.ports, table.id);
    expect(again?.match).toEqual(table.match);
  });

  test('who resigns at a table of two has lost', async () => {
    const party = await sitDown(ciub);
    await party.ready();
    await party.send('p1', { kind: 'resign', seat: 1 });
    expect(party.table.match?.end).toMatchObject({ why: 'resigned', winners: [0] });
    expect(party.table.record.status).toBe('ended');
  });

  test('at a larger table a bot plays on for who resigned, for good', async () => {
    const party = await sitDown(ciub, { seats: 3 });
    await party.ready();
    await party.send('p1', { kind: 'resign', seat: 1 });
    expect(party.table.match?.end).toBeNull();
    expect(party.table.match?.seats[1]).toMatchObject({ resigned: true, bot: 'skilled' });
    expect((await party.send('p1', { kind: 'back', seat: 1 })).ok).toBe(false);
  });

  test('a bot takes over who is away too long, and hands back', async () => {
    const party = await sitDown(ciub);
    party.table.arrive('p0');
    party.table.arrive('p1');
    await party.ready();
    const takeOver = { kind: 'takeOver', seat: 0, target: 1, level: 'casual' } as const;
    expect(await party.send('p0', takeOver)).toMatchObject({ error: { code: 'not-away' } });
    party.table.leave('p1');
    await party.clock.pass(59_000);
    expect(await party.send('p0', takeOver)).toMatchObject({ error: { code: 'not-away' } });
    await party.clock.pass(1_000);
    expect((await party.send('p0', takeOver)).ok).toBe(true);
    const act = { kind: 'act', seat: 1, action: { kind: 'roll' } } as const;
    expect(await party.send('p1', act)).toMatchObject({ error: { code: 'wrong-seat' } });
    expect((await party.send('p1', { kind: 'back', seat: 1 })).ok).toBe(true);
    expect(party.table.match?.seats[1]?.bot).toBeNull();
  });

  test('all agree: the match ends without a winner', async () => {
    const party = await sitDown(ciub, { seats: 3, bots: [2] });
    await party.ready();
    await party.send('p0', { kind: 'agree', seat: 0 });
    expect(party.table.match?.end).toBeNull();
    await party.send('p1', { kind: 'agree', seat: 1 });
    expect(party.table.match?.end).toMatchObject({ why: 'agreed', winners: [] });
  });
});

describe('fair dice', () => {
  test('what a bot adds follows from the secret and its seat, whatever people sent and wherever it sat before', async () => {
    const party = await sitDown(ciub, { seats: 3, bots: [1] });
    expect(party.table.record.seats[1]?.nonce).toBeNull();
    await party.send('p0', { kind: 'swap', seat: 0, target: 1 });
    await party.send('p0', { kind: 'ready', seat: 1, nonce: 'mine' });
    await party.send('p2', { kind: 'ready', seat: 2, nonce: 'hers' });
    const { seats, secret, status } = party.table.record;
    expect(status).toBe('running');
    expect(seats.map((seat) => seat.nonce)).toEqual([botNonce(secret, 0), 'mine', 'hers']);
  });
});
