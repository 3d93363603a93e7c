import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Bot } from '@cubarium/bots/kit';
import { gameIds } from '@cubarium/catalogue';
import { contend, contenders, type ArenaReport } from '../arena/arena.ts';
import type { Estimate } from '../arena/statistics.ts';
import { provideAll } from '../assets.ts';
import { UsageError, wholeNumber, type Command } from './command.ts';
import { gameOf, tableOptions } from './game-arguments.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'bots against each other: win rates with intervals, points, time a decision',
  help: `cubarium arena GAME BOT BOT [--games 400] [--seats 2] [--options JSON] [--budget 1000] [--seed TEXT] [--luck] [--json]

Lets two bots play many games. They change seats from game to game, two games in a row have the same dice, and
ties count in parts. The same seed gives the same games.

  GAME       one of: ${gameIds.join(' ')}
  BOT        novice casual skilled expert, random, or a yardstick of the game
  --options  options of the table as JSON, such as '{"pace":"calm"}'
  --budget   how much a bot may think for a decision, in nodes of its search
  --luck     also analyses every game and takes the luck of the dice out of the margin
  --json     one JSON object instead of lines`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '400' },
        seats: { type: 'string' },
        options: { type: 'string', default: '{}' },
        budget: { type: 'string', default: '1000' },
        seed: { type: 'string' },
        luck: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const [id, first, second, ...more] = positionals;
    const game = await gameOf(id);
    await provideAll([game]);
    if (more.length > 0) throw new UsageError(`two bots at a time, not also "${more.join(' ')}"`);
    const known = contenders(game);
    const [one, other] = [botNamed(known, first), botNamed(known, second)];
    const report = contend(game, {
      names: [one.name, other.name],
      bots: [one.bot, other.bot],
      options: tableOptions(game.rules, values),
      games: wholeNumber('--games', values.games, { min: 1, max: 1_000_000 }),
      budget: wholeNumber('--budget', values.budget, { min: 0, max: 1_000_000_000 }),
      seed: values.seed ?? randomUUID(),
      now: () => performance.now(),
      luck: values.luck ? 'measured' : 'ignored',
    });
    console.log(values.json ? JSON.stringify(report) : lines(report));
    return 0;
  },
};

function botNamed(known: ReadonlyMap<string, Bot>, name: string | undefined) {
  const bot = known.get(name ?? '');
  if (name !== undefined && bot) return { name, bot };
  throw new UsageError(`name two bots of: ${[...known.keys()].join(' ')}`);
}

const between = ({ mean, error }: Estimate): string => `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function lines({ game, bots, options, games, seed, budget, ...report }: ArenaReport): string {
  const [first, second] = bots;
  const [low, high] = report.interval;
  const { won, tied, lost, points, margin, marginWithoutLuck, milliseconds } = report;
  const time = bots.map((name, i) => {
    const { mean = 0, p95 = 0, max = 0 } = milliseconds[i] ?? {};
    return `  ${name}: ${mean.toFixed(2)} ms a decision, p95 ${p95.toFixed(2)}, longest ${max.toFixed(1)}`;
  });
  return [
    JSON.stringify({ game, options, games, seed, budget }),
    `  ${first} against ${second}: ${percent(report.score)} (95 %: ${percent(low)} to ${percent(high)})`,
    `  won ${won}, tied ${tied}, lost ${lost}`,
    `  points: ${points.map((each) => each.toFixed(1)).join(' to ')}, margin ${between(margin)}`,
    ...(marginWithoutLuck ? [`  margin without luck: ${between(marginWithoutLuck)}`] : []),
    ...time,
  ].join('\n');
}
