import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { gameIds, type LoadedGame } from '@cubarium/catalogue';
import { contend, type Work } from '../arena/arena.ts';
import { contender, contenders } from '../arena/games.ts';
import { keptIn, NOTHING_KEPT, type Kept } from '../arena/kept.ts';
import type { ArenaReport } from '../arena/report.ts';
import type { Estimate } from '../arena/statistics.ts';
import { UsageError, wholeNumber, type Command } from './command.ts';
import { gameOf, seriesArguments, seriesOf } from './game-arguments.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'bots against each other: win rates with intervals, points, time a decision',
  help: `cubarium arena GAME BOT BOT [--games 400] [--seats 2] [--options JSON] [--budget 1000] [--seed TEXT]
               [--threads N] [--luck] [--kept FILE] [--json]

Lets two bots play many games. They change seats from game to game, two games in a row have the same dice, and
ties count in parts. The same seed gives the same games, on any number of threads.

  GAME       one of: ${gameIds.join(' ')}
  BOT        novice casual skilled expert, suited-1.50 (between casual and skilled), random, or a yardstick of the game
  --options  options of the table as JSON, such as '{"pace":"calm"}'
  --budget   how much a bot may think for a decision, in nodes of its search
  --threads  how many games are played at once; as many as there are cores, if not given
  --luck     also analyses every game and takes the luck of the dice out of the margin
  --kept     where games are kept as soon as they are played: broken off and asked again, it goes on from there
  --json     one JSON object instead of lines`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...seriesArguments(400),
        budget: { type: 'string', default: '1000' },
        threads: { type: 'string', default: String(availableParallelism()) },
        luck: { type: 'boolean', default: false },
        kept: { type: 'string' },
      },
    });
    const [id, first, second, ...more] = positionals;
    const game = await gameOf(id);
    if (more.length > 0) throw new UsageError(`two bots at a time, not also "${more.join(' ')}"`);
    const contest = {
      names: [nameIn(game, first), nameIn(game, second)],
      ...seriesOf(game.rules, values),
      budget: wholeNumber('--budget', values.budget, { min: 0, max: 1_000_000_000 }),
      luck: values.luck ? 'measured' : 'ignored',
    } as const;
    const threads = wholeNumber('--threads', values.threads, { min: 1, max: 1024 });
    const work = { game: game.rules.id, contest };
    const report = await contend(work, threads, keptFor(work, values.kept));
    console.log(values.json ? JSON.stringify(report) : lines(report));
    return 0;
  },
};

function keptFor(work: Work, file: string | undefined): Kept {
  if (file === undefined) return NOTHING_KEPT;
  const kept = keptIn(file, work);
  if (kept) return kept;
  throw new UsageError(`${file} keeps the games of another contest`);
}

function nameIn(game: LoadedGame, name: string | undefined): string {
  if (name !== undefined && contender(game, name)) return name;
  throw new UsageError(`name two bots of: ${contenders(game).join(' ')} suited-0.00 … suited-3.00`);
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
