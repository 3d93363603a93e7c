import { changedLobby, type Lobby, type LobbyChange } from '@cubarium/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '../tables/followers.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { LobbyBoard } from './lobby.ts';

type Told = { readonly t: 'lobby'; readonly lobby: Lobby } | ({ readonly t: 'lobbyChanged' } & LobbyChange);

let tables: HostedTable[];
let looks: number;
let board: LobbyBoard;

beforeEach(() => {
  vi.useFakeTimers();
  tables = [];
  looks = 0;
  const all = {
    get all() {
      looks++;
      return tables;
    },
  };
  board = new LobbyBoard({ tables: all, people: () => 7, seeking: () => [], now: () => Date.now() });
});
afterEach(() => {
  board.stop();
  vi.useRealTimers();
});

/** As much of a table as a lobby looks at. */
function setUp(id: string, from: string, createdAt = tables.length): void {
  const record = { access: 'public', status: 'open', host: from };
  const info = { id, game: 'g', options: {}, seats: [], time: 'none', createdAt };
  const hosted = {
    table: { record, info },
    from,
    isAttended: true,
    attendance: () => ({ here: [], watching: 0 }),
  };
  tables.push(hosted as unknown as HostedTable);
  board.changed();
}

function watcher(changes = true): Told[] {
  const told: Told[] = [];
  const sendBytes = (text: Buffer): void => {
    told.push(JSON.parse(text.toString()) as Told);
  };
  board.watch({ person: '', sendBytes } as unknown as Member, { changes });
  return told;
}

test('whoever asks between two changes gets the same words, put together once', () => {
  setUp('one', 'home');
  const words = board.text();
  expect(JSON.parse(words)).toEqual(board.get());
  const stringify = vi.spyOn(JSON, 'stringify');
  expect(board.text()).toBe(words);
  expect(stringify).not.toHaveBeenCalled();
  stringify.mockRestore();
  setUp('two', 'home');
  vi.advanceTimersByTime(1000);
  expect(board.text()).not.toBe(words);
  expect(looks).toBe(2);
});

test('a hundred changes and a hundred who look cost one look, and each is told once', () => {
  const all = Array.from({ length: 100 }, () => watcher());
  expect(looks).toBe(1);
  for (let i = 0; i < 100; i++) setUp(`t${i}`, `p${i}`);
  vi.advanceTimersByTime(1000);
  expect(looks).toBe(2);
  for (const told of all) expect(told.map(({ t }) => t)).toEqual(['lobby', 'lobbyChanged']);
});

test('who comes in between is told what the others know, and then what is new', () => {
  const first = watcher();
  setUp('one', 'ann');
  const second = watcher();
  setUp('two', 'bob');
  const third = watcher(false);
  vi.advanceTimersByTime(1000);
  setUp('three', 'eve');
  vi.advanceTimersByTime(1000);
  const after = board.get();
  expect(after.open.map(({ id }) => id)).toEqual(['three', 'two', 'one']);
  for (const told of [first, second, third]) {
    let lobby: Lobby | null = null;
    for (const message of told)
      lobby = message.t === 'lobby' ? message.lobby : lobby && changedLobby(lobby, message);
    expect(lobby).toEqual(after);
  }
  expect(third.map(({ t }) => t)).toEqual(['lobby', 'lobby', 'lobby']);
  expect(second.at(-1)).toMatchObject({ t: 'lobbyChanged', open: [{ id: 'three' }], gone: [] });
});

test('who looks away and back all the time makes nobody look more often', () => {
  for (let i = 0; i < 1000; i++) {
    board.changed();
    const told = watcher();
    expect(told).toHaveLength(1);
  }
  expect(looks).toBe(1);
});

test('what is the same again is not told', () => {
  const told = watcher();
  board.changed();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

test('one address does not fill the list, however new its tables are', () => {
  setUp('first', 'ann');
  setUp('second', 'bob');
  for (let i = 0; i < 300; i++) setUp(`flood${i}`, 'flooder');
  const { open, counts } = board.get();
  expect(open).toHaveLength(100);
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(['first', 'second', 'flood299']));
  expect(counts).toEqual({ people: 7, open: 302, running: 0 });
});
