import type { ReactElement } from 'react';
import type { Seat } from '@cubarium/core';
import { CARDS, OPUS, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { Ended, Fact } from '../../table/model/game-ui.ts';
import { lookedAt, type LookedAt } from '../../table/model/ended.ts';
import type { CiubMessages } from './messages/index.ts';
import { taskName } from './model/naming.ts';
import { CardFace } from './SpellCard.tsx';
import { playerOf } from './view.ts';

type CiubEnded = Ended<CiubState, CiubAction>;

/** A card that somebody has in the end, and how it was gained. */
interface Gained {
  readonly card: CardId;
  readonly seq: number;
  /** The own turn in which it was, and the rolls of it. */
  readonly turn: number;
  readonly rolls: number;
  readonly opus: boolean;
  readonly points: number;
}

/** The greatest gain of who won, and the best of who looks on, or else of who came next. */
export function factsOf(m: CiubMessages, ended: CiubEnded): readonly Fact[] {
  const looked = lookedAt(ended);
  if (!looked) return [];
  const greatest = greatestOf(gainsOf(ended, looked.winner));
  const best = quickestOf(gainsOf(ended, looked.other), greatest?.card);
  return [
    ...(greatest ? [decisive(m, greatest, ended.players[looked.winner]?.name ?? '')] : []),
    ...(best ? [bestOf(m, best, looked)] : []),
  ];
}

const decisive = (m: CiubMessages, gained: Gained, name: string): Fact => ({
  text: m.facts.decisive({ ...gained, name, card: taskName(m, gained.card) }),
  seq: gained.seq,
  picture: pictured(gained.opus ? OPUS : gained.card),
});

const bestOf = (m: CiubMessages, { card, rolls, seq }: Gained, { name }: LookedAt): Fact => ({
  text: m.facts.best({ name, card: taskName(m, card), rolls }),
  seq,
  picture: pictured(card),
});

const pictured = (card: CardId): ReactElement => (
  <span className="ciub-fact-card">
    <CardFace card={card} />
  </span>
);

const greatestOf = (gains: readonly Gained[]): Gained | undefined =>
  gains.toSorted((a, b) => b.points - a.points || b.seq - a.seq)[0];

/** Few rolls for many points. */
const quickestOf = (gains: readonly Gained[], besides: CardId | undefined): Gained | undefined =>
  gains
    .filter(({ card }) => card !== besides)
    .toSorted((a, b) => a.rolls - b.rolls || CARDS[b.card].points - CARDS[a.card].points)[0];

/** What was taken back and gained anew counts as it came out: the cards are those of the end. */
function gainsOf({ match, history }: CiubEnded, seat: Seat): readonly Gained[] {
  return playerOf(match.state, seat).cards.flatMap((card) => {
    const at = history.findLastIndex(
      ({ entry: { actor, action } }) => action.kind === 'gain' && action.card === card && actor === seat,
    );
    const step = history[at];
    if (!step) return [];
    const before = history.slice(0, at);
    const ends = before.filter(({ entry: { action, actor } }) => action.kind === 'endTurn' && actor === seat);
    const began = before.findLastIndex(({ entry: { action } }) => action.kind === 'endTurn');
    const opus = step.before.state.opus === null && step.after.state.opus === seat;
    return {
      card,
      seq: step.entry.seq,
      turn: ends.length + 1,
      rolls: before.slice(began + 1).filter(({ entry: { action } }) => action.kind === 'roll').length,
      opus,
      points: CARDS[card].points + (opus ? CARDS[OPUS].points : 0),
    };
  });
}
