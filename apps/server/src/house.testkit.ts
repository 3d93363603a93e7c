import { ChildNode } from '@cubarium/testkit';
import { readConfig } from './base/config.ts';
import { startServer, type RunningServer } from './server.ts';

const ARGS: readonly string[] = [
  '--port',
  '0',
  '--data',
  '/dev/null/none',
  '--log',
  'silent',
  '--bot-pace',
  '0',
  '--rate-factor',
  '100',
];

/** Where the nodes of a test find each other. */
export interface Shared {
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
}

/** One more node. */
export const startNode = (shared: Shared): Promise<RunningServer> =>
  startServer(readConfig(ARGS, { ...shared }));

/** One more in a process of its own. */
export const startChildNode = (shared: Shared): Promise<ChildNode> =>
  ChildNode.start({ module: new URL('index.ts', import.meta.url).href, args: ARGS, env: { ...shared } });
