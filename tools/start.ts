// What `npm start` runs, with its arguments: the server, with a fresh web app.
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
const launcher = 'apps/cli/bin/cubarium.js';
// The command looks there for what it is asked to do.
process.argv.splice(1, 1, launcher, 'serve');
await import(pathToFileURL(launcher).href);
