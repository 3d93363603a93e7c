import type { Match } from '@cubarium/core';
import type { EnteredCommand, TableCode } from './command.ts';

/** What no honest match comes near: a long one has a few thousand entries. */
export const MOST_ENTRIES = 50_000;
/** Skips, bots that take over, and seats that are handed back. */
const MOST_INTERVENTIONS = 1000;
/** Fewer for new chains and for saying no to an end: nobody may use up with them what the others need to play on. */
const MOST_WITH_CHAINS = 500;
/** From one fall of the dice to the next. */
const MOST_UNDOS = 100;

/** Whoever keeps a table going may stop: from now on it can only be ended. */
export const isFull = ({ seq }: Pick<Match, 'seq'>): boolean => seq >= MOST_ENTRIES;

/** Why a table takes no more of a command; null while it does. */
export function overLimit(match: Match, kind: EnteredCommand['kind']): TableCode | null {
  switch (kind) {
    case 'resign':
    case 'agree':
    case 'back':
      // The ways out of a full table. Each changes something or is refused, so there are few of them.
      return null;
    case 'undo':
      if (match.undos >= MOST_UNDOS) return 'too-many-undos';
      break;
    case 'skip':
    case 'takeOver':
      if (match.interventions >= MOST_INTERVENTIONS) return 'table-full';
      break;
    case 'chain':
    case 'playOn':
      if (match.interventions >= MOST_WITH_CHAINS) return 'table-full';
      break;
    case 'act':
  }
  return isFull(match) ? 'table-full' : null;
}
