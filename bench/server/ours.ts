// Our server in a process of its own, durable as always.
import { readConfig, startServer } from '@cubarium/server';
import { newDataFolder } from './data-folder.ts';
import { answerMemory } from './memory.ts';

const data = newDataFolder();
const args = [
  '--port',
  '0',
  '--host',
  '127.0.0.1',
  '--data',
  data,
  '--log',
  'error',
  '--rate-factor',
  '100000',
];
const server = await startServer(readConfig(args, {}));
answerMemory();
process.send?.({ url: server.url, data });
