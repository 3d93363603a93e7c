// A real server with the built app and data of its own: `node e2e/serve.ts [port] [data]`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from '../tools/build-web.ts';
import { readConfig, startServer } from '../apps/server/src/index.ts';
import { PORT } from './lib/server.ts';

const [port = String(PORT), data = mkdtempSync(join(tmpdir(), 'cubarium-e2e-'))] = process.argv.slice(2);
buildWebIfStale();
const flags = { port, data, web: 'apps/web/dist', log: 'error', 'bot-pace': '60', 'rate-factor': '1000' };
await startServer(
  readConfig(
    Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
    {},
  ),
);
