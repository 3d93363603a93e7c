import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { thing } from '../../table/model/frame-marks.ts';
import type { FallenDie } from '@cubarium/games/cubo';
import { CuboDie } from './CuboDie.tsx';
import type { Line } from './model/lines.ts';
import { pointsOf } from './model/lines.ts';
import type { CuboMessages } from './messages/index.ts';
import { dieName } from './model/naming.ts';

export interface SquareProps {
  readonly label: string;
  readonly m: CuboMessages;
  /** Draws a cell. */
  readonly cell: (cell: number) => ReactNode;
  /** The six lines, to show what they score; null to show nothing. */
  readonly lines: readonly Line[] | null;
  /** A frame around the square: the countdown. */
  readonly frame?: ReactNode;
  readonly covered?: boolean | undefined;
  /** Time was over before it was covered. */
  readonly late?: boolean | undefined;
  /** The die from the middle, waiting beside it. */
  readonly beside?: FallenDie | null | undefined;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Three by three, with what its six lines score at the edges. */
export function Square(props: SquareProps): ReactElement {
  const { label, m, cell, lines, frame, covered, late, beside } = props;
  return (
    <div
      className="cubo-square"
      role="group"
      aria-label={label}
      data-covered={covered || undefined}
      data-late={late || undefined}
      onKeyDown={moveFocus}
    >
      {frame}
      {beside && <Beside m={m} die={beside} />}
      {late && <TooLate m={m} />}
      {CELLS.map((index) => (
        <div key={index} className="cubo-cell" data-place={index} {...thing(`cell-${index}`)}>
          {cell(index)}
        </div>
      ))}
      {lines?.map((line, i) => (
        <LineScore key={i} m={m} line={line} index={i} />
      ))}
      {lines && (
        <output className="cubo-square-sum" aria-label={m.line.sum}>
          {pointsOf(lines)}
        </output>
      )}
    </div>
  );
}

const Beside = ({ m, die }: { readonly m: CuboMessages; readonly die: FallenDie }): ReactElement => (
  <span className="cubo-beside" data-flight={`die-${die.id}`}>
    <CuboDie die={die} />
    <span className="sr-only">{m.area.taken({ die: dieName(m, die) })}</span>
  </span>
);

const TooLate = ({ m }: { readonly m: CuboMessages }): ReactElement => (
  <span className="cubo-too-late">
    <span className="cubo-stamp" data-on>
      {m.status.late}
    </span>
  </span>
);

/** What a line scores: a number at its end, twice as loud when it is of one colour. */
function LineScore(props: {
  readonly m: CuboMessages;
  readonly line: Line;
  readonly index: number;
}): ReactElement {
  const { m, line, index } = props;
  const points = line.points ?? 0;
  const isRow = index < 3;
  const where = { n: (index % 3) + 1, points };
  const words = isRow ? m.line.row(where) : m.line.column(where);
  return (
    <span
      className="cubo-line-score"
      data-line={index}
      data-points={line.points ?? undefined}
      data-doubled={line.doubled || undefined}
    >
      {line.points !== null && (
        <>
          <span aria-hidden="true">{points === 0 ? '–' : points}</span>
          {line.doubled && (
            <span className="cubo-line-double" aria-hidden="true">
              ×2
            </span>
          )}
          <span className="sr-only">{line.doubled ? `${words}, ${m.line.doubled}` : words}</span>
        </>
      )}
    </span>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrow keys walk over the cells. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const here = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  if (!step || !(here instanceof HTMLElement)) return;
  const place = Number(here.dataset.place);
  const row = Math.floor(place / 3) + step[0];
  const column = (place % 3) + step[1];
  if (row < 0 || row > 2 || column < 0 || column > 2) return;
  const next = event.currentTarget.querySelector(`[data-place='${row * 3 + column}'] button`);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
