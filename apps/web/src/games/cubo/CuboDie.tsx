import type { ReactElement } from 'react';
import type { Die as CuboDieState } from '@cubarium/games/cubo';
import { Die, type DieLook } from '../../dice/Die.tsx';
import { DIE_NUMBERS, type DieNumber } from '../../dice/faces.tsx';

const SIDES = DIE_NUMBERS.slice(0, 6);

/** Red has a solid rim, blue a double one, the joker a star: nothing depends on colour alone. */
const LOOKS = {
  red: { colour: 'red', rim: 'solid' },
  blue: { colour: 'blue', rim: 'double' },
  joker: { colour: 'white', rim: 'star' },
} as const satisfies Record<string, Pick<DieLook, 'colour' | 'rim'>>;

export interface CuboDieProps {
  readonly die: Pick<CuboDieState, 'colour' | 'face'>;
  /** In the air: the face it shows must not be seen yet. */
  readonly falling?: boolean | undefined;
  readonly spin?: number | undefined;
}

/** A die of Cubo: pips, because it is read at speed. */
export function CuboDie({ die, falling, spin = 0 }: CuboDieProps): ReactElement {
  const face: DieNumber | null = die.face === null ? null : (SIDES[die.face - 1] ?? null);
  return (
    <Die
      {...LOOKS[die.colour]}
      pips
      face={falling ? null : face}
      landing={falling && face !== null ? face : undefined}
      sides={SIDES}
      spin={spin}
    />
  );
}
