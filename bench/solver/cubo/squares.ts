/** Cubo's best square, without and with the best exchange in mind. */
import { arrangeFor, bestSquare } from '@cubarium/bots/cubo';
import { seededRng } from '@cubarium/core';
import { FACES, type Face } from '@cubarium/games/cubo';
import { print, quantile, timed } from '../figures.ts';

const SEED = 'cubo solver';
const WARM_UP = 2000;
const THROWS = 5000;

export function measureSquares(): void {
  const rng = seededRng(SEED);
  const die = (colour: 'red' | 'blue'): number =>
    rng.below(FACES.length) + (colour === 'red' ? 0 : FACES.length);
  const thrown = () => ({
    kinds: Array.from({ length: 8 }, (_, i) => die(i < 4 ? 'red' : 'blue')),
    joker: FACES[rng.below(FACES.length)] ?? 1,
    middle: [die('red'), die('red'), die('blue'), die('blue')],
  });
  type Thrown = ReturnType<typeof thrown> & { readonly joker: Face };

  const measure = (call: (dice: Thrown) => unknown): readonly number[] => {
    for (let i = 0; i < WARM_UP; i++) call(thrown());
    return Array.from({ length: THROWS }, () => {
      const dice = thrown();
      return timed(() => call(dice));
    });
  };
  const common = { n: THROWS, seed: SEED };

  const square = measure(({ kinds, joker }) => bestSquare(kinds, joker));
  print({ figure: 'cubo.square.us', value: 1000 * quantile(square, 0.5), unit: 'us', ...common });
  print({ figure: 'cubo.square.p99.us', value: 1000 * quantile(square, 0.99), unit: 'us', ...common });
  const exchange = measure(({ kinds, joker, middle }) => arrangeFor(kinds, joker, { middle }));
  print({ figure: 'cubo.exchange.ms', value: quantile(exchange, 0.5), unit: 'ms', ...common });
  print({ figure: 'cubo.exchange.p99.ms', value: quantile(exchange, 0.99), unit: 'ms', ...common });
}
