import type { ReactElement } from 'react';
import type { OwnReview, RoundReview } from '@cubarium/bots/cubo';
import type { Analysis, Mistake, SeatReview } from '@cubarium/bots/kit';
import type { Seat } from '@cubarium/core';
import { scoreSquare, type Cell, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { useSettings } from '../../base/state/settings.ts';
import type { Player } from '../../table/model/game-ui.ts';
import type { GameReview } from '../../table/model/review.ts';
import { useCubo } from './messages/index.ts';
import { reviewMessages } from './messages/review.ts';
import { dieName, placeOf } from './model/naming.ts';
import { SquarePicture } from './SquarePicture.tsx';
import './styles/review.css';

interface ChoiceProps {
  readonly state: CuboState;
  readonly action: CuboAction;
}

function ChoiceShown({ state, action }: ChoiceProps): ReactElement {
  const m = useCubo();
  const w = reviewMessages.use();
  switch (action.kind) {
    case 'cover': {
      const square = squareIn(state, action.square);
      const points = m.points({ n: square.length === 9 ? scoreSquare(square).points : 0 });
      return <SquarePicture square={square} label={w.cover({ points })} />;
    }
    case 'take': {
      const die = state.middle.find(({ id }) => id === action.die);
      return <>{die ? w.take({ die: dieName(m, die) }) : w.takeNone}</>;
    }
    case 'exchange':
      return <>{action.cell === null ? w.keep : w.place(placeOf(action.cell))}</>;
    default:
      return <>{w.throwAgain}</>;
  }
}

/** The dice of a seat as an action names them, row by row. */
function squareIn({ seats }: CuboState, ids: readonly string[]): readonly Cell[] {
  const dice = seats.flatMap((seat) => [...seat.dice, seat.joker]);
  return ids.flatMap((id) => {
    const die = dice.find((each) => each.id === id);
    return die && die.face !== null ? [{ colour: die.colour, face: die.face }] : [];
  });
}

function Why({ mistake }: { readonly mistake: Mistake }): ReactElement | null {
  const m = useCubo();
  const w = reviewMessages.use();
  return mistake.points ? <p>{w.left({ points: m.points({ n: mistake.points }) })}</p> : null;
}

const IN_SECONDS: readonly string[] = ['coverSeconds', 'takeSeconds'];

/** Throwing, laying, exchanges and speed apart, in points; then how it was played. */
function Parts({ parts }: Pick<SeatReview, 'parts'>): ReactElement {
  const w = reviewMessages.use();
  const { language } = useSettings();
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signs = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const told = (part: string, value: number): string => {
    if (IN_SECONDS.includes(part)) return w.seconds({ s: figures.format(value) });
    return part === 'dice' ? signs.format(value).replace('-', '−') : figures.format(value);
  };
  return (
    <dl>
      {Object.entries(w.parts).map(([part, name]) => (
        <div key={part}>
          <dt>{name}</dt>
          <dd>{told(part, parts[part] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OwnProps {
  readonly own: Analysis['own'];
  readonly seat: Seat;
  readonly player: Player;
}

/** Each round beside what the same throw could have become. */
function Own({ own, seat, player }: OwnProps): ReactElement {
  const m = useCubo();
  const w = reviewMessages.use();
  // Found by a worker: its own types say what lies there.
  const { rounds } = own as OwnReview;
  return (
    <>
      <h4>{w.rounds({ name: player.name })}</h4>
      <ol className="cubo-review-rounds">
        {rounds
          .filter((round) => round.seat === seat)
          .map((round) => (
            <li key={round.round}>
              <h5>{w.round({ n: round.round, points: m.points({ n: round.points }) })}</h5>
              <RoundShown round={round} />
            </li>
          ))}
      </ol>
    </>
  );
}

function RoundShown({ round }: { readonly round: RoundReview }): ReactElement {
  const m = useCubo();
  const w = reviewMessages.use();
  const { laid, best, exchange, left } = round;
  const points = (n: number): string => m.points({ n });
  return (
    <>
      {laid === null && <p>{w.late}</p>}
      <div className="cubo-compared">
        {laid && <SquarePicture square={laid.square} label={w.laid({ points: points(laid.points) })} />}
        {best && left > 0 && (
          <SquarePicture square={best.square} label={w.best({ points: points(best.points) })} />
        )}
      </div>
      <p>
        <strong>{left > 0 ? w.left({ points: points(left) }) : w.nothing}</strong>{' '}
        {best && left > 0 && best.worth > best.points && w.worth({ points: points(best.worth) })}
      </p>
      {exchange && (
        <p>
          {w.exchange({
            die: dieName(m, exchange.die),
            ...placeOf(exchange.cell),
            points: points(exchange.points),
          })}
        </p>
      )}
    </>
  );
}

export const review: GameReview<CuboState, CuboAction> = { Choice: ChoiceShown, Why, Parts, Own };
