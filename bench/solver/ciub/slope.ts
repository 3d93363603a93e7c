/** How sure of itself the expert may be, by its own chance when a turn begins and by who won: see `slopeOf`. */
import { slopeOf, type Guess } from '@cubarium/bots/ciub/tuning';
import { print } from '../figures.ts';
import { provideCharts, selfPlay } from './self-play.ts';

const GAMES = 200;
const SEED = 'slope';

function guessesIn(seats: number, seed: string): readonly Guess[] {
  const { decisions, winners } = selfPlay(seats, seed);
  return decisions
    .filter(({ state }) => state.turn.phase === 'foresight')
    .map(({ seat, value }) => ({
      chance: value,
      share: winners.includes(seat) ? 1 / winners.length : 0,
    }));
}

export async function measureSlope(): Promise<void> {
  await provideCharts();
  for (const seats of [2, 3, 4]) {
    const guesses = Array.from({ length: GAMES }, (_, game) => guessesIn(seats, `${SEED} ${seats} ${game}`));
    const figure = seats === 2 ? 'bot.slope' : `bot.slope.${seats}`;
    print({ figure, value: slopeOf(guesses.flat()), unit: 'logit per logit', n: GAMES, seed: SEED });
  }
}
