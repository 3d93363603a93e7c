import { cubo } from '@cubarium/games/cubo';
import { describeBot } from '@cubarium/testkit';
import { bots } from './bots.ts';

// The quickest level stands for all in the fast suite; `bots.slow.test.ts` has the others.
describeBot({
  name: "Cubo's novice",
  // The suite serves all games, so it takes them without their own types.
  rules: () => Promise.resolve(cubo as never),
  bot: () => Promise.resolve(bots.bot('novice') as never),
  tables: [{ seats: 2, pace: 'calm', throws: 3 }, { seats: 2 }, { seats: 3, coverMs: 9000 }],
  games: 3,
  nodes: 10,
});
