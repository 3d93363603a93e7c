import { parseArgs } from 'node:util';
import { gameIds, type LoadedGame } from '@cubarium/catalogue';
import { playRandom, seededRng } from '@cubarium/core';
import { UsageError, type Command } from './command.ts';
import { gameOf, seriesArguments, seriesOf, type Series } from './game-arguments.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'many games between random seats, and what they came to on average',
  help: `cubarium simulate GAME [--games 1000] [--seats 2] [--options JSON] [--seed TEXT] [--json]

Plays games in which every seat chooses at random and prints averages: entries, turns or rounds, points, cards
gained, and how the games ended. The same seed gives the same games.

  GAME       one of: ${gameIds.join(' ')}
  --options  options of the table as JSON, such as '{"length":"short"}'
  --json     one JSON object instead of lines`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: seriesArguments(1000),
    });
    const [id, ...more] = positionals;
    const game = await gameOf(id);
    if (more.length > 0) throw new UsageError(`one game at a time, not also "${more.join(' ')}"`);
    const report = simulateGames(game, seriesOf(game.rules, values));
    console.log(values.json ? JSON.stringify(report) : lines(report));
    return 0;
  },
};

interface Report {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  readonly averages: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
}

/** Plays games and averages what the game itself counts. */
export function simulateGames({ rules, statistics }: LoadedGame, { options, games, seed }: Series): Report {
  const rng = seededRng(seed);
  const sums = new Map<string, number>();
  const ends = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, count: number) =>
    to.set(name, (to.get(name) ?? 0) + count);
  for (let i = 0; i < games; i++) {
    const { counts, end } = statistics.figures(playRandom(rules, options, rng));
    for (const [name, count] of Object.entries(counts)) add(sums, name, count);
    add(ends, end, 1);
  }
  const averages = Object.fromEntries([...sums].map(([name, sum]) => [name, sum / games]));
  return { game: rules.id, options, seed, games, averages, ends: Object.fromEntries(ends) };
}

function lines({ averages, ends, ...about }: Report): string {
  const rows = [
    ...Object.entries(averages).map(([name, value]) => [name, value.toFixed(2)] as const),
    ...Object.entries(ends).map(([name, count]) => [`games ${name}`, String(count)] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    JSON.stringify(about),
    ...rows.map(([name, value]) => `  ${name.padEnd(width)} ${value.padStart(10)}`),
  ].join('\n');
}
