import { BotPool } from './bots/bot-pool.ts';
import type { Config } from './config.ts';
import { Identities } from './identity/identity.ts';
import { LobbyBoard } from './lobby/lobby.ts';
import { Limits } from './limits/limits.ts';
import { createLog, describe, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { ServerTime } from './server-time.ts';
import { ChatLog } from './store/chat.ts';
import { Database, type Synced } from './store/database.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { atStart } from './store/trouble.ts';
import { Tables } from './tables/tables.ts';
import { chatPorts, type Hub } from './ws/hub.ts';

/** Beyond the configuration: what tests look at. */
export interface Observers {
  readonly onSynced?: (synced: Synced) => void;
  readonly checkpointPages?: number;
}

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
  const time = new ServerTime(database, () => doors().sockets > 0);
  const store = new SqliteStore(database, time.now);
  const bots = new BotPool({ paceMs: config.botPaceMs });
  const onError = (error: unknown): void => log.error(describe(error), 'a bug');
  const onBotError = botTrouble(metrics, log);
  const parts = { store, now: time.now, askBot: bots.ask, onError, onBotError };
  const tables: Tables = new Tables({
    ...parts,
    onChange: () => lobby.changed(),
    onClock: metrics.clockEntered,
  });
  const lobby = new LobbyBoard(tables, () => doors().people);
  metrics.gauge('cubarium_sockets', 'Connections', () => doors().sockets);
  metrics.gauge('cubarium_tables', 'Tables in memory', () => tables.size);
  const limits = new Limits({ now: time.now, factor: config.rateFactor });
  const talk = chatPorts(store, new ChatLog(database));
  return {
    hub: { now: time.now, tables, store, lobby, metrics, limits, onError, ...talk },
    identities: await Identities.open(database, time.now),
    log,
    close: async () => {
      lobby.stop();
      await bots.close();
      time.stop();
      await time.save();
      await store.close();
    },
  };
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
    folder: config.data,
    warn: (sentence) => log.warn(sentence),
    onSynced: (synced) => {
      metrics.synced(synced);
      observers.onSynced?.(synced);
    },
    ...(observers.checkpointPages === undefined ? {} : { checkpointPages: observers.checkpointPages }),
  });
