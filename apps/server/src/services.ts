import { BotPool } from './bots/bot-pool.ts';
import type { Config } from './base/config.ts';
import { Identities } from './identity/identity.ts';
import { Allowances } from './limits/allowances.ts';
import { Limits } from './limits/limits.ts';
import { Sharing } from './limits/sharing.ts';
import { openColleagues } from './colleagues.ts';
import { openMeeting } from './meeting.ts';
import type { Colleagues } from './nodes/colleagues.ts';
import { createLog, describe, type Log } from './base/log.ts';
import { Metrics } from './base/metrics.ts';
import { ServerTime } from './server-time.ts';
import { StopError } from './base/start-error.ts';
import { atStart, Damaged, Unavailable } from './ports/failures.ts';
import type { Storage } from './ports/stores.ts';
import { openStorage, type StorageOptions } from './store/open.ts';
import { alone } from './tables/alone.ts';
import { CatchUps } from './tables/catch-up.ts';
import { Errands } from './tables/errands.ts';
import { Forgetting } from './tables/forgetting.ts';
import { Retention } from './tables/retention.ts';
import { Tables } from './tables/tables.ts';
import type { Hub } from './hub/hub.ts';
import { Talk } from './hub/talk.ts';

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
  /** The other nodes; null for a server alone. */
  readonly colleagues: Colleagues | null;
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
  const onError = (error: unknown): void =>
    error instanceof Damaged ? tables.setApart(error.table) : tellOfBug(log, error);
  const colleagues = await openColleagues(config, { ...ground, onError });
  const time = await timeOf(ground, () => doors().sockets > 0);
  const { now } = time;
  const stores = storage.at(now);
  const store = stores.tables;
  const bots = new BotPool({ paceMs: config.botPaceMs, onAnswered: metrics.botAnswered });
  const tables: Tables = new Tables({
    ...tellingOf(ground),
    store,
    holders: storage.membership ?? alone(store),
    now,
    askBot: bots.ask,
    onError,
    onChange: () => meeting.changed(),
    onTurn: (person, turn) => meeting.ports.reach.tell(person, { t: 'turn', ...turn }),
  });
  const keepers = keepersOf({ tables, stores, now, onError, colleagues, keeping: config.keeping });
  const { forgetting, errands } = keepers;
  storage.watch((trouble) => afterTrouble(trouble, { log, tables, forgetting }));
  const meeting = openMeeting({ tables, errands, stores, colleagues, now, people: () => doors().people });
  addGauges(metrics, { tables, stores, sockets: () => doors().sockets });
  const limited = limitPorts({ now, factor: config.rateFactor });
  colleagues?.add(new Sharing(limited.limits, colleagues));
  colleagues?.add({ gone: () => void tables.resume().catch(onError), lapsed: () => tables.startOver() });
  const readers = { talk: new Talk(stores), catchUps: new CatchUps({ store, onError }) };
  const hub = { now, tables, stores, metrics, onError, ...meeting.ports, ...keepers, ...limited, ...readers };
  const identities = await Identities.open({ meta: storage.meta, people: stores.people, now });
  const close = async (): Promise<void> => {
    meeting.stop();
    await Promise.all([bots.close(), forgetting.settled()]);
    time.stop();
    await Promise.all([time.save(), storage.close()]).catch(asStopError);
  };
  return { hub, identities, log, colleagues, close };
}

interface KeepersParts extends Pick<Hub, 'tables' | 'stores' | 'now' | 'onError'> {
  readonly colleagues: Colleagues | null;
  readonly keeping: Config['keeping'];
}

/** What is done to tables without being at them. */
function keepersOf({ tables, stores, now, onError, colleagues, keeping }: KeepersParts) {
  const errands = new Errands(tables, colleagues);
  return {
    errands,
    forgetting: new Forgetting({ tables, errands, stores, now, onError }),
    retention: new Retention({ tables, store: stores.tables, now, keeping }),
  };
}

/** What becomes known of tables that concerns nobody but who runs the server. */
const tellingOf = ({ metrics, log }: Ground) => ({
  onBotError: botTrouble(metrics, log),
  onDamaged: (table: string) =>
    log.error({ table }, 'a table is damaged and set apart; everything else goes on'),
  onClock: metrics.clockEntered,
});

const timeOf = (
  { storage: { meta, lastBeat, membership }, log }: Ground,
  isBusy: () => boolean,
): Promise<ServerTime> =>
  ServerTime.open({
    meta,
    lastBeat,
    isBusy,
    clock: membership && (() => membership.now()),
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
