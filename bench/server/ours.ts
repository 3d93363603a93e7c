// Our server in a process of its own, durable as always.
import { startServer } from '@cubarium/server';
import { newDataFolder } from './data-folder.ts';
import { answerMemory } from './memory.ts';
import { measured } from './settings.ts';

const data = newDataFolder();
const server = await startServer(measured(data, 100_000));
answerMemory();
process.send?.({ url: server.url, data });
