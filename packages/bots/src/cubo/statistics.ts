import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { countKind, mean, type Statistics } from '../kit/index.ts';

export const statistics: Statistics<CuboState, CuboAction> = {
  figures({ state, log }) {
    const { winners = [], points = [] } = cubo.result(state) ?? {};
    const { round } = state;
    return {
      counts: {
        entries: log.length,
        rounds: round,
        throws: countKind(log, 'throw'),
        covers: countKind(log, 'cover'),
        diceTaken: countKind(log, 'take'),
        points: mean(points),
        winnerPoints: Math.max(...points),
        pointsPerRound: mean(points) / round,
        seconds: state.at / 1000,
      },
      end: winners.length > 1 ? 'shared' : 'won by points',
    };
  },
};
