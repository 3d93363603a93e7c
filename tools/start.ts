// What `npm start` runs, with its arguments: the server, with a fresh web app.
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
const launcher = 'apps/cli/bin/cubarium.js';
// The server starts itself anew with these arguments.
process.argv.splice(1, 1, launcher, 'serve');
await import(pathToFileURL(launcher).href);
