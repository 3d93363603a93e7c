import { seededRng, type Action, type GameDefinition } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { cubo } from '@cubarium/games/cubo';
import { expect, test } from 'vitest';
import { bots as ciubBots } from './ciub/index.ts';
import { bots as cuboBots } from './cubo/index.ts';
import {
  acquainted,
  botNamed,
  nodeBudget,
  playMatch,
  STRANGER,
  suitedName,
  type BotKit,
  type Level,
} from './kit/index.ts';

interface Season<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly bots: BotKit<S, A>;
  readonly options: unknown;
  readonly standIn: Level;
  readonly settling: number;
  readonly counted: number;
}

/** The share that somebody who plays like a level wins of the games after they have got acquainted. */
function shareOf<S, A extends Action>(season: Season<S, A>): number {
  const { game, bots, standIn, settling, counted } = season;
  const options = game.parseOptions(season.options);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  let known = STRANGER;
  let won = 0;
  for (let i = 0; i < settling + counted; i++) {
    const partner = botNamed(bots, suitedName(known.strength));
    if (!partner) throw new Error(`no partner of strength ${known.strength}`);
    const person = i % 2;
    const { state } = playMatch(game, game.setup(options.value), {
      bots: person === 0 ? [bots.bot(standIn), partner] : [partner, bots.bot(standIn)],
      dice: seededRng(`${standIn} dice ${i}`),
      rng: seededRng(`${standIn} ${i}`),
      budget: () => nodeBudget(200),
    });
    const winners = game.result(state)?.winners ?? [];
    const share = winners.some((seat) => seat === person) ? 1 / winners.length : 0;
    if (i >= settling) won += share;
    known = acquainted(known, { share, seats: 2 });
  }
  return won / counted;
}

/** Three deviations of so many games, as if each were even. */
const tolerance = (games: number): number => 1.5 / Math.sqrt(games);

test.each(['novice', 'casual', 'skilled'] as const)('who plays Cubo like %s wins about half', (standIn) => {
  const counted = 60;
  const share = shareOf({
    game: cubo,
    bots: cuboBots,
    options: { seats: 2 },
    standIn,
    settling: 30,
    counted,
  });
  expect(Math.abs(share - 0.5)).toBeLessThan(tolerance(counted));
});

test.each(['novice', 'casual', 'skilled'] as const)('who plays Ciúb like %s wins about half', (standIn) => {
  const counted = 40;
  const options = { seats: 2, length: 'short' };
  const share = shareOf({ game: ciub, bots: ciubBots, options, standIn, settling: 30, counted });
  expect(Math.abs(share - 0.5)).toBeLessThan(tolerance(counted));
});
