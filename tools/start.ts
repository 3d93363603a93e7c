// What `npm start` runs, with its arguments: the server if the command line has one, else the demonstration.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web.ts';

const serves = existsSync('apps/cli/src/commands/serve.ts');
if (serves) buildWebIfStale();
process.argv.splice(2, 0, serves ? 'serve' : 'demo');
await import(pathToFileURL('apps/cli/bin/cubarium.js').href);
