// The experts against their yardsticks, on all cores: `npm run bench -- arena`. One JSON line a figure: the share of
// the wins with its 95 % interval. Ciúb's expert meets the first expert at two, three and four seats and the level below;
// Cubo's meets the first expert and every simple rule for a race. Each is one `cubarium arena`, told by its own line.
import { spawnSync } from 'node:child_process';
import { bots as cuboBots } from '@cubarium/bots/cubo';

const SEED = 'bench';

interface Contest {
  readonly figure: string;
  readonly game: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
}

const ciub = (
  figure: string,
  against: string,
  { seats, games }: { seats: number; games: number },
): Contest => ({
  figure: `arena.ciub.${figure}`,
  game: 'ciub',
  against,
  seats,
  games,
});

const CONTESTS: readonly Contest[] = [
  ciub('expert', 'expert-1', { seats: 2, games: 400 }),
  ciub('expert.skilled', 'skilled', { seats: 2, games: 100 }),
  ciub('expert.three', 'expert-1', { seats: 3, games: 60 }),
  ciub('expert.four', 'expert-1', { seats: 4, games: 60 }),
  ...Object.keys(cuboBots.baselines ?? {}).map((against) => ({
    figure: against === 'expert-1' ? 'arena.cubo.expert' : `arena.cubo.expert.${against}`,
    game: 'cubo',
    against,
    seats: 2,
    games: 400,
  })),
];

interface Report {
  readonly score: number;
  readonly interval: readonly [number, number];
}

function contended({ game, against, seats, games }: Contest): Report {
  const args = ['arena', game, 'expert', against, '--json', '--seed', SEED];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['apps/cli/src/main.ts', ...args, '--seats', String(seats), '--games', String(games)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

const shown = (share: number): number => Number(share.toFixed(3));

for (const contest of CONTESTS) {
  const { score, interval } = contended(contest);
  console.log(
    JSON.stringify({
      figure: contest.figure,
      value: shown(score),
      interval: interval.map(shown),
      unit: 'share',
      n: contest.games,
      seed: SEED,
    }),
  );
}
