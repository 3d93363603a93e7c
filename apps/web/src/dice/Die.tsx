import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Glyph, Mark, type DieColour, type DieFace } from './faces.tsx';
import { throwDie } from './throwing.ts';
import './die.css';

declare module 'react' {
  /** Custom properties are how components hand sizes and times to their style sheets. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}

/** How a die lies there. `rim` and `pips` are for games that are read at speed. */
export interface DieLook {
  readonly colour: DieColour;
  readonly face: DieFace | null;
  readonly spent?: boolean | undefined;
  readonly inactive?: boolean | undefined;
  readonly seated?: boolean | undefined;
  readonly pips?: boolean | undefined;
  readonly rim?: 'solid' | 'double' | 'star' | undefined;
}

export interface DieProps extends DieLook {
  /** The face it is about to land on; while set, the die tumbles. Nothing else may show this face yet. */
  readonly landing?: DieFace | undefined;
  /** In the hand: what it will show is not known yet. */
  readonly shaken?: boolean | undefined;
  /** Faces for the other sides while it tumbles. */
  readonly sides?: readonly DieFace[] | undefined;
  /** Any number that differs between dice thrown together: it varies spin and settling. */
  readonly spin?: number | undefined;
}

/** A die as a picture. It is hidden from assistive technology: whoever uses it names it. */
export function Die(props: DieProps): ReactElement {
  const { colour, rim, spent, inactive, seated, shaken, landing } = props;
  return (
    <span
      className="die"
      aria-hidden="true"
      data-colour={colour}
      data-rim={rim}
      data-spent={spent || undefined}
      data-inactive={inactive || undefined}
      data-seated={seated || undefined}
      data-shaken={(shaken && landing === undefined) || undefined}
      data-tumbling={landing !== undefined || undefined}
    >
      {landing === undefined ? <Side {...props} face={props.face} /> : <Cube {...props} landing={landing} />}
    </span>
  );
}

const SIDES = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

function Cube(props: DieProps & { readonly landing: DieFace }): ReactElement {
  const { landing, sides = [landing], spin = 0 } = props;
  const cube = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (cube.current) throwDie({ cube: cube.current, spin });
  }, [spin]);
  return (
    <>
      <span className="die-shadow" />
      <span className="die-foot" />
      <span className="die-cube" ref={cube}>
        {SIDES.map((side, i) => (
          <span key={side} className="die-side" data-side={side}>
            <Side {...props} face={i === 0 ? landing : (sides[(i + spin) % sides.length] ?? landing)} />
          </span>
        ))}
      </span>
    </>
  );
}

function Side({ colour, face, inactive, pips, rim }: DieLook): ReactElement {
  return (
    <svg viewBox="0 0 48 48" className="die-face">
      {rim === 'star' && (
        // Behind the pips, where it can be large and hides none of them.
        <g className="die-star" transform="translate(4.5 4) scale(3.9)">
          <Mark colour="purple" />
        </g>
      )}
      {inactive || face === null ? (
        <text x="24" y="25" textAnchor="middle" dominantBaseline="central" className="glyph-number">
          {inactive ? '?' : ''}
        </text>
      ) : (
        <Glyph face={face} pips={pips} />
      )}
      {rim === undefined && (
        <g className="die-mark" transform="translate(3.6 3.6) scale(.78)">
          <Mark colour={colour} />
        </g>
      )}
    </svg>
  );
}
