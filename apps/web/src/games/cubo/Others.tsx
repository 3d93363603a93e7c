import type { ReactElement } from 'react';
import { sits, thing } from '../../table/model/frame-marks.ts';
import type { Seat } from '@cubarium/core';
import { total, type CuboSeat, type Die } from '@cubarium/games/cubo';
import { FactorBadge } from '../../table/parts/FactorBadge.tsx';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { CuboDie } from './CuboDie.tsx';
import { countdownOf } from './model/clock.ts';
import { dieName } from './model/naming.ts';
import { factorOf, seatOf, toldPoints } from './model/situation.ts';
import { Ring } from './Ring.tsx';
import { shownBy, type CuboView } from './view.ts';

/** Everybody else's square, small and live: watching them is part of the game. */
export function Others({ view }: { readonly view: CuboView }): ReactElement {
  const { m, table, focus } = view;
  const others = table.players.filter((player) => player.seat !== focus);
  return (
    <ul className="cubo-others" aria-label={m.area.others} {...thing('others')}>
      {others.map((player) => (
        <li key={player.seat} className="cubo-other" data-seat={player.seat} {...sits(player.seat)}>
          <LittleSquare view={view} seat={player.seat} />
          {view.moment?.what === 'cover' && view.moment.seat === player.seat && (
            <span className="cubo-shout" key={view.moment.seq} aria-hidden="true">
              {m.act.cover}
            </span>
          )}
          <span className="cubo-other-name">
            <SeatToken seat={player.seat} name={player.name} />
            <span className="cubo-other-text">{player.name}</span>
            <FactorBadge factor={factorOf(view.state, player.seat)} />
          </span>
          <Points view={view} seat={player.seat} />
          <span className="cubo-other-status">{statusOf(view, player.seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A number where there is little room, with its word where there is more; always with it for screen readers. */
function Points({ view, seat }: { readonly view: CuboView; readonly seat: Seat }): ReactElement {
  const n = total(toldPoints(view.state, seat));
  return (
    <span className="cubo-other-points">
      <span className="cubo-points-short" aria-hidden="true">
        {n}
      </span>
      <span className="cubo-points-long">{view.m.points({ n })}</span>
    </span>
  );
}

function statusOf(view: CuboView, seat: Seat): string {
  const { m, state } = view;
  const player = seatOf(state, seat);
  if (player.square)
    return player.taken ? m.status.took({ die: dieName(m, player.taken) }) : m.status.covered;
  if (state.stage !== 'racing' || (view.calm && state.go !== seat)) return m.status.waiting;
  const ends = state.countdownEnds[seat] ?? null;
  if (ends !== null && view.now >= ends) return m.status.late;
  if (player.hand) return m.status.hand;
  const laid = shownBy(view.table, seat)?.filter((id) => id !== null).length ?? 0;
  // The joker lies there by itself.
  return laid > 1 ? m.status.laying({ n: laid - 1 }) : m.status.thrown;
}

/** Nine places: what is laid where it is laid, what is only thrown in order around the joker. */
function littleDice(view: CuboView, seat: Seat, player: CuboSeat): readonly (Die | null)[] {
  const all = [...player.dice, player.joker];
  const thrown = player.dice.toSpliced(4, 0, player.joker);
  if (player.hand) return thrown;
  const laid = shownBy(view.table, seat);
  const any = laid?.some((id) => id !== null && id !== player.joker.id) ?? false;
  return laid && any ? laid.map((id) => all.find((die) => die.id === id) ?? null) : thrown;
}

function LittleSquare({ view, seat }: { readonly view: CuboView; readonly seat: Seat }): ReactElement {
  const { state, table, isFalling } = view;
  const player = seatOf(state, seat);
  const plate = player.square !== null && state.stage === 'racing';
  const dice = player.square ?? littleDice(view, seat, player);
  const countdown = state.stage === 'racing' ? countdownOf({ state, seat, startsAt: null }) : null;
  const falling = isFalling(seat);
  return (
    <span
      className="cubo-little"
      aria-hidden="true"
      data-plate={plate || undefined}
      data-hand={player.hand || falling || undefined}
    >
      {countdown?.what === 'cover' && <Ring countdown={countdown} now={table.now} />}
      {plate ? (
        <span className="cubo-plate">
          {player.taken && (
            <span className="cubo-plate-die" data-flight={`die-${player.taken.id}`}>
              <CuboDie die={player.taken} />
            </span>
          )}
        </span>
      ) : (
        dice.map((die, cell) => (
          <span key={cell} className="cubo-little-cell">
            {die && <CuboDie die={falling ? { ...die, face: null } : die} />}
          </span>
        ))
      )}
    </span>
  );
}
