import type { ReactElement } from 'react';
import { CENTRE, type Die, type FallenDie } from '@cubarium/games/cubo';
import { useOwnSwitch } from '../../base/state/settings.ts';
import { CuboDie } from './CuboDie.tsx';
import { LIVE_SCORE } from './messages/pitch.ts';
import { linesOf, lyingIn } from './model/lines.ts';
import { dieName, placeOf } from './model/naming.ts';
import { nextCell, touchCell } from './model/placing.ts';
import { Ring } from './Ring.tsx';
import { Square } from './Square.tsx';
import { isLate, nameOf, type CuboView } from './view.ts';

interface BoardProps {
  readonly view: CuboView;
}

/** The large square: being laid, covered, or waiting for dice. */
export function Board({ view }: BoardProps): ReactElement {
  const { m, focus, here, own, state, countdown, table } = view;
  const label = here ? m.area.square : m.area.squareOf({ name: nameOf(view, focus) });
  const frame = countdown && <Ring countdown={countdown} now={table.now} />;
  const liveScore = useOwnSwitch(LIVE_SCORE);
  if (state.stage === 'scoring' && own.square) return <ExchangeBoard view={view} square={own.square} />;
  const cells = own.square ? own.square.map((die) => die.id) : view.cells;
  const lying = view.laying || own.square || isLate(view) ? lyingIn(cells, view.dice) : null;
  const lines = liveScore && lying ? linesOf(lying) : null;
  return (
    <Square
      label={label}
      m={m}
      frame={frame}
      lines={lines}
      covered={own.square !== null}
      late={isLate(view)}
      beside={own.taken}
      cell={(cell) => <LayingCell view={view} cell={cell} id={cells[cell] ?? null} />}
    />
  );
}

interface CellProps extends BoardProps {
  readonly cell: number;
  readonly id: string | null;
}

function LayingCell({ view, cell, id }: CellProps): ReactElement {
  const { m, placing, laying, dice, own, focus } = view;
  const die = dice.find((each) => each.id === id) ?? null;
  const falling = view.isFalling(focus);
  const where = placeOf(cell);
  const isNext = laying && nextCell(placing) === cell;
  const held =
    placing.held !== null &&
    'die' in placing.held &&
    placing.held.how === 'chosen' &&
    placing.held.die === id;
  const name = die && !falling ? m.cell.die({ ...where, die: dieName(m, die) }) : null;
  if (!laying)
    return (
      <span
        className="cubo-cell-still"
        data-flight={die ? `die-${die.id}` : undefined}
        data-hand={own.hand || undefined}
      >
        {die && <CuboDie die={die} falling={falling} spin={cell} />}
        <span className="sr-only">{name ?? m.cell.empty(where)}</span>
      </span>
    );
  return (
    <button
      type="button"
      className="cubo-cell-button"
      data-drop={cell}
      data-die={die && cell !== CENTRE ? die.id : undefined}
      data-flight={die ? `die-${die.id}` : undefined}
      data-next-cell={isNext || undefined}
      aria-pressed={held}
      aria-label={name ?? (isNext ? m.cell.next(where) : m.cell.empty(where))}
      onClick={() => pressCell(view, cell)}
    >
      {die && <CuboDie die={die} />}
    </button>
  );
}

function pressCell({ placing, lay, table }: CuboView, cell: number): void {
  const code = 'joker-not-in-centre';
  if (cell === CENTRE) table.explain({ code, clause: table.game.refusals[code] ?? '' });
  lay(touchCell(placing, cell));
}

/** At scoring: the die from the middle may lie in for a coloured one. */
function ExchangeBoard({
  view,
  square,
}: BoardProps & { readonly square: readonly FallenDie[] }): ReactElement {
  const { m, focus, here, own, table, picked, countdown } = view;
  const shown = square.map((die, cell) => (cell === picked && own.taken ? own.taken : die));
  const may = here && table.me === focus;
  return (
    <Square
      label={here ? m.area.square : m.area.squareOf({ name: nameOf(view, focus) })}
      m={m}
      frame={countdown && <Ring countdown={countdown} now={table.now} />}
      lines={linesOf(shown)}
      cell={(cell) => <ExchangeCell view={view} cell={cell} die={shown[cell] ?? null} may={may} />}
    />
  );
}

interface ExchangeCellProps extends BoardProps {
  readonly cell: number;
  readonly die: Die | null;
  readonly may: boolean;
}

function ExchangeCell({ view, cell, die, may }: ExchangeCellProps): ReactElement | null {
  const { m, picked, pick, table } = view;
  if (!die) return null;
  const label = m.cell.die({ ...placeOf(cell), die: dieName(m, die) });
  if (!may)
    return (
      <span className="cubo-cell-still">
        <CuboDie die={die} />
        <span className="sr-only">{label}</span>
      </span>
    );
  const refusal = table.refusal({ kind: 'exchange', cell });
  return (
    <button
      type="button"
      className="cubo-cell-button"
      data-choice={refusal === null || undefined}
      aria-pressed={picked === cell}
      aria-disabled={refusal !== null || undefined}
      aria-label={label}
      onClick={() => (refusal ? table.explain(refusal) : pick(picked === cell ? null : cell))}
    >
      <CuboDie die={die} />
    </button>
  );
}
