import process from 'node:process';
import { canServe } from './commands/command.ts';
import { run } from './commands/index.ts';

const args = process.argv.slice(2);
// Here and not in the command, which may run in a process that is not its own. Where there can be no server, the
// command says so itself.
if (args[0] === 'serve' && canServe)
  await import('@cubarium/server/heap').then(({ restartWithHeapFlags }) => restartWithHeapFlags());
process.exitCode = await run(args);
