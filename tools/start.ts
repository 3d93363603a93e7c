// What `npm start` runs, with its arguments: the server, with a fresh web app.
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
process.argv.splice(2, 0, 'serve');
await import(pathToFileURL('apps/cli/bin/cubarium.js').href);
