import type { ReactElement } from 'react';
import { ROUNDS, total } from '@cubarium/games/cubo';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { toldPoints } from './model/situation.ts';
import type { CuboView } from './view.ts';

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The points of every round so far, where there is room for it. */
export function Scores({ view }: { readonly view: CuboView }): ReactElement {
  const { m, table, state } = view;
  return (
    <table className="cubo-score-table">
      <caption>{m.round({ round: state.round, of: ROUNDS })}</caption>
      <thead>
        <tr>
          <td />
          {NUMBERS.map((round) => (
            <th key={round} scope="col" data-now={round === state.round || undefined}>
              {round}
            </th>
          ))}
          <th scope="col">
            <span aria-hidden="true">Σ</span>
            <span className="sr-only">{m.total}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.players.map(({ seat, name }) => {
          const points = toldPoints(state, seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatToken seat={seat} name={name} />
                <span>{name}</span>
              </th>
              {NUMBERS.map((round) => (
                <td key={round}>{points[round - 1] ?? ''}</td>
              ))}
              <td className="cubo-score-total">{total(points)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
