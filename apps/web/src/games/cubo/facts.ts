import type { Seat } from '@cubarium/core';
import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import { lookedAt } from '../../table/model/ended.ts';
import type { Ended, Fact } from '../../table/model/game-ui.ts';
import type { CuboMessages } from './messages/index.ts';
import { closesRound, roundsOf, type Round, type Scored } from './model/rounds.ts';

type CuboEnded = Ended<CuboState, CuboAction>;

/** What a seat made of a round. */
interface Played extends Scored {
  readonly round: number;
  /** So many more than the best of the others. */
  readonly more: number;
}

/** The round in which who won left the others behind, and the best of who looks on, or else of who came next. */
export function factsOf(m: CuboMessages, ended: CuboEnded): readonly Fact[] {
  const looked = lookedAt(ended);
  if (!looked) return [];
  const rounds = roundsOf(ended.history);
  const decisive = played(rounds, looked.winner).toSorted((a, b) => b.more - a.more || b.round - a.round)[0];
  const best = bestRound(rounds, looked.other);
  const told = (text: string, { round }: Played): Fact => ({ text, seq: seqOf(ended, round) });
  const name = ended.players[looked.winner]?.name ?? '';
  return [
    ...(decisive && decisive.more > 0 ? [told(m.facts.decisive({ ...decisive, name }), decisive)] : []),
    ...(best ? [told(m.facts.best({ ...best, name: looked.name }), best)] : []),
  ];
}

const seqOf = ({ history }: CuboEnded, round: number): number | null =>
  history.find((step) => closesRound(step) && step.before.state.round === round)?.entry.seq ?? null;

const played = (rounds: readonly Round[], seat: Seat): readonly Played[] =>
  rounds.flatMap(({ round, scored }) => {
    const own = scored.find((each) => each.seat === seat);
    const others = scored.filter((each) => each !== own).map(({ points }) => points);
    return own ? [{ ...own, round, more: own.points - Math.max(0, ...others) }] : [];
  });

/** Of two as good the later one. */
export const bestRound = (rounds: readonly Round[], seat: Seat): Played | undefined =>
  played(rounds, seat).toSorted((a, b) => b.points - a.points || b.round - a.round)[0];
