import { useEffect, type ReactElement } from 'react';
import type { FallenDie } from '@cubarium/games/cubo';
import { play } from '../../base/device/sound.ts';
import { thing } from '../../table/model/frame-marks.ts';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { CuboDie } from './CuboDie.tsx';
import { linesOf, pointsOf, type Line } from './model/lines.ts';
import { dieName, placeOf } from './model/naming.ts';
import type { Round, Scored } from './model/rounds.ts';
import { ALL_SEEN, beatsOf, seenOf, type Seen } from './model/scoring.ts';
import { Square } from './Square.tsx';
import { useBeats } from './useBeats.ts';
import { nameOf, type CuboView } from './view.ts';

/** A round as it is scored: one player after the other, line by line. */
export function Summary({ view, round }: { readonly view: CuboView; readonly round: Round }): ReactElement {
  const { m, counting } = view;
  const beats = useBeats(`${round.round}.${counting}`, counting ? beatsOf(round.scored.length) : []);
  return (
    <section
      className="cubo-summary"
      aria-labelledby="summary-title"
      // While it is counted nothing is read out: the log says the result when all is seen.
      aria-busy={counting || undefined}
      data-counting={counting || undefined}
      {...thing('scored')}
    >
      <h2 id="summary-title">{m.summary.title({ round: round.round })}</h2>
      <ol className="cubo-summary-list" data-count={round.scored.length}>
        {round.scored.map((scored, i) => (
          <ScoredSquare
            key={`${round.round}.${scored.seat}`}
            view={view}
            scored={scored}
            seen={counting ? seenOf(i, beats) : ALL_SEEN}
          />
        ))}
      </ol>
    </section>
  );
}

interface ScoredProps {
  readonly view: CuboView;
  readonly scored: Scored;
  readonly seen: Seen;
}

const NO_LINES: readonly Line[] = [];
/** Lines that are not counted yet say nothing. */
const upTo = (lines: readonly Line[], seen: number): readonly Line[] =>
  lines.map((line, i) => (i < seen ? line : { ...line, points: null, doubled: false }));

function ScoredSquare({ view, scored, seen }: ScoredProps): ReactElement {
  const { m, counting } = view;
  const name = nameOf(view, scored.seat);
  const lines = scored.square ? upTo(linesOf(scored.square), seen.lines) : NO_LINES;
  useCoins(counting, lines, seen.lines);
  const points = seen.done ? scored.points : pointsOf(lines);
  const total = scored.total - (seen.done ? 0 : scored.points);
  return (
    <li className="cubo-scored" data-seat={scored.seat} data-seen={seen.done || undefined}>
      <p className="cubo-scored-head">
        <SeatToken seat={scored.seat} name={name} />
        <span className="cubo-scored-name">{name}</span>
        <Exchanged view={view} scored={scored} seen={seen} />
      </p>
      {scored.square ? (
        <ScoredDice view={view} scored={scored} seen={seen} square={scored.square} lines={lines} />
      ) : (
        <p className="cubo-scored-none">
          <span className="cubo-stamp" data-on={seen.uncovered || undefined}>
            {m.status.late}
          </span>
          {m.summary.none}
        </p>
      )}
      <p className="cubo-scored-points">
        <strong>{m.points({ n: points })}</strong>
        <span>{m.summary.total({ n: total })}</span>
      </p>
    </li>
  );
}

/** What was given for what: the exchange, before and after. */
function Exchanged({ view, scored, seen }: ScoredProps): ReactElement | null {
  const { m } = view;
  const { square, exchanged, given } = scored;
  const got = exchanged === null ? undefined : square?.[exchanged];
  if (!given || !got) return null;
  return (
    <span className="cubo-exchanged" data-on={seen.uncovered || undefined}>
      <CuboDie die={given} />
      <span aria-hidden="true">→</span>
      <CuboDie die={got} />
      <span className="sr-only">{`${dieName(m, given)} → ${dieName(m, got)}`}</span>
    </span>
  );
}

interface ScoredDiceProps extends ScoredProps {
  readonly square: readonly FallenDie[];
  readonly lines: readonly Line[];
}

function ScoredDice({ view, scored, seen, square, lines }: ScoredDiceProps): ReactElement {
  const { m } = view;
  return (
    <Square
      label={m.area.squareOf({ name: nameOf(view, scored.seat) })}
      m={m}
      lines={lines}
      frame={<span className="cubo-lid" data-open={seen.uncovered || undefined} aria-hidden="true" />}
      cell={(cell) => {
        const die = square[cell];
        if (!die) return null;
        const label = m.cell.die({ ...placeOf(cell), die: dieName(m, die) });
        const from = cell === scored.exchanged;
        return (
          <span className="cubo-cell-still" data-exchanged={from || undefined}>
            <CuboDie die={die} />
            {from && scored.given && seen.uncovered && (
              <span className="cubo-given" aria-hidden="true">
                <CuboDie die={scored.given} />
              </span>
            )}
            <span className="sr-only">{from ? `${label}, ${m.summary.exchanged}` : label}</span>
          </span>
        );
      }}
    />
  );
}

/** A coin for each line that scores, a step higher from line to line. */
function useCoins(counting: boolean, lines: readonly Line[], seen: number): void {
  const points = lines[seen - 1]?.points ?? 0;
  useEffect(() => {
    if (counting && points > 0) play([{ coin: seen }]);
  }, [counting, points, seen]);
}
