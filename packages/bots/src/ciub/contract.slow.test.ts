import { ciub } from '@cubarium/games/ciub';
import { describeBot } from '@cubarium/testkit';
import { LEVELS } from '../kit/index.ts';
import { createChances } from './chances.ts';
import { greedyBot } from './greedy.ts';
import { createBots } from './levels.ts';
import { sharedChart } from './shared.ts';

const subject = {
  // The suite serves all games, so it takes them without their own types.
  rules: () => Promise.resolve(ciub as never),
  tables: [
    { seats: 2, length: 'short' },
    { seats: 3, length: 'short', selfAdjust: 'numbers-only' },
  ],
  games: 2,
};

for (const level of LEVELS.filter((each) => each !== 'novice'))
  describeBot({
    ...subject,
    name: `Ciúb's ${level}`,
    bot: () => Promise.resolve(createBots(createChances(sharedChart)).bot(level) as never),
  });

describeBot({
  ...subject,
  name: "Ciúb's greedy",
  bot: () => Promise.resolve(greedyBot(createChances(sharedChart)) as never),
});
