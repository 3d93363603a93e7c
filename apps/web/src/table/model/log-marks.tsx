import type { ReactElement, ReactNode } from 'react';
import { Drawing } from '../../base/ui/icons.tsx';

/** A die's outline, in which others draw. */
const DIE = 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';
/** A card's outline. */
const CARD = 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z';

/** One little picture for each kind of entry; games choose among them. */
const MARKS = {
  deal: <path d="M5 21V4M5 5h13l-3 4 3 4H5" />,
  fall: <path d={`${DIE}M8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01`} />,
  turnUp: <path d={`${CARD}M12 15V8M9 11l3-3 3 3`} />,
  undo: <path d="M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />,
  token: <path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />,
  remove: <path d={`${CARD}M9.5 9.500l5 5M14.5 9.500l-5 5`} />,
  gain: <path d={`${CARD}M12 8l1.2 2.800L16 12l-2.8 1.200L12 16l-1.2-2.800L8 12l2.8-1.200z`} />,
  aside: <path d="M4 14v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4M12 4v11M8 11l4 4 4-4" />,
  stop: <path d="M9 3.500h6L20.5 9v6L15 20.500H9L3.5 15V9zM8.5 12h7" />,
  swap: <path d="M4 9h15M15 5l4 4-4 4M20 16H5M9 12.500l-4 3.5 4 4" />,
  reroll: <path d="M19 8A8 8 0 1 0 20 13M19.5 3.500v5h-5M12 12h.01" />,
  adjust: <path d="M8 5v8M4 9h8M13 18h7M6 20L18 5" />,
  decline: <path d={`${DIE}M12 8.500v7M8.5 12h7`} />,
  keep: <path d={`${DIE}M8 12.500l3 3 5.5-6.5`} />,
  trade: <path d="M3 12h8M11 12l6-6M11 12l6 6M13 5.500h4.500V10M13 18.500h4.500V14" />,
  whiten: <path d={DIE} />,
  endTurn: <path d="M5 12h12M13 7l5 5-5 5M21 5v14" />,
  resign: <path d="M6 21V4M6 4.5c5-3 7 3 12 0v9c-5 3-7-3-12 0" />,
  bot: <path d="M12 3.5V7M5 7h14v12H5zM9 12v1.5M15 12v1.5" />,
  back: <path d="M20 12H8M13 7l-5 5 5 5M4 5v14" />,
  chain: (
    <path d="M10 14l4-4M9 9.500L6.5 12a3.5 3.5 0 0 0 5 5l2.5-2.5M15 14.500l2.5-2.5a3.500 3.500 0 0 0-5-5L10 9.500" />
  ),
  call: <path d="M4 10v4h3l8 5V5l-8 5zM18.5 9c1.5 1.7 1.5 4.3 0 6" />,
  throw: (
    <path d="M12 6h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM3 8h3M2 12h4M3 16h3M8 20h8" />
  ),
  pickUp: <path d="M12 20V6M7 11l5-5 5 5M5 3h14" />,
  cover: <path d="M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.300h16M4 14.700h16" />,
  clock: <path d="M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4l2.5 2M9.5 2.500h5" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type LogMark = keyof typeof MARKS;

/** Beside the words of a line, for the eye only. */
export const Mark = ({ name }: { readonly name: LogMark }): ReactElement => <Drawing>{MARKS[name]}</Drawing>;
