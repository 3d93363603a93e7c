/** Ciúb's odds: all cards of a bottom row at the start of a turn and after a roll. */
import { createOdds, type Budget, type Odds, type TurnPosition } from '@cubarium/bots/ciub/odds';
import { assets } from '@cubarium/bots/ciub';
import { pick, seededRng, shuffled, type Rng } from '@cubarium/core';
import { CARD_IDS, CARDS, freshDie, type Task } from '@cubarium/games/ciub';
import { readAsset } from '@cubarium/server/assets';
import { print, quantile, timed } from '../figures.ts';
import { rolled, shortOf, someDice, startOf } from './positions.ts';

const SEED = 'solver';
const ROW = 3;
/** Each part stops asking after so long, and says how many rows it asked. */
const PART_MS = 15_000;
const SIZE_MS = 4000;
const POSITIONS = 300;
const PER_SIZE = 40;
/** What a row may take, as in a request to the engine, for pools that are promised to be exact. */
const BUDGET_MS = 2000;
const EXACT = 6;

const TASKS: readonly Task[] = CARD_IDS.flatMap((card) => CARDS[card].task ?? []);

async function loaded(): Promise<Odds> {
  const odds = createOdds();
  for (const file of assets.files) {
    // The best file first.
    const bytes = await readAsset(file);
    if (bytes) odds.addChart(bytes);
    else console.error(`no table ${file}`);
  }
  return odds;
}

interface Row {
  readonly start: TurnPosition;
  readonly mid: TurnPosition;
  readonly tasks: readonly Task[];
}

const someRow = (rng: Rng, size: number): Row => {
  const start = startOf(someDice(rng, size));
  return { start, mid: rolled(rng, start), tasks: shuffled(rng, TASKS).slice(0, ROW) };
};

/** What asking for whole rows took, and how many answers were exact. */
class Asked {
  private readonly times: number[] = [];
  private exact = 0;

  ask(odds: Odds, at: TurnPosition, tasks: readonly Task[]): void {
    const until = performance.now() + BUDGET_MS;
    // Larger pools have the solver's own limit.
    const budget = at.pool.length > EXACT ? undefined : { shouldStop: () => performance.now() > until };
    const answer = (task: Task): void => {
      if (odds.chance(at, task, budget).exact) this.exact++;
    };
    this.times.push(timed(() => tasks.forEach(answer)));
  }

  median(name: string): void {
    const common = { n: this.times.length, seed: SEED };
    print({ figure: `${name}.p50`, value: quantile(this.times, 0.5), unit: 'ms', ...common });
  }

  report(name: string): void {
    this.median(name);
    const common = { n: this.times.length, seed: SEED };
    print({ figure: `${name}.p99`, value: quantile(this.times, 0.99), unit: 'ms', ...common });
    const exact = this.exact / (ROW * this.times.length);
    print({ figure: `${name}.exact`, value: exact, unit: 'share', ...common });
  }
}

interface Plan {
  readonly sizes: readonly number[];
  readonly most: number;
  readonly ms: number;
}

/** Rows one after another until there are enough or the time is up. */
function rows(rng: Rng, { sizes, most, ms }: Plan, each: (row: Row) => void): void {
  const until = performance.now() + ms;
  for (let i = 0; i < most && performance.now() < until; i++) each(someRow(rng, pick(rng, sizes)));
}

export async function measureOdds(): Promise<void> {
  const odds = await loaded();
  for (const when of ['mid', 'start'] as const) {
    const asked = new Asked();
    rows(seededRng(SEED), { sizes: [5, 6, 7], most: POSITIONS, ms: PART_MS }, (row) =>
      asked.ask(odds, row[when], row.tasks),
    );
    asked.report(`odds.${when}`);
  }
  measureWhite();
  measureShort(await loaded());
  for (const size of [5, 6, 7, 8])
    for (const when of ['start', 'mid'] as const) await measureSize(size, when);
  print({ figure: 'solver.memory.mb', value: odds.bytes / (1 << 20), unit: 'MB', n: 1, seed: SEED });
}

/** Five white dice, without charts and without anything worked out before. */
function measureWhite(): void {
  const { task } = CARDS.B11;
  if (!task) return;
  const white = startOf(Array.from({ length: 5 }, (_, i) => freshDie('white', i + 1)));
  const times = Array.from({ length: 3 }, () => timed(() => createOdds().chance(white, task)));
  print({ figure: 'odds.cold.white5', value: quantile(times, 0.5), unit: 'ms', n: times.length, seed: SEED });
}

const SHORT = { positions: 40, boundMs: 80, exactMs: 2000 };

/**
 * Six and seven dice while one or two colours besides white can run short: how long the bounds take and how far they
 * are apart, asked for the first time, and how long the exact chance takes where it is found within two seconds.
 */
function measureShort(odds: Odds): void {
  const rng = seededRng(`${SEED} short`);
  const [bounds, widths, exact]: [number[], number[], number[]] = [[], [], []];
  const within = (ms: number): Budget => {
    const until = performance.now() + ms;
    return { shouldStop: () => performance.now() > until };
  };
  for (let i = 0; i < SHORT.positions; i++) {
    const at = shortOf(rng, 6 + (i % 2));
    const task = pick(rng, TASKS);
    bounds.push(
      timed(() => {
        const { low, high } = odds.between(at, task, within(SHORT.boundMs));
        widths.push(high - low);
      }),
    );
    const took = timed(() => odds.chance(at, task, within(SHORT.exactMs)));
    if (took < SHORT.exactMs) exact.push(took);
  }
  const common = { n: bounds.length, seed: SEED };
  print({ figure: 'odds.short.bound.ms', value: Math.max(...bounds), unit: 'ms', ...common });
  print({ figure: 'odds.short.width.p50', value: quantile(widths, 0.5), unit: 'chance', ...common });
  print({ figure: 'odds.short.width.p95', value: quantile(widths, 0.95), unit: 'chance', ...common });
  print({
    figure: 'odds.short.exact.p50',
    value: quantile(exact, 0.5),
    unit: 'ms',
    ...common,
    n: exact.length,
  });
}

/** By dice: asked for the first time, and once more. */
async function measureSize(size: number, when: 'start' | 'mid'): Promise<void> {
  const odds = await loaded();
  const [cold, warm] = [new Asked(), new Asked()];
  rows(seededRng(`${SEED} ${size}`), { sizes: [size], most: PER_SIZE, ms: SIZE_MS }, (row) => {
    cold.ask(odds, row[when], row.tasks);
    warm.ask(odds, row[when], row.tasks);
  });
  cold.report(`odds.${when}.${size}.cold`);
  warm.median(`odds.${when}.${size}.warm`);
}
