import { BotPool } from './bots/bot-pool.ts';
import type { Config } from './base/config.ts';
import { Identities } from './identity/identity.ts';
import { LobbyBoard } from './lobby/lobby.ts';
import { Allowances } from './limits/allowances.ts';
import { Limits } from './limits/limits.ts';
import { createLog, describe, type Log } from './base/log.ts';
import { Metrics } from './base/metrics.ts';
import { ServerTime } from './server-time.ts';
import { StopError } from './base/start-error.ts';
import { ChatLog } from './store/chat.ts';
import { Damaged } from './store/damage.ts';
import { Database, type DatabaseOptions } from './store/database.ts';
import { NotStored } from './store/disk-health.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { Traces } from './store/traces.ts';
import { atStart, type Trouble } from './store/trouble.ts';
import { CatchUps } from './tables/catch-up.ts';
import { Forgetting } from './tables/forgetting.ts';
import { Retention } from './tables/retention.ts';
import { Tables } from './tables/tables.ts';
import { chatPorts, type Hub } from './hub/hub.ts';

/** Beyond the configuration: what tests look at. */
export type Observers = Pick<DatabaseOptions, 'onSynced' | 'checkpointPages' | 'busyMs'>;

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
  const database = await openDatabase(config, { metrics, log }, observers);
  try {
    return await services(config, doors, { database, log, metrics });
  } catch (error) {
    await database.close();
    throw atStart(error, database.file);
  }
}

/** What is there before anything else. */
interface Ground {
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Metrics;
}

async function services(config: Config, doors: () => Doors, ground: Ground): Promise<Services> {
  const { database, log, metrics } = ground;
  const time = timeOf(ground, () => doors().sockets > 0);
  const store = new SqliteStore(database, time.now);
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
    onChange: () => lobby.changed(),
    onClock: metrics.clockEntered,
  });
  const traces = new Traces(database);
  const people = { traces, forgetting: new Forgetting({ tables, store, traces, now: time.now, onError }) };
  const retention = new Retention({ tables, store, now: time.now, keeping: config.keeping });
  database.watchDisk((trouble) => afterTrouble(trouble, { log, tables, ...people }));
  const lobby = new LobbyBoard({ tables, people: () => doors().people });
  metrics.gauge('cubarium_sockets', 'Connections', () => doors().sockets);
  addGauges(metrics, { tables, store });
  const limited = limitPorts({ now: time.now, factor: config.rateFactor });
  const talk = { ...chatPorts(store, new ChatLog(database)), catchUps: new CatchUps({ store, onError }) };
  return {
    hub: { now: time.now, tables, store, retention, lobby, metrics, onError, ...people, ...limited, ...talk },
    identities: await Identities.open(database, time.now),
    log,
    close: async () => {
      lobby.stop();
      await Promise.all([bots.close(), people.forgetting.settled()]);
      time.stop();
      await Promise.all([time.save(), store.close()])
        .catch(asStopError)
        .finally(() => time.close());
    },
  };
}

const timeOf = ({ database, log }: Ground, isBusy: () => boolean): ServerTime =>
  new ServerTime({ database, isBusy, warn: (sentence) => log.error(sentence) });

function asStopError(error: unknown): never {
  throw error instanceof NotStored ? new StopError(NOT_SAVED) : error;
}

function addGauges(metrics: Metrics, { tables, store }: Pick<Hub, 'tables' | 'store'>): void {
  metrics.gauge('cubarium_tables', 'Tables in memory', () => tables.size);
  metrics.gauge('cubarium_damaged_tables', 'Tables found damaged since the start', () => tables.damaged);
  metrics.gauge('cubarium_disk_fails', '1 while the disk takes nothing', () => (store.isWritable ? 0 : 1));
}

/** What the disk does not take is no bug, and is told when that begins. */
function tellOfBug(log: Log, error: unknown): void {
  if (!(error instanceof NotStored)) log.error(describe(error), 'a bug');
}

const NOT_SAVED =
  'the disk took nothing any more. What was acknowledged is kept; the next start looks for the ends of the logs, which takes a little longer.';

/** Tells once when it begins and once when it ends, whatever is refused in between. */
function afterTrouble(
  trouble: Trouble | null,
  { log, tables, forgetting }: Pick<Hub, 'tables' | 'forgetting'> & { readonly log: Log },
): void {
  if (trouble !== null)
    return log.error({ trouble }, 'the disk takes no data: nothing is stored until it does');
  log.info('the disk takes data again: all tables go on');
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

const openDatabase = (
  config: Config,
  { metrics, log }: Omit<Ground, 'database'>,
  observers: Observers,
): Promise<Database> =>
  Database.open({
    ...observers,
    folder: config.data,
    warn: (sentence) => log.warn(sentence),
    onSynced: (synced) => {
      metrics.synced(synced);
      observers.onSynced?.(synced);
    },
  });
