import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './base/config.ts';
import { createApp } from './http/app.ts';
import { Callers } from './base/callers.ts';
import { Doorway } from './http/doorway.ts';
import { COOKIE } from './http/routes.ts';
import { openServices, type Observers } from './services.ts';
import { StartError } from './base/start-error.ts';
import { atStart } from './ports/failures.ts';
import type { Hub } from './hub/hub.ts';
import { OneByOne } from './limits/one-by-one.ts';
import { Welcome } from './limits/welcome.ts';
import type { Colleagues } from './nodes/colleagues.ts';
import { Relays } from './ws/relays.ts';
import { RemoteLines } from './ws/remote-lines.ts';
import { Sockets } from './ws/sockets.ts';

export interface RunningServer {
  readonly url: string;
  readonly hub: Hub;
  /** Parks the tables, tells the clients to come back, and leaves the data in order. */
  stop(): Promise<void>;
}

const SWEEP_MS = 10_000;
const GRACE_MS = 1000;

export async function startServer(config: Config, observers: Observers = {}): Promise<RunningServer> {
  let sockets: Sockets | null = null;
  const doors = () => ({ sockets: sockets?.size ?? 0, people: sockets?.people ?? 0 });
  const { hub, identities, log, colleagues, close } = await openServices(config, doors, observers);
  let ready = false;
  const isReady = (): boolean => ready;
  const hangUp = (person: string): void => {
    sockets?.hangUp(person);
    colleagues?.send('all', { kind: 'person', person, text: null });
  };
  const callers = new Callers(config.trustProxy);
  const manners = { callers, welcome: new Welcome(hub.limits), queue: new OneByOne() };
  const app = await createApp({ hub, identities, colleagues, config, ...manners, isReady, hangUp });
  const doorway = new Doorway(app.server, { ...manners, limits: hub.limits });
  const personOf = (cookies = '') => identities.verify(app.parseCookie(cookies)[COOKIE]);
  const relays = colleagues && new Relays(colleagues);
  sockets = new Sockets(app.server, { hub, relays, config, ...manners, isReady, personOf });
  if (colleagues) hearFor(sockets, { hub, colleagues });
  const sweeping = setInterval(() => sweep(hub), SWEEP_MS).unref();
  const stop = async (): Promise<void> => {
    ready = false;
    clearInterval(sweeping);
    hub.tables.stop();
    await closeDoors({ app, doorway, sockets, colleagues });
    await close();
    log.info('stopped');
  };
  try {
    await hub.tables.resume();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    throw atStart(whyNotListening(error, config));
  }
  ready = true;
  void hub.forgetting.resume();
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'ready');
  return { url: `http://127.0.0.1:${port}`, hub, stop };
}

interface Doors {
  readonly app: FastifyInstance;
  readonly doorway: Doorway;
  readonly sockets: Sockets | null;
  readonly colleagues: Colleagues | null;
}

/** Nobody comes in any more; who is in the middle of something has a moment, whatever they do with it. */
async function closeDoors({ app, doorway, sockets, colleagues }: Doors): Promise<void> {
  const clearing = setTimeout(() => doorway.clear(), GRACE_MS);
  const closed = Promise.all([app.close(), sockets?.stop()]);
  // Nobody plays here any more: others need not wait until the last has hung up.
  await colleagues?.stop();
  await closed;
  clearTimeout(clearing);
}

/** What other nodes say to people who are connected here, and for people of theirs at tables that are held here. */
function hearFor(
  sockets: Sockets,
  { hub, colleagues }: { readonly hub: Hub; readonly colleagues: Colleagues },
): void {
  colleagues.add(new RemoteLines(hub, colleagues));
  colleagues.add({
    heard: (_from, message) => {
      if (message.kind !== 'person') return;
      if (message.text === null) sockets.hangUp(message.person);
      else hub.reach.tellHere(message.person, message.text);
    },
  });
}

function sweep({ tables, retention, onError }: Hub): void {
  tables.sweep();
  retention.sweep().catch(onError);
}

function whyNotListening(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new StartError(`port ${port} is taken: something else listens there. --port chooses another one.`);
  if (code === 'EACCES')
    return new StartError(`the system does not let us listen on port ${port}. --port chooses another one.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`this machine has no address ${host}. --host chooses another one.`);
  return error;
}
