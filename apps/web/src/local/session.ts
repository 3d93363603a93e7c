import {
  mapSeats,
  matchAt,
  type Action,
  type Command,
  type GameDefinition,
  type MatchEntry,
  type Seat,
} from '@cubarium/core';
import { LiveTable, TableDriver, wholeLog, type TablePorts } from '@cubarium/table';
import { randomHex } from '../base/device/random.ts';
import { createStore, type Store } from '../base/state/store.ts';
import type { SessionView, TableSession } from '../table/model/session.ts';
import { deviceTime, pausableClock, type PausableClock } from './pausable.ts';
import { askBot } from './bots.ts';
import { keepClock, stoodAt } from './standing.ts';
import { deviceStore } from './store.ts';
import { learnFrom } from './suiting.ts';

/** Whoever holds this device. */
export const DEVICE = 'device';

export const devicePorts: TablePorts = {
  store: deviceStore,
  now: deviceTime.now,
  manySeats: true,
  onError: (error) => reportError(error),
};

/** Takes up a table of this device; null when there is none. */
export async function openLocal<S, A extends Action>(
  game: GameDefinition<S, A>,
  id: string,
  takesTurns: TakesTurns<S>,
): Promise<TableSession<S, A> | null> {
  const [stored, log] = await Promise.all([deviceStore.load(id), localLog(id)]);
  const zero = stored?.record.zero ?? null;
  const clock = pausableClock(
    deviceTime,
    zero === null ? deviceTime.now() : stoodAt(id, zero + (log.at(-1)?.at ?? 0)),
  );
  const table = await LiveTable.open(game, { ...devicePorts, now: clock.now }, id);
  return table && sessionOf(table, { clock, takesTurns }, log);
}

/** Whether one after the other plays, as a state is: then what bots do can be watched after it was done. */
type TakesTurns<S> = (state: S) => boolean;

interface Device<S> {
  readonly clock: PausableClock;
  readonly takesTurns: TakesTurns<S>;
}

/** What has been entered at a table of this device. */
export async function localLog(id: string): Promise<readonly MatchEntry[]> {
  const rows = await wholeLog(deviceStore, id);
  return rows.flatMap((row) => JSON.parse(row.text) as MatchEntry[]);
}

/** What a table of this device knows, kept in step with it. */
function followed<S, A extends Action>(table: LiveTable<S, A>, log: readonly MatchEntry[]) {
  const mine = (): readonly Seat[] =>
    mapSeats(table.record.seats, ({ person }, seat) => (person === DEVICE ? [seat] : [])).flat();
  const view = createStore<SessionView>({
    info: table.info,
    entries: log,
    ahead: [],
    mine: mine(),
    link: 'here',
    away: [],
    announced: table.scheduled,
    live: new Map(),
    trusted: true,
    botsFail: false,
  });
  const unsubscribe = table.subscribe((event) => {
    const now = view.get();
    const end = table.match?.end;
    // Who tries again has seen what was better.
    if (end && !table.record.branched) learnFrom(table.record, end);
    if (event.kind === 'entries')
      view.set({ ...now, entries: [...now.entries, ...event.entries], announced: null });
    else if (event.kind === 'scheduled') view.set({ ...now, announced: event.scheduled });
    else if (event.kind === 'record') view.set({ ...now, info: table.info, mine: mine() });
  });
  return { view, unsubscribe };
}

/** Lets the bots play, and tells whether they can. */
function driven<S, A extends Action>(
  table: LiveTable<S, A>,
  { clock, takesTurns }: Device<S>,
  view: Store<SessionView>,
): TableDriver<S, A> {
  const ask = askBot(takesTurns);
  const tell = (botsFail: boolean): void => {
    if (view.get().botsFail !== botsFail) view.set({ ...view.get(), botsFail });
  };
  return new TableDriver(table, {
    timers: clock,
    async askBot(question) {
      const answer = await ask(question);
      tell(false);
      return answer;
    },
    onBotError(error) {
      reportError(error);
      tell(true);
    },
  });
}

function sessionOf<S, A extends Action>(
  table: LiveTable<S, A>,
  device: Device<S>,
  log: readonly MatchEntry[],
): TableSession<S, A> {
  const { view, unsubscribe } = followed(table, log);
  const driver = driven(table, device, view);
  const keep = (): void => keepClock(table.id, device.clock.now());
  addEventListener('pagehide', keep);
  return {
    game: table.game,
    start: () => matchAt(table.game, table.info),
    view,
    now: () => table.at(),
    pause: device.clock.pause,
    async send(command: Command) {
      const answer = await table.submit({
        by: DEVICE,
        id: randomHex(8),
        after: table.match?.seq ?? 0,
        command,
      });
      return answer.ok ? null : answer.error;
    },
    showLive() {
      // Everybody around this device sees the same screen.
    },
    close() {
      keep();
      removeEventListener('pagehide', keep);
      unsubscribe();
      driver.stop();
    },
  };
}
