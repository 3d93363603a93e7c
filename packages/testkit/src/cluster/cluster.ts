import { ChildNode } from '../child-node.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import { startRedis, type RedisForTests } from '../redis.ts';
import { startProxy } from './proxy.ts';

const NODES = 3;

/** Everything that many nodes need, on this machine. */
export interface Cluster {
  readonly url: string;
  /** Each can be replaced: the next one listens at the same address. */
  readonly nodes: readonly string[];
  readonly database: string;
  readonly redis: RedisForTests;
  readonly node: (index: number) => ChildNode;
  /** Starts a node in the place of one that was killed. */
  readonly restart: (index: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL, Redis, three nodes and a proxy in front. */
export async function startCluster(port: number, settings: readonly string[] = []): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const database = await postgres.database();
  const start = (at: number): Promise<ChildNode> =>
    ChildNode.start({
      module: import.meta.resolve('@cubarium/server'),
      args: [
        '--port',
        String(at),
        '--host',
        '127.0.0.1',
        '--log',
        'warn',
        '--trust-proxy',
        '127.0.0.1',
        ...settings,
      ],
      env: { DATABASE_URL: database, REDIS_URL: redis.url },
    });
  const ports: number[] = [];
  const nodes: ChildNode[] = [];
  for (let i = 0; i < NODES; i++) {
    ports[i] = await freePort();
    nodes[i] = await start(ports[i] ?? 0);
  }
  const urls = nodes.map(({ url }) => url);
  const proxy = await startProxy(port, urls);
  const node = (index: number): ChildNode => {
    const found = nodes[index];
    if (!found) throw new Error(`there is no node ${index}`);
    return found;
  };
  return {
    url: proxy.url,
    nodes: urls,
    database,
    redis,
    node,
    async restart(index) {
      nodes[index] = await start(ports[index] ?? 0);
    },
    async stop() {
      await proxy.stop();
      for (const each of nodes) await each.kill();
      await redis.stop();
      await postgres.stop();
    },
  };
}
