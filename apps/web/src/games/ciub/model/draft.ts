import type { CardId, CiubState, Colour } from '@cubarium/games/ciub';
import type { Choices } from './choices.ts';

/** What is being prepared and not yet done. */
export interface Draft {
  /** Dice chosen to be set aside, kept or traded for white, in the order of choosing. */
  readonly chosen: ReadonlySet<string>;
  /** A die whose symbol is being used, and the die it is used on. */
  readonly tool: string | null;
  readonly target: string | null;
  /** The first of two colours of a trade. */
  readonly first: Colour | null;
  /** Taking a die instead of a card. */
  readonly taking: boolean;
  /** The top-row card that is to move down. */
  readonly down: CardId | null;
}

export const NO_TOOL = { tool: null, target: null, first: null, taking: false } as const;
export const EMPTY_DRAFT: Draft = { ...NO_TOOL, chosen: new Set(), down: null };

/** After something happened, what was chosen stays chosen as long as it still may be. */
export const carriedOver = ({ chosen }: Draft, choices: Choices): Draft => {
  const may = choices.keep.size > 0 ? choices.keep : choices.aside;
  return { ...EMPTY_DRAFT, chosen: new Set([...chosen].filter((die) => may.has(die))) };
};

/** The card chosen now: a single one that may be taken is chosen already; else the aim, while it lies there. */
export function cardChosen(aim: CardId | null, choices: Choices, { top, bottom }: CiubState): CardId | null {
  const [only] = choices.gain.size === 1 ? choices.gain.keys() : [];
  if (only !== undefined) return only;
  return aim !== null && [...top, ...bottom].includes(aim) ? aim : null;
}

/** The draft without what was chosen last; null when nothing was. */
export function oneBack({ chosen, tool, target, first, taking, down }: Draft): Partial<Draft> | null {
  if (target !== null) return { target: null };
  if (first !== null) return { first: null };
  if (tool !== null || taking) return NO_TOOL;
  if (down !== null) return { down: null };
  return chosen.size > 0 ? { chosen: new Set([...chosen].slice(0, -1)) } : null;
}
