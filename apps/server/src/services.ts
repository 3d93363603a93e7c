import { BotPool } from './bots/bot-pool.ts';
import type { Config } from './base/config.ts';
import { Identities } from './identity/identity.ts';
import { LobbyBoard } from './lobby/lobby.ts';
import { Seekers } from './lobby/seekers.ts';
import { Allowances } from './limits/allowances.ts';
import { Limits } from './limits/limits.ts';
import { createLog, describe, type Log } from './base/log.ts';
import { Metrics } from './base/metrics.ts';
import { ServerTime } from './server-time.ts';
import { StopError } from './base/start-error.ts';
import { atStart, Damaged, Unavailable } from './ports/failures.ts';
import type { Storage } from './ports/stores.ts';
import { openStorage, type StorageOptions } from './store/open.ts';
import { CatchUps } from './tables/catch-up.ts';
import { Forgetting } from './tables/forgetting.ts';
import { Retention } from './tables/retention.ts';
import { Tables } from './tables/tables.ts';
import type { Hub } from './hub/hub.ts';
import { Talk } from './hub/talk.ts';
import { Reach } from './lobby/reach.ts';

/** Beyond the configuration: what tests look at. */
export type Observers = Omit<StorageOptions, 'warn'>;

/** Who is connected: known only once the doors are open. */
export interface Doors {
  sockets: number;
  people: number;
}

/** Everything behind the doors. */
export interface Services {
  readonly hub: Hub;
  readonly identities: Identities;
  readonly log: Log;
  /** After the doors are closed. */
  readonly close: () => Promise<void>;
}

export async function openServices(
  config: Config,
  doors: () => Doors,
  observers: Observers,
): Promise<Services> {
  const log = createLog(config.log);
  const metrics = new Metrics();
  const storage = await open(config, { metrics, log }, observers);
  try {
    return await services(config, doors, { storage, log, metrics });
  } catch (error) {
    // Why it could not start is what counts.
    await storage.close().catch(() => undefined);
    throw atStart(error);
  }
}

/** What is there before anything else. */
interface Ground {
  readonly storage: Storage;
  readonly log: Log;
  readonly metrics: Metrics;
}

async function services(config: Config, doors: () => Doors, ground: Ground): Promise<Services> {
  const { storage, log, metrics } = ground;
  const time = await timeOf(ground, () => doors().sockets > 0);
  const stores = storage.at(time.now);
  const store = stores.tables;
  const bots = new BotPool({ paceMs: config.botPaceMs, onAnswered: metrics.botAnswered });
  const onError = (error: unknown): void =>
    error instanceof Damaged ? tables.setApart(error.table) : tellOfBug(log, error);
  const tables: Tables = new Tables({
    store,
    now: time.now,
    askBot: bots.ask,
    onError,
    onBotError: botTrouble(metrics, log),
    onDamaged: (table) => log.error({ table }, 'a table is damaged and set apart; everything else goes on'),
    onChange: () => meeting.lobby.changed(),
    onClock: metrics.clockEntered,
    onTurn: (person, turn) => meeting.reach.tell(person, { t: 'turn', ...turn }),
  });
  const forgetting = new Forgetting({ tables, stores, now: time.now, onError });
  const retention = new Retention({ tables, store, now: time.now, keeping: config.keeping });
  storage.watch((trouble) => afterTrouble(trouble, { log, tables, forgetting }));
  const meeting = meetingPorts({ tables, stores, now: time.now, people: () => doors().people });
  addGauges(metrics, { tables, stores, sockets: () => doors().sockets });
  const limited = limitPorts({ now: time.now, factor: config.rateFactor });
  const readers = { talk: new Talk(stores), catchUps: new CatchUps({ store, onError }) };
  const keepers = { retention, forgetting };
  return {
    hub: { now: time.now, tables, stores, metrics, onError, ...meeting, ...keepers, ...limited, ...readers },
    identities: await Identities.open({ meta: storage.meta, people: stores.people, now: time.now }),
    log,
    close: async () => {
      meeting.lobby.stop();
      await Promise.all([bots.close(), forgetting.settled()]);
      time.stop();
      await Promise.all([time.save(), storage.close()]).catch(asStopError);
    },
  };
}

type Meeting = Pick<Hub, 'lobby' | 'reach' | 'seekers'>;

/** Where people find each other. */
function meetingPorts({
  tables,
  stores,
  now,
  people,
}: Pick<Hub, 'tables' | 'stores' | 'now'> & { readonly people: () => number }): Meeting {
  const reach = new Reach();
  const onChange = (): void => lobby.changed();
  const apartFrom = (person: string) => stores.people.apartFrom(person);
  const seekers = new Seekers({ tables, now, reach, apartFrom, onChange });
  const lobby = new LobbyBoard({ tables, people, seeking: () => seekers.counts });
  return { lobby, reach, seekers };
}

const timeOf = ({ storage, log }: Ground, isBusy: () => boolean): Promise<ServerTime> =>
  ServerTime.open({
    meta: storage.meta,
    lastBeat: storage.lastBeat,
    isBusy,
    warn: (sentence) => log.error(sentence),
  });

function asStopError(error: unknown): never {
  throw error instanceof Unavailable ? new StopError(NOT_SAVED) : error;
}

type Gauged = Pick<Hub, 'tables' | 'stores'> & { readonly sockets: () => number };

function addGauges(metrics: Metrics, { tables, stores, sockets }: Gauged): void {
  metrics.gauge('cubarium_sockets', 'Connections', sockets);
  metrics.gauge('cubarium_tables', 'Tables in memory', () => tables.size);
  metrics.gauge('cubarium_damaged_tables', 'Tables found damaged since the start', () => tables.damaged);
  metrics.gauge('cubarium_disk_fails', '1 while the disk takes nothing', () =>
    stores.tables.isWritable ? 0 : 1,
  );
}

/** What the disk does not take is no bug, and is told when that begins. */
function tellOfBug(log: Log, error: unknown): void {
  if (!(error instanceof Unavailable)) log.error(describe(error), 'a bug');
}

const NOT_SAVED =
  'the disk took nothing any more. What was acknowledged is kept; the next start looks for the ends of the logs, which takes a little longer.';

/** Tells once when it begins and once when it ends, whatever is refused in between. */
function afterTrouble(
  trouble: string | null,
  { log, tables, forgetting }: Pick<Hub, 'tables' | 'forgetting'> & { readonly log: Log },
): void {
  if (trouble !== null)
    return log.error({ trouble }, 'the store takes no data: nothing is acknowledged until it does');
  log.info('the store takes data again: all tables go on');
  tables.thaw();
  void forgetting.resume();
}

function limitPorts(parts: ConstructorParameters<typeof Limits>[0]): Pick<Hub, 'limits' | 'allowances'> {
  const limits = new Limits(parts);
  return { limits, allowances: new Allowances(limits) };
}

const botTrouble =
  (metrics: Metrics, log: Log) =>
  (error: unknown): void => {
    metrics.botFailed();
    log.warn(describe(error), 'a bot failed');
  };

const open = (
  config: Config,
  { metrics, log }: Omit<Ground, 'storage'>,
  observers: Observers,
): Promise<Storage> =>
  openStorage(config, {
    ...observers,
    warn: (sentence) => log.warn(sentence),
    onSynced: (synced) => {
      metrics.synced(synced);
      observers.onSynced?.(synced);
    },
  });
