/** How a bot judges positions, and what it remembers of the turn it is in. */
import type { CiubState } from '@cubarium/games/ciub';
import { lookingAhead, type Sight } from './ahead.ts';
import type { Chances } from './chances.ts';
import { Endings } from './endings.ts';
import { standingOf, type Standing } from './standing.ts';
import { createGlance, createWorth, type Glance, type WeightsAt, type Worth } from './worth.ts';

export interface Judge {
  readonly chances: Chances;
  readonly worth: Worth;
  /** The same with a turn more thought through, by who looks that far. */
  readonly ahead: Worth;
  readonly glance: Glance;
  /** What the turn of the current seat can end in. */
  readonly endings: (state: CiubState) => Endings;
}

/** How the end of a turn is judged: at a glance, or with the turn that follows thought through. */
export type Looks = 'glance' | 'ahead';

export const createJudge = (chances: Chances, weights: WeightsAt, looks: Looks): Judge =>
  judgeBy({ chances, worth: createWorth(chances, weights), glance: createGlance(chances, weights) }, looks);

/** Who judges by this value function. */
export function judgeBy(sight: Sight, looks: Looks): Judge {
  const { chances, worth, glance } = sight;
  const ahead = looks === 'ahead' ? lookingAhead(sight) : worth;
  let known: { readonly turn: string; readonly version: number; readonly endings: Endings } | null = null;
  return {
    chances,
    worth,
    ahead,
    glance,
    endings(state) {
      const standing = standingOf(state);
      const turn = turnKey(standing);
      const { version } = chances;
      if (known?.turn !== turn || known.version !== version)
        known = { turn, version, endings: new Endings({ ahead, glance }, standing) };
      return known.endings;
    },
  };
}

/** Equal while nothing but the own dice changes, as in rolling. */
export function turnKey({ dice, next, ...rest }: Standing): string {
  return JSON.stringify([dice.toSpliced(next, 1), next, rest]);
}
