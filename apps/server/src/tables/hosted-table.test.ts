import { ciub } from '@cubarium/games/ciub';
import type { TableDriver } from '@cubarium/table';
import { sitDown } from '@cubarium/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Limits } from '../limits/limits.ts';
import type { Member } from './followers.ts';
import { HostedTable } from './hosted-table.ts';

interface Heard {
  readonly who: string;
  readonly t: string;
  readonly you?: number | null;
  readonly watching?: number;
}

let heard: Heard[];
let hosted: HostedTable;
let changes: number;
let moves: [string, boolean][];
let party: Awaited<ReturnType<typeof sitDown>>;

beforeEach(async () => {
  heard = [];
  moves = [];
  changes = 0;
  party = await sitDown(ciub);
  hosted = new HostedTable({
    table: party.table,
    driver: {} as TableDriver,
    channel: 1,
    from: null,
    listeners: {
      now: party.clock.now,
      onChange: () => void changes++,
      onClock: () => undefined,
      onTurn: (who, { yours }) => moves.push([who, yours]),
      onBroken: () => undefined,
    },
  });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function come(person: string): Member {
  const sendBytes = (text: Buffer): void => {
    const told = JSON.parse(text.toString()) as Omit<Heard, 'who'>;
    heard.push({ who: person, ...told });
  };
  const member: Member = { person, send: () => undefined, sendBytes, dismissed: () => undefined };
  hosted.enter(member);
  hosted.table.arrive(person);
  return member;
}

const times = (who: string): number => heard.filter((one) => one.who === who).length;

test('a crowd that comes and goes is told of together, once', () => {
  come('p0');
  come('p1');
  const crowd = Array.from({ length: 200 }, (_, i) => come(`watcher ${i}`));
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect([times('p0'), times('p1'), times('watcher 7')]).toEqual([1, 1, 1]);
  expect(heard.find(({ who }) => who === 'p1')).toMatchObject({ t: 'table', you: 1, watching: 200 });
  expect(heard.find(({ who }) => who === 'watcher 7')).toMatchObject({ you: null, watching: 200 });
  for (const member of crowd) {
    hosted.leave(member);
    hosted.table.leave(member.person);
  }
  vi.advanceTimersByTime(1000);
  expect(heard.findLast(({ who }) => who === 'p0')).toMatchObject({ watching: 0 });
  expect(times('p0')).toBe(2);
});

test('what concerns the seats is told at once, to those who have one first', async () => {
  for (const person of ['watcher 1', 'watcher 2', 'p1', 'watcher 3', 'p0']) come(person);
  vi.advanceTimersByTime(1000);
  heard = [];
  vi.useRealTimers();
  await party.ready();
  const started = heard.filter(({ t }) => t === 'entries').map(({ who }) => who);
  expect(new Set(started.slice(0, 2))).toEqual(new Set(['p0', 'p1']));
  expect(started).toHaveLength(5);
  expect(heard.filter(({ t, who }) => t === 'table' && who === 'p0').length).toBeGreaterThan(0);
  await party.send('p0', { kind: 'resign', seat: 0 });
  expect(heard.filter(({ t, who }) => t === 'table' && who === 'watcher 3').at(-1)).toMatchObject({
    you: null,
  });
});

test('a crowd waits for its turn, bit by bit and not for ever; players and the host do not', () => {
  const limits = new Limits({ now: party.clock.now, factor: 1 });
  const turns = Array.from({ length: 200 }, (_, i) => hosted.turnOf(`watcher ${i}`, limits));
  expect(turns.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 0));
  expect(turns.slice(30, 33)).toEqual([50, 100, 150]);
  expect(turns.at(-1)).toBe('too-fast');
  expect([hosted.turnOf('p0', limits), hosted.turnOf('p1', limits)]).toEqual([0, 0]);
});

test('there is an end to a crowd', () => {
  const limits = new Limits({ now: party.clock.now, factor: 1000 });
  let inside = 0;
  while (hosted.turnOf(`watcher ${inside}`, limits) !== 'too-many') come(`watcher ${inside++}`);
  expect(inside).toBe(300);
  expect(hosted.turnOf('p1', limits)).toBe(0);
});

test('whose move it is hears so once, and once when it is over', async () => {
  expect(hosted.awaited).toEqual([]);
  vi.useRealTimers();
  await party.ready();
  const [me = ''] = hosted.awaited;
  expect(moves).toEqual([[me, true]]);
  const seat = hosted.table.seatOf(me) ?? 0;
  await party.send(me, { kind: 'act', seat, action: { kind: 'roll' } });
  expect([moves.length, hosted.awaited]).toEqual([1, [me]]);
  await party.send(me, { kind: 'resign', seat });
  expect([moves.at(-1), hosted.awaited]).toEqual([[me, false], []]);
});

test('a table that has not begun is attended for a minute after the last person has stepped out', async () => {
  expect(hosted.isAttended).toBe(false);
  const leave = (member: Member): void => {
    hosted.leave(member);
    hosted.table.leave(member.person);
  };
  // The clock rests between two steps by a timer, and those stand still here.
  const pass = (ms: number) => Promise.all([party.clock.pass(ms), vi.advanceTimersByTimeAsync(1)]);
  leave(come('p0'));
  await pass(59_000);
  expect(hosted.isAttended).toBe(true);
  const changed = changes;
  vi.advanceTimersByTime(60_000);
  expect(changes).toBe(changed + 1);
  await pass(1000);
  expect(hosted.isAttended).toBe(false);
  const back = come('p0');
  expect(hosted.isAttended).toBe(true);
  leave(back);
  vi.useRealTimers();
  await party.ready();
  expect(hosted.isAttended).toBe(false);
});
