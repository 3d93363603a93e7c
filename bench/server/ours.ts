// Our server in a process of its own, durable as always.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, startServer } from '@cubarium/server';
import { answerMemory } from './memory.ts';

// Not the system's folder for temporary files: that may be memory, and a sync there would cost nothing.
const data = mkdtempSync(join(process.cwd(), 'bench-data-'));
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
