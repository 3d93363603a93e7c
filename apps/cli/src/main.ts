import process from 'node:process';
import { run } from './commands/index.ts';

const args = process.argv.slice(2);
// Here and not in the command, which may run in a process that is not its own. Where there is no server, the command
// says so itself.
if (args[0] === 'serve')
  await import('@cubarium/server/heap').then(
    ({ restartWithHeapFlags }) => restartWithHeapFlags(),
    () => undefined,
  );
process.exitCode = await run(args);
