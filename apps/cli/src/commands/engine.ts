import process from 'node:process';
import { parseArgs } from 'node:util';
import { gameIds, loadAll } from '@cubarium/catalogue';
import { provideAll } from '../base/assets.ts';
import { runEngine } from '../engine/run.ts';
import { EngineSession } from '../engine/session.ts';
import type { Command } from './command.ts';

export const engine: Command = {
  name: 'engine',
  summary: 'the rules on standard input and output, one JSON object a line',
  help: `cubarium engine

Reads requests from standard input, one JSON object a line, and writes one answer a line to standard output,
until its input ends. docs/engine-protocol.md describes them.

  echo '{"do":"new","game":"${gameIds[0]}","options":{"seats":2},"seed":"any text"}' | cubarium engine`,
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    const games = await loadAll();
    await provideAll(games);
    const session = new EngineSession({
      games,
      now: () => performance.now(),
      onBug: (bug) => console.error(bug),
    });
    await runEngine(session, { input: process.stdin, output: process.stdout });
    return 0;
  },
};
