import type { ReactElement, ReactNode } from 'react';
import type { MatchEnd, Seat } from '@cubarium/core';
import { useApp, type AppMessages } from '../../base/i18n/index.ts';
import { useEnd } from '../../base/i18n/end.ts';
import type { Fact, Player } from '../model/game-ui.ts';
import type { Fairness } from '../model/fairness.ts';
import { FairDice } from '../parts/FairDice.tsx';
import { Icon } from '../../base/ui/icons.tsx';
import { SeatToken } from '../parts/SeatToken.tsx';

export interface EndPanelProps {
  readonly end: MatchEnd;
  readonly players: readonly Player[];
  readonly verdict: string | null;
  /** What follows from it for the next game here. */
  readonly note: string | undefined;
  /** What decided it. */
  readonly facts: readonly Fact[];
  /** Goes to a moment of the match. */
  readonly onGo: (seq: number) => void;
  /** What a seat's points are made of. */
  readonly standing: (seat: Seat) => ReactNode;
  /** Whether the dice were fair. */
  readonly fairness: Fairness | null;
  /** Leads to the whole check. */
  readonly proof: ReactNode;
  /** Rematch, replay, share: whatever this table offers. */
  readonly children: ReactNode;
}

/** How it ended. */
export function EndPanel(props: EndPanelProps): ReactElement {
  const { end, players, verdict, note, facts, onGo, standing, fairness, proof, children } = props;
  const m = useApp();
  const ranked = [...players].sort((a, b) => (end.points[b.seat] ?? 0) - (end.points[a.seat] ?? 0));
  return (
    <section className="end-panel" aria-labelledby="end-title">
      <h2 id="end-title" tabIndex={-1}>
        {headlineOf(m, end, players)}
      </h2>
      {verdict && <p>{verdict}</p>}
      <ol className="end-list">
        {ranked.map((player) => (
          <li key={player.seat} data-winner={end.winners.includes(player.seat) || undefined}>
            <SeatToken seat={player.seat} name={player.name} />
            <span className="end-name">{player.name}</span>
            <span className="end-standing">{standing(player.seat)}</span>
            {end.why === 'played' && <strong>{m.table.points({ n: end.points[player.seat] ?? 0 })}</strong>}
          </li>
        ))}
      </ol>
      {facts.length > 0 && <Facts facts={facts} onGo={onGo} />}
      {note && <p>{note}</p>}
      {fairness && (
        <div className="end-dice">
          <FairDice fairness={fairness} />
          {proof}
        </div>
      )}
      <div className="end-actions">{children}</div>
    </section>
  );
}

/** Who won, in few words. */
export function headlineOf(m: AppMessages, end: MatchEnd, players: readonly Player[]): string {
  const winners = players.filter((player) => end.winners.includes(player.seat));
  if (winners.length === 0) return m.table.over;
  const people = players.filter((player) => player.mine);
  const [only] = winners;
  if (winners.length === 1 && people.length === 1 && only?.mine) return m.table.youWin;
  return m.table.winner({ names: winners.map((player) => player.name) });
}

/** How it was decided; what happened at one moment leads there. */
function Facts({ facts, onGo }: Pick<EndPanelProps, 'facts' | 'onGo'>): ReactElement {
  const words = useEnd();
  return (
    <ul className="end-facts" aria-label={words.ending.how}>
      {facts.map(({ text, seq, picture }) => (
        <li key={text}>
          {seq === null ? (
            <p className="end-fact">{text}</p>
          ) : (
            <button
              type="button"
              className="end-fact"
              aria-label={words.ending.toMoment({ fact: text })}
              onClick={() => onGo(seq)}
            >
              {picture}
              <span>{text}</span>
              <Icon name="play" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
