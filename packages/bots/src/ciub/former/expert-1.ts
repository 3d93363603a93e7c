/**
 * `expert-1`: the first expert of Ciúb as it was, a yardstick for those that followed. This folder is its own copy of
 * how it thought and is not to be improved: `expert-1.test.ts` knows its games by heart.
 */
import type { CiubState, SeatAction } from '@cubarium/games/ciub';
import type { Bot } from '../../kit/index.ts';
import type { Chances } from '../chances.ts';
import { noviceAction } from '../novice.ts';
import { lookingAhead } from './ahead.ts';
import { betweenOptions } from './between.ts';
import { bestOf, type Mind } from './mind.ts';
import { rollingOptions } from './rolling.ts';
import { FORMER_WEIGHTS } from './weights.ts';
import { createWorth, type Worth } from './worth.ts';

export function formerExpert(chances: Chances): Bot<CiubState, SeatAction> {
  const worth = createWorth(chances, FORMER_WEIGHTS);
  const ahead = remembering(chances, lookingAhead(chances, worth));
  return {
    choose({ state, seat, rng, shouldStop }) {
      if (state.turn.seat !== seat || state.turn.chance !== null) return null;
      const mind: Mind = { chances, worth, ahead, budget: { shouldStop } };
      const options =
        state.turn.phase === 'rolling' ? rollingOptions(mind, state) : betweenOptions(mind, state);
      const action = bestOf(options)?.action ?? noviceAction(state, rng);
      return action && { action, waitMs: 0 };
    },
  };
}

const MOST_REMEMBERED = 2000;

/** Every decision of a turn asks for the same endings: remembering them changes no answer. */
function remembering(chances: Chances, worth: Worth): Worth {
  const known = new Map<string, readonly number[]>();
  let { version } = chances;
  return (standing) => {
    if (version !== chances.version || known.size >= MOST_REMEMBERED) known.clear();
    ({ version } = chances);
    const key = JSON.stringify(standing);
    let shares = known.get(key);
    if (!shares) known.set(key, (shares = worth(standing)));
    return shares;
  };
}
