import type { ServerMessage } from '@cubarium/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Colleagues } from '../nodes/colleagues.ts';
import type { BusMessage } from '../ports/bus.ts';
import { channelOf } from '../tables/channels.ts';
import type { Join } from './following.ts';
import { Relays } from './relays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOLDER = 7;
const CHANNEL = channelOf(HOLDER, 3);
const JOIN: Join = { t: 'join', table: 't', after: null };
const joined = JSON.stringify({ t: 'joined', c: CHANNEL, table: { id: 't' } });

function connected() {
  const sent: [number | 'all', BusMessage][] = [];
  const said: (ServerMessage | string)[] = [];
  const again: Join[] = [];
  const bus = { isHeard: true };
  const colleagues = {
    add: () => undefined,
    send: (to: number | 'all', message: BusMessage) => void sent.push([to, message]),
    get isHeard() {
      return bus.isHeard;
    },
  };
  // Of the other nodes nothing else is used here.
  const relays = new Relays(colleagues as unknown as Colleagues);
  const { relay, end } = relays.open(
    {
      say: (message) => void said.push(message),
      send: (text) => void said.push(text),
      joinAgain: async (message) => void again.push(message),
    },
    { id: 'bob', name: 'Bob', address: 'home' },
  );
  const hear = (text: string): void => relays.heard(HOLDER, { kind: 'tell', lines: [1], text });
  return { relays, relay, end, hear, sent, said, again, bus };
}

test('what is said about a table goes to its holder, and what the holder says goes out as it is', () => {
  const { relay, end, hear, sent, said } = connected();
  const live = { t: 'live', c: CHANNEL, data: 'x' } as const;
  expect(relay.forward(live)).toBe(false);
  relay.join(HOLDER, JOIN);
  hear(joined);
  hear('{"t":"entries"}');
  expect(relay.forward(live)).toBe(true);
  expect(said).toEqual([joined, '{"t":"entries"}']);
  relay.forward({ t: 'part', c: CHANNEL });
  expect(relay.forward(live)).toBe(false);
  end();
  expect(sent.map(([to, { kind }]) => `${kind} to ${to}`)).toEqual([
    'say to 7',
    'say to 7',
    'say to 7',
    'end to 7',
  ]);
});

test('who gets no answer asks again who holds the table, unless nobody could hear it', async () => {
  const { relay, hear, again, bus } = connected();
  relay.join(HOLDER, JOIN);
  bus.isHeard = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(again).toEqual([]);
  bus.isHeard = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(again).toEqual([JOIN]);
  relay.join(HOLDER, JOIN);
  hear(joined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(again).toHaveLength(1);
});

test('a holder that is lost costs its tables, and no others', () => {
  const { relays, relay, hear, said } = connected();
  relay.join(HOLDER, JOIN);
  hear(joined);
  said.length = 0;
  relays.lost(HOLDER + 1);
  expect(said).toEqual([]);
  relays.lost(HOLDER);
  expect(said).toEqual([{ t: 'gone', c: CHANNEL }]);
  expect(relay.forward({ t: 'part', c: CHANNEL })).toBe(false);
});
