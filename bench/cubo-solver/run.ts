// Cubo's best square on one thread, without and with the best exchange in mind. One JSON line a figure.
import { arrangeFor, bestSquare } from '@cubarium/bots/cubo';
import { seededRng } from '@cubarium/core';
import { FACES, type Face } from '@cubarium/games/cubo';

const SEED = 'cubo solver';
const WARM_UP = 2000;
const THROWS = 5000;
const rng = seededRng(SEED);

const die = (isRed: boolean): number => rng.below(FACES.length) + (isRed ? 0 : FACES.length);
const thrown = () => ({
  kinds: Array.from({ length: 8 }, (_, i) => die(i < 4)),
  joker: FACES[rng.below(FACES.length)] ?? 1,
  middle: [die(true), die(true), die(false), die(false)],
});
type Thrown = ReturnType<typeof thrown> & { readonly joker: Face };

/** The times of single calls, in milliseconds, the shortest first. */
function measure(call: (dice: Thrown) => unknown): readonly number[] {
  for (let i = 0; i < WARM_UP; i++) call(thrown());
  return Array.from({ length: THROWS }, () => {
    const dice = thrown();
    const start = performance.now();
    call(dice);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
}

function print(figure: string, value: number, unit: string): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: Number(value.toPrecision(3)), unit, seed: SEED }));
}

const at = (times: readonly number[], share: number): number => times[Math.floor(share * times.length)] ?? 0;

const square = measure(({ kinds, joker }) => bestSquare(kinds, joker));
print('cubo.square.us', 1000 * at(square, 0.5), 'us');
print('cubo.square.p99.us', 1000 * at(square, 0.99), 'us');
const exchange = measure(({ kinds, joker, middle }) => arrangeFor(kinds, joker, { middle }));
print('cubo.exchange.ms', at(exchange, 0.5), 'ms');
print('cubo.exchange.p99.ms', at(exchange, 0.99), 'ms');
