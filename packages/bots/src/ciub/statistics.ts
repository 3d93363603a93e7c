import { outcome, type CiubAction, type CiubOutcome, type CiubState } from '@cubarium/games/ciub';
import { countKind, mean, type Statistics } from '../kit/index.ts';

/** E5: won by points, by dice among equal points, or shared. */
function endOf({ winners, points }: CiubOutcome): string {
  if (winners.length > 1) return 'shared';
  const best = Math.max(...points);
  return points.filter((value) => value === best).length > 1 ? 'won by dice' : 'won by points';
}

export const statistics: Statistics<CiubState, CiubAction> = {
  figures({ state, log }) {
    const result = outcome(state);
    const turns = countKind(log, 'endTurn');
    const cards = countKind(log, 'gain');
    return {
      counts: {
        entries: log.length,
        turns,
        turnsPerSeat: turns / state.seats.length,
        cardsGained: cards,
        cardsPerSeat: cards / state.seats.length,
        cardsRemoved: countKind(log, 'removeCard'),
        points: mean(result.points),
        winnerPoints: Math.max(...result.points),
        dice: mean(result.dice),
      },
      end: endOf(result),
    };
  },
};
