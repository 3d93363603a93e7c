import { bots } from '@cubarium/bots/cubo';
import type { Contest } from '../contest.ts';

/** The first expert, and every simple rule for a race. */
export const contests: readonly Contest[] = Object.keys(bots.baselines ?? {}).map((against) => ({
  figure: against === 'expert-1' ? 'expert' : `expert.${against}`,
  against,
  seats: 2,
  games: 400,
}));
