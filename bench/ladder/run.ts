// The whole ladder of every game: `npm run bench -- ladder [--told] [--threads 1] [--games 400]`. It takes hours, so it
// keeps every game as soon as it is played (in `.cache/ladder`, by the bots' sources): break it off whenever you like, and
// it goes on from there. Prints the rows of the tables in docs/bots.md; `--told` plays nothing and tells what there is.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { paths } from '../../tools/sources.ts';
import type { Ladder } from './rung.ts';

const SEED = 'ladder';

const { values } = parseArgs({
  options: {
    told: { type: 'boolean', default: false },
    threads: { type: 'string', default: '1' },
    games: { type: 'string', default: '400' },
  },
});

interface Row {
  readonly game: string;
  readonly pair: readonly [string, string];
  readonly options: Readonly<Record<string, string | number>>;
  readonly columns: readonly string[];
  readonly kept: string;
}

interface Report {
  readonly games: number;
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly points: readonly [number, number];
}

/** Other bots play other games: what is kept belongs to these sources. */
function fingerprint(game: string): string {
  const hash = createHash('sha256');
  for (const path of paths(`packages/{bots/src/${game},bots/src/kit,games/src/${game}}/**/*.ts`))
    if (!/\.(test|testkit)\.ts$/.test(path)) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 8);
}

async function rowsOf(path: string): Promise<readonly Row[]> {
  const game = path.split('/').at(-2) ?? '';
  const { ladder } = (await import(`../../${path}`)) as { readonly ladder: Ladder };
  const folder = `.cache/ladder/${game}-${fingerprint(game)}`;
  mkdirSync(folder, { recursive: true });
  const { pairs, columns, tables } = ladder;
  return tables.flatMap((options) =>
    pairs.map((pair) => {
      const name = [...pair, ...columns.map((column) => options[column])].join(' ');
      return { game, pair, options, columns, kept: `${folder}/${name.replaceAll(' ', '_')}.jsonl` };
    }),
  );
}

/** Games that lie in the file without a gap from the first. */
function keptGames(file: string): number {
  if (!existsSync(file)) return 0;
  const numbers = readFileSync(file, 'utf8').matchAll(/^\[(\d+),.*\]$/gm);
  const there = new Set(Array.from(numbers, ([, number]) => Number(number)));
  let games = 0;
  while (there.has(games)) games++;
  return games;
}

function contended({ game, pair, options, kept }: Row, games: number): Report {
  const args = ['arena', game, ...pair, '--json', '--seed', SEED, '--games', String(games)];
  args.push('--options', JSON.stringify(options), '--threads', values.threads, '--kept', kept);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/cli/src/main.ts', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function line({ pair, columns, options }: Row, { games, score, interval, points }: Report): string {
  const [low, high] = interval;
  const cells = [
    `\`${pair[0]}\` against \`${pair[1]}\``,
    ...columns.map((column) => options[column]),
    games,
    `${percent(score)} %`,
    `${percent(low)} to ${percent(high)}`,
    points.map((each) => each.toFixed(1)).join(' to '),
  ];
  return `| ${cells.join(' | ')} |`;
}

for (const path of paths('bench/ladder/*/ladder.ts')) {
  for (const row of await rowsOf(path)) {
    const games = values.told ? Math.min(Number(values.games), keptGames(row.kept)) : Number(values.games);
    if (games > 0) console.log(line(row, contended(row, games)));
  }
}
