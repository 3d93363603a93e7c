import { ciub } from '@cubarium/games/ciub';
import { describeBot } from '@cubarium/testkit';
import { createChances } from './chances.ts';
import { createBots } from './levels.ts';
import { sharedChart } from './shared.ts';

// The quickest level stands for all in the fast suite; `contract.slow.test.ts` has the others.
describeBot({
  name: "Ciúb's novice",
  // The suite serves all games, so it takes them without their own types.
  rules: () => Promise.resolve(ciub as never),
  bot: () => Promise.resolve(createBots(createChances(sharedChart)).bot('novice') as never),
  tables: [{ seats: 2, length: 'short' }],
  games: 2,
});
