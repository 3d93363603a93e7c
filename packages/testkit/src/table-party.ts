import {
  seatsOf,
  seededRng,
  type Action,
  type Command,
  type GameDefinition,
  type Seat,
} from '@cubarium/core';
import { chainAt, linkAfter } from './dealt-match.ts';
import { LiveTable, memoryStore, newRecord, type TableEvent } from '@cubarium/table';

/** A clock that tests turn by hand, and timers that hang on it. */
export function handClock() {
  let now = 1_000_000;
  let alarms: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, call: () => void) => {
      const alarm = { at: now + ms, call };
      alarms.push(alarm);
      return () => void (alarms = alarms.filter((other) => other !== alarm));
    },
    /** Turns the clock on, ringing every alarm at its moment. */
    async pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const next = alarms.filter((alarm) => alarm.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        alarms = alarms.filter((alarm) => alarm !== next);
        now = Math.max(now, next.at);
        next.call();
        await settled();
      }
      now = until;
      await settled();
    },
  };
}

/** Everything that was going on has come to rest. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A table with people p0, p1, … on its seats, and bots on others. */
export async function sitDown<S, A extends Action>(
  game: GameDefinition<S, A>,
  about: {
    seats?: number;
    options?: object;
    time?: 'none' | 'fast';
    bots?: readonly Seat[];
    /** People commit to hash chains, those of `chainAt`. */
    chains?: boolean;
  } = {},
) {
  const { seats = 2, options = {}, time = 'none', bots = [], chains = false } = about;
  const clock = handClock();
  const store = memoryStore();
  const errors: unknown[] = [];
  const ports = {
    store,
    now: clock.now,
    manySeats: false,
    onError: (error: unknown) => void errors.push(error),
  };
  const parsed = game.parseOptions({ seats, ...options });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const record = newRecord({
    id: 'table-1',
    game: game.id,
    options: { ...(parsed.value as object), seats },
    time,
    host: 'p0',
    createdAt: clock.now(),
    secret: '11'.repeat(32),
  });
  const created = await LiveTable.create(game, ports, record);
  if (!created.ok) throw new Error(created.error.code);
  const table = created.value;
  const events: TableEvent[] = [];
  table.subscribe((event) => events.push(event));
  let sent = 0;
  const send = (by: string, command: Command, after?: number) =>
    table.submit({ by, id: `c${sent++}`, after: after ?? table.match?.seq ?? 0, command });
  for (const seat of seatsOf(seats)) {
    if (bots.includes(seat)) await send('p0', { kind: 'addBot', seat, level: 'casual' });
    else await send(`p${seat}`, { kind: 'sit', seat, name: `Person ${seat}` });
  }
  const ready = async () => {
    for (const seat of seatsOf(seats)) {
      const chain = chains ? { chain: chainAt(seat)[0] ?? '' } : {};
      if (!bots.includes(seat))
        await send(`p${seat}`, { kind: 'ready', seat, nonce: `of ${seat}`, ...chain });
    }
  };
  return { table, clock, store, ports, events, errors, send, ready };
}

/** The first seat that acts now. */
export const acting = (table: LiveTable): Seat => {
  const turn = table.match && table.game.turn(table.match.state);
  if (turn?.who !== 'seats' || turn.seats[0] === undefined) throw new Error('nobody acts');
  return turn.seats[0];
};

type Party = Awaited<ReturnType<typeof sitDown>>;

/** One legal action of whoever acts, sent by that person. */
export async function playOne(party: Pick<Party, 'table' | 'send'>, seed: string) {
  const { table } = party;
  const seat = acting(table);
  const action = table.game.sample(table.match?.state, { seat, at: table.at() }, seededRng(seed));
  const link = linkAfter(chainAt(seat), table.match, seat);
  return party.send(`p${seat}`, { kind: 'act', seat, action, ...(link !== undefined && { link }) });
}
