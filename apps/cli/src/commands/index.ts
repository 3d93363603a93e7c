import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { NotHere, UsageError, type Command } from './command.ts';
import { demo } from './demo.ts';
import { engine } from './engine.ts';
import { move } from './move.ts';
import { replay } from './replay.ts';
import { reports } from './reports.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { toolCommands } from './tools.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [
  serve,
  backup,
  reports,
  move,
  engine,
  simulate,
  arena,
  replay,
  verify,
  analyse,
  demo,
];

const overview = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `cubarium COMMAND [ARGUMENTS]\n\n${lines.join('\n')}\n\ncubarium COMMAND --help tells more.`;
};

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h' || arg === 'help';

/** Runs the command that the arguments name; gives the exit code: 2 when they make no sense. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  const commands = [...COMMANDS, ...(await toolCommands())];
  if (name === undefined || isHelp(name)) {
    console.log(overview(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) return complain(`there is no command "${name}"`, overview(commands));
  if (rest.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(command.help);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (isUsageError(error)) return complain(error.message, `cubarium ${name} --help tells more.`);
    if (error instanceof NotHere) {
      console.error(error.message);
      return 1;
    }
    throw error;
  }
}

function complain(what: string, hint: string): number {
  console.error(`${what}\n\n${hint}`);
  return 2;
}

/** Ours, or one of node's parseArgs. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
