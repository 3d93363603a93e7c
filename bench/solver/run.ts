// The solvers and bots of every game on one thread: `npm run bench -- solver`. One JSON line a figure. What is measured
// of a game is in the folder with its name.
import { paths } from '../../tools/sources.ts';

interface Measured {
  readonly measure: () => void | Promise<void>;
}

for (const path of paths('bench/solver/*/measure.ts')) {
  const { measure } = (await import(`../../${path}`)) as Measured;
  await measure();
}
