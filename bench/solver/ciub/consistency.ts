/** How far the expert's estimate of its chance jumps while no chance acts: a sure judge would not move. */
import { isSeat, type Entry } from '@cubarium/core';
import type { CiubAction } from '@cubarium/games/ciub';
import { print } from '../figures.ts';
import { provideCharts, selfPlay } from './self-play.ts';

const GAMES = 20;
const SEED = 'consistency';

interface Jump {
  /** What had been done. */
  readonly kind: string;
  readonly by: number;
}

/** Of two decisions in a row, as the first seat sees them: with two seats what one gains the other loses. */
function jumpsIn(log: readonly Entry<CiubAction>[], values: readonly number[]): readonly Jump[] {
  const jumps: Jump[] = [];
  let place = 0;
  for (const [i, { actor, action }] of log.entries()) {
    if (!isSeat(actor)) continue;
    const value = values[place++];
    const next = log[i + 1];
    if (next === undefined || !isSeat(next.actor)) continue;
    const following = values[place] ?? 0;
    const then = next.actor === actor ? following : 1 - following;
    jumps.push({ kind: action.kind, by: then - (value ?? then) });
  }
  return jumps;
}

function played(seed: string): readonly Jump[] {
  const { log, decisions } = selfPlay(2, seed);
  return jumpsIn(
    log,
    decisions.map(({ value }) => value),
  );
}

const size = (jumps: readonly Jump[]): number =>
  jumps.reduce((sum, { by }) => sum + Math.abs(by), 0) / Math.max(1, jumps.length);

/** In percent of the chance to win: over all, and by what had been done. */
export async function measureConsistency(): Promise<void> {
  await provideCharts();
  const jumps = Array.from({ length: GAMES }, (_, game) => played(`${SEED} ${game}`)).flat();
  const common = { unit: '%', seed: SEED };
  print({ figure: 'bot.consistency', value: 100 * size(jumps), n: jumps.length, ...common });
  for (const kind of new Set(jumps.map((jump) => jump.kind))) {
    const some = jumps.filter((jump) => jump.kind === kind);
    print({ figure: `bot.consistency.${kind}`, value: 100 * size(some), n: some.length, ...common });
  }
}
