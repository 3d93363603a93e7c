import type { ReactElement } from 'react';

export const DIE_COLOURS = ['white', 'red', 'orange', 'yellow', 'green', 'purple', 'blue'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

export const DIE_NUMBERS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const DIE_SYMBOLS = ['swap', 'reroll', 'adjust', 'skull', 'two'] as const;
export type DieNumber = (typeof DIE_NUMBERS)[number];
export type DieSymbol = (typeof DIE_SYMBOLS)[number];
export type DieFace = DieNumber | DieSymbol;

const isSymbol = (face: DieFace): face is DieSymbol => DIE_SYMBOLS.some((symbol) => symbol === face);

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Drawn in a 48 × 48 box with one stroke weight, so that they stay legible at 28 px. */
const SYMBOLS: Readonly<Record<DieSymbol, ReactElement>> = {
  swap: (
    <g {...line}>
      <path d="M9 17h28M30 9l8 8-8 8" />
      <path d="M39 32H11M18 24l-8 8 8 8" />
    </g>
  ),
  reroll: (
    <g {...line}>
      <path d="M36.5 14.5A15 15 0 1 0 39 27" />
      <path d="M37.5 5.5v10h-10" />
    </g>
  ),
  adjust: (
    <g {...line}>
      <rect x="8" y="20" width="20" height="20" rx="4.5" transform="rotate(-14 18 30)" />
      <path d="M41 21L33.5 13.5" />
      <path
        d="M28 4.5l1.2 3.3 3.3 1.2-3.3 1.2-1.2 3.3-1.2-3.3-3.3-1.2 3.3-1.2z"
        fill="currentColor"
        strokeWidth="1.5"
      />
      <circle cx="18" cy="30" r="2.4" fill="currentColor" stroke="none" />
    </g>
  ),
  skull: (
    <g {...line}>
      <path d="M24 7.5c-9.2 0-15.5 6-15.5 13.8 0 4.6 2 7.8 5 9.9v5.3c0 2 1.4 3.4 3.4 3.4h14.2c2 0 3.4-1.4 3.4-3.4v-5.3c3-2.1 5-5.3 5-9.9C39.5 13.5 33.2 7.5 24 7.5z" />
      <path d="M21 40v-4.5M27 40v-4.5" strokeWidth="2.8" />
      <circle cx="18" cy="22" r="3.4" fill="currentColor" stroke="none" />
      <circle cx="30" cy="22" r="3.4" fill="currentColor" stroke="none" />
      <path d="M24 27.5v1.5" strokeWidth="2.8" />
    </g>
  ),
  two: (
    <g {...line}>
      <rect x="5.5" y="17" width="14" height="14" rx="3.5" />
      <path d="M24 20l4 4-4 4" strokeWidth="3" />
      <rect x="32" y="8" width="12" height="12" rx="3.2" />
      <rect x="32" y="28" width="12" height="12" rx="3.2" />
    </g>
  ),
};

/** Where the pips of a number are, in a box of 48 by 48. */
export const PIPS: Readonly<Record<DieNumber, readonly (readonly [number, number])[]>> = {
  '1': [[24, 24]],
  '2': [
    [14, 14],
    [34, 34],
  ],
  '3': [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  '4': [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  '5': [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  '6': [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
  '7': [
    [13, 11],
    [35, 11],
    [13, 24],
    [24, 24],
    [35, 24],
    [13, 37],
    [35, 37],
  ],
};

export interface GlyphProps {
  readonly face: DieFace;
  readonly pips?: boolean | undefined;
}

/** What stands on a face, in the current colour; goes inside an `<svg viewBox="0 0 48 48">`. */
export function Glyph({ face, pips }: GlyphProps): ReactElement {
  if (isSymbol(face)) return SYMBOLS[face];
  if (pips) {
    return (
      <g fill="currentColor">
        {PIPS[face].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="4.6" />
        ))}
      </g>
    );
  }
  return (
    <text x="24" y="25" textAnchor="middle" dominantBaseline="central" className="glyph-number">
      {face}
    </text>
  );
}

/** A shape for each colour in the corner, so that colour is never the only sign. White has none. */
const MARKS: Readonly<Record<DieColour, ReactElement | null>> = {
  white: null,
  red: <path d="M5 .8L9.6 9.2H.4z" />,
  orange: <rect x=".8" y=".8" width="8.4" height="8.4" />,
  yellow: <circle cx="5" cy="5" r="4.5" />,
  green: <path d="M5 0l4.6 5L5 10 .4 5z" />,
  purple: <path d="M5 0l1.5 3.3 3.5.4-2.6 2.4.7 3.6L5 7.9 1.9 9.7l.7-3.6L0 3.7l3.5-.4z" />,
  blue: <path d="M2.5.7h5L10 5 7.5 9.3h-5L0 5z" />,
};

/** The corner mark of a colour, for a 10 × 10 box. */
export const Mark = ({ colour }: { readonly colour: DieColour }): ReactElement | null => MARKS[colour];
