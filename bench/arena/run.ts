// The experts against their yardsticks, on all cores: `npm run bench -- arena [GAME]`. One JSON line a figure: the share
// of the wins with its 95 % interval. Which yardsticks is said in the folder of each game; each is one `cubarium arena`,
// told by its own line.
import { spawnSync } from 'node:child_process';
import { paths } from '../../tools/sources.ts';
import type { Contest } from './contest.ts';

const SEED = 'bench';
const only = process.argv[2];

interface Report {
  readonly score: number;
  readonly interval: readonly [number, number];
}

function contended(game: string, { against, seats, games }: Contest): Report {
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

for (const path of paths('bench/arena/*/contests.ts')) {
  const game = path.split('/').at(-2) ?? '';
  if (only !== undefined && game !== only) continue;
  const { contests } = (await import(`../../${path}`)) as { readonly contests: readonly Contest[] };
  for (const contest of contests) {
    const { score, interval } = contended(game, contest);
    console.log(
      JSON.stringify({
        figure: `arena.${game}.${contest.figure}`,
        value: shown(score),
        interval: interval.map(shown),
        unit: 'share',
        n: contest.games,
        seed: SEED,
      }),
    );
  }
}
