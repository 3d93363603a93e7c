// Starts PostgreSQL, Redis, three nodes and a proxy on this machine, and ends them with Ctrl+C: `npm run cluster`.
import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { canRestorePostgres } from '../postgres.ts';
import { startCluster } from './cluster.ts';

const PORT = Number(process.env.CUBARIUM_PORT ?? 8787);

const answers = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;
const missing = [
  ...(canRestorePostgres() ? [] : ['postgresql']),
  ...(answers('redis-server', '--version') ? [] : ['redis-server']),
  ...(answers('haproxy', '-v') ? [] : ['haproxy']),
];
if (missing.length > 0) {
  process.stderr.write(
    `A cluster needs ${missing.join(', ')}; on Debian: apt-get install ${missing.join(' ')}\n`,
  );
  process.exit(1);
}

const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
const { url, nodes, database, redis, stop } = await startCluster(PORT);
process.stderr.write(`A cluster is ready: ${url} (stop with Ctrl+C)\n`);
process.stderr.write(`Its nodes: ${nodes.join(' ')}\nPostgreSQL: ${database}\nRedis: ${redis.url}\n`);
await ended;
await stop();
