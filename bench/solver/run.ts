// The solvers and bots of every game on one thread: `npm run bench -- solver`. One JSON line a figure. What is measured
// of a game is in the folder with its name.
import { gameIds } from '@cubarium/catalogue';

interface Measured {
  readonly measure: () => void | Promise<void>;
}

for (const game of gameIds) {
  const { measure } = (await import(`./${game}/measure.ts`)) as Measured;
  await measure();
}
