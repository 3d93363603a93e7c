import process from 'node:process';
import { run } from './commands/index.ts';

process.exitCode = await run(process.argv.slice(2));
