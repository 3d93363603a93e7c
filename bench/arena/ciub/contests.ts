import type { Contest } from '../contest.ts';

/** The first expert at two, three and four seats, and the level below. */
export const contests: readonly Contest[] = [
  { figure: 'expert', against: 'expert-1', seats: 2, games: 400 },
  { figure: 'expert.skilled', against: 'skilled', seats: 2, games: 100 },
  { figure: 'expert.three', against: 'expert-1', seats: 3, games: 60 },
  { figure: 'expert.four', against: 'expert-1', seats: 4, games: 60 },
];
