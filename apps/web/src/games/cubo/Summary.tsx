import { useState, type ReactElement } from 'react';
import type { FallenDie } from '@cubarium/games/cubo';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { CuboDie } from './CuboDie.tsx';
import { linesOf } from './model/lines.ts';
import { dieName, placeOf } from './model/naming.ts';
import type { Round, Scored } from './model/rounds.ts';
import { Square } from './Square.tsx';
import { nameOf, type CuboView } from './view.ts';

/** How long each of the six lines is looked at. */
const LINE_MS = 260;
const LINES = 6;

/** A round as it was scored: one player after the other, line by line. */
export function Summary({ view, round }: { readonly view: CuboView; readonly round: Round }): ReactElement {
  const { m } = view;
  const [skipped, skip] = useState(0);
  return (
    <section
      className="cubo-summary"
      aria-labelledby="summary-title"
      data-skipped={skipped === round.round || undefined}
      onPointerDown={() => skip(round.round)}
    >
      <h2 id="summary-title">{m.summary.title({ round: round.round })}</h2>
      <ol className="cubo-summary-list" data-count={round.scored.length}>
        {round.scored.map((scored, i) => (
          <ScoredSquare key={`${round.round}.${scored.seat}`} view={view} scored={scored} order={i} />
        ))}
      </ol>
    </section>
  );
}

interface ScoredProps {
  readonly view: CuboView;
  readonly scored: Scored;
  readonly order: number;
}

function ScoredSquare({ view, scored, order }: ScoredProps): ReactElement {
  const { m } = view;
  const name = nameOf(view, scored.seat);
  return (
    <li
      className="cubo-scored"
      style={{ '--from': `${order * LINES * LINE_MS}ms`, '--line-ms': `${LINE_MS}ms` }}
    >
      <p className="cubo-scored-head">
        <SeatToken seat={scored.seat} name={name} />
        <span className="cubo-scored-name">{name}</span>
      </p>
      {scored.square ? (
        <ScoredDice view={view} scored={scored} square={scored.square} />
      ) : (
        <p className="cubo-scored-none">{m.summary.none}</p>
      )}
      <p className="cubo-scored-points">
        <strong>{m.points({ n: scored.points })}</strong>
        <span>{m.summary.total({ n: scored.total })}</span>
      </p>
    </li>
  );
}

function ScoredDice(
  props: Omit<ScoredProps, 'order'> & { readonly square: readonly FallenDie[] },
): ReactElement {
  const { view, scored, square } = props;
  const { m } = view;
  return (
    <Square
      label={m.area.squareOf({ name: nameOf(view, scored.seat) })}
      m={m}
      lines={linesOf(square)}
      cell={(cell) => {
        const die = square[cell];
        if (!die) return null;
        const label = m.cell.die({ ...placeOf(cell), die: dieName(m, die) });
        const from = cell === scored.exchanged;
        return (
          <span className="cubo-cell-still" data-exchanged={from || undefined}>
            <CuboDie die={die} />
            <span className="sr-only">{from ? `${label}, ${m.summary.exchanged}` : label}</span>
          </span>
        );
      }}
    />
  );
}
