import type { Seat } from '@cubarium/core';
import { isFinalTurn, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { Step } from '../../../table/model/director.ts';
import type { Manner } from '../../../table/model/flying.ts';

/** What everybody at the table looks up for. */
export type Moment = {
  readonly seq: number;
  readonly seat: Seat;
} & ({ readonly what: 'gain' | 'opus'; readonly card: CardId } | { readonly what: 'final' });

/** How long its words stay. */
const SHOWN_MS: Readonly<Record<Moment['what'], number>> = { gain: 1100, opus: 1200, final: 1200 };
export const momentMs = ({ what }: Moment): number => SHOWN_MS[what];

/** A step as a moment; null for a step like any other. */
export function momentOf({ before, entry, after }: Step<CiubState, CiubAction>): Moment | null {
  const { seq, action } = entry;
  const { seat } = before.state.turn;
  if (action.kind === 'gain') {
    const opus = before.state.opus === null && after.state.opus !== null;
    return { seq, seat, what: opus ? 'opus' : 'gain', card: action.card };
  }
  const { turn } = after.state;
  const begins = turn.seat !== seat && turn.phase !== 'over';
  return begins && isFinalTurn(after.state) ? { seq, seat: turn.seat, what: 'final' } : null;
}

/** Parts of a roll: until the gained card is with its owner, and the Opus Magnum with theirs. */
const GAINED = 0.886;
const WITH_OPUS = 1.714;

/** How long nobody can act, so that what is gained is seen to go. */
export function gainTrail(step: Step<CiubState, CiubAction>): number {
  return momentOf(step)?.what === 'opus' ? WITH_OPUS : GAINED;
}

/** The gained card is held up; then the one that replaces it moves down, and a new one comes from the pile. */
export function mannerOf(step: Step<CiubState, CiubAction> | undefined, flight: string): Manner | undefined {
  const action = step?.entry.action;
  switch (action?.kind) {
    case 'gain':
      if (flight === `card-${action.card}`) return { takes: GAINED, shown: true };
      return flight === `card-${action.down}` ? { after: 0.62 } : undefined;
    case 'turnUp':
      return flight === `card-${action.card}` ? { after: 0.14, takes: 0.34 } : undefined;
    default:
      return undefined;
  }
}
