// Ciúb's odds on one thread: all cards of a bottom row, tables loaded, at the start of a turn and after a roll;
// and without tables from five white dice; and a decision of its bots. One JSON line a figure.
import { readFileSync } from 'node:fs';
import { createOdds, type Odds, type TurnPosition } from '@cubarium/bots/ciub/odds';
import { assets } from '@cubarium/bots/ciub';
import { pick, seededRng, shuffled, type Rng } from '@cubarium/core';
import {
  CARD_IDS,
  CARDS,
  COLOURS,
  DIE_FACES,
  diceInGame,
  freshDie,
  mapColours,
  withFace,
  type Colour,
  type Die,
  type Task,
} from '@cubarium/games/ciub';
import { decisionTimes, provideTables } from './solver/decisions.ts';

const SEED = 'solver';
const SEATS = 2;
const POSITIONS = Number(process.argv[2] ?? 300);
const SIZES = [5, 6, 7] as const;
const ROW = 3;

const TASKS: readonly Task[] = CARD_IDS.flatMap((card) => CARDS[card].task ?? []);

/** Dice as a player has them in the middle of a game: white ones and up to four of each colour (T4). */
function someDice(rng: Rng, size: number): readonly Die[] {
  const counts = new Map<Colour, number>();
  const dice: Die[] = [];
  while (dice.length < size) {
    const colour = rng.below(2) === 0 ? 'white' : pick(rng, COLOURS);
    const number = (counts.get(colour) ?? 0) + 1;
    if (number > (colour === 'white' ? 5 : 4)) continue;
    counts.set(colour, number);
    dice.push(freshDie(colour, number));
  }
  return dice;
}

/** A table for two; the other seat has five white dice. */
function startOf(pool: readonly Die[]): TurnPosition {
  const held = (colour: Colour): number => pool.filter((die) => die.colour === colour).length;
  const others = (colour: Colour): number => (colour === 'white' ? 5 : 0);
  return {
    phase: 'toRoll',
    pool,
    tray: [],
    moved: false,
    supply: mapColours((colour) => diceInGame(colour, SEATS) - held(colour) - others(colour)),
    selfAdjust: 'no-actions',
  };
}

const rolled = (rng: Rng, start: TurnPosition): TurnPosition => ({
  ...start,
  phase: 'rolling',
  pool: start.pool.map((die) => withFace(die, pick(rng, DIE_FACES[die.colour]), 'active')),
});

function loaded(): Odds {
  const odds = createOdds();
  for (const file of assets.files) {
    try {
      const bytes = readFileSync(new URL(import.meta.resolve(`@cubarium/bots/tables/${file}`)));
      odds.addTable(new Uint8Array(bytes).buffer);
    } catch {
      console.error(`no table ${file}`);
    }
  }
  return odds;
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const quantile = (times: readonly number[], q: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;

function print(figure: string, value: number, unit: string): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: Number(value.toPrecision(3)), unit, seed: SEED }));
}

const rng = seededRng(SEED);
const odds = loaded();
const starts: number[] = [];
const mids: number[] = [];
for (let i = 0; i < POSITIONS; i++) {
  const start = startOf(someDice(rng, pick(rng, SIZES)));
  const row = shuffled(rng, TASKS).slice(0, ROW);
  const ask = (at: TurnPosition): number => timed(() => row.forEach((task) => odds.chance(at, task)));
  starts.push(ask(start));
  mids.push(ask(rolled(rng, start)));
}
print('odds.start.p50', quantile(starts, 0.5), 'ms');
print('odds.start.p99', quantile(starts, 0.99), 'ms');
print('odds.mid.p50', quantile(mids, 0.5), 'ms');
print('odds.mid.p99', quantile(mids, 0.99), 'ms');
const white = startOf(Array.from({ length: 5 }, (_, i) => freshDie('white', i + 1)));
const task = CARDS.B11.task;
if (task)
  print(
    'odds.cold.white5',
    timed(() => createOdds().chance(white, task)),
    'ms',
  );
print('solver.memory.mb', odds.bytes / (1 << 20), 'MB');

const GAMES = 10;
await provideTables();
for (const { level, p50, p95 } of decisionTimes(GAMES, SEED)) {
  print(`bot.${level}.p50`, p50, 'ms');
  print(`bot.${level}.p95`, p95, 'ms');
}
