import { useRef, type ReactElement } from 'react';
import { PART } from '../../table/model/frame-marks.ts';
import { ROUNDS, total, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import { useDrag } from '../../table/model/drag.ts';
import { FactorBadge } from '../../table/parts/FactorBadge.tsx';
import { useFlights } from '../../table/model/flights.ts';
import { useKeptFocus } from '../../table/model/focus.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { Board } from './Board.tsx';
import { Controls } from './Controls.tsx';
import { CuboDie } from './CuboDie.tsx';
import { useCuboKeys } from './keys.ts';
import { Loose } from './Loose.tsx';
import { Middle } from './Middle.tsx';
import { dieName, throwName } from './model/naming.ts';
import { drop } from './model/placing.ts';
import { factorOf, toldPoints } from './model/situation.ts';
import { Others } from './Others.tsx';
import { Scores } from './Scores.tsx';
import { Sentence } from './Sentence.tsx';
import { Summary } from './Summary.tsx';
import { useTicks } from './useTicks.ts';
import { useCuboView, type CuboView } from './view.ts';
import './cubo.css';

export function CuboTable({ table }: { readonly table: TableView<CuboState, CuboAction> }): ReactElement {
  const view = useCuboView(table);
  const room = useRef<HTMLDivElement>(null);
  useFlights(room, { change: view.change });
  useCuboKeys(view);
  useDrag(room, (die, cell) => {
    if (view.laying) view.lay(drop(view.placing, die, cell === null ? null : Number(cell)));
  });
  useKeptFocus(room, "button[data-next], .cubo-controls .button[data-look='primary']");
  useTicks(view);
  return (
    <div
      className="cubo"
      {...PART.board}
      ref={room}
      data-stage={view.state.stage}
      data-watching={table.mine.length === 0 || undefined}
      data-scored={view.scored !== null || undefined}
      data-hurry={view.countdown?.what}
      // In a race a throw takes as long for everybody, whatever speed somebody likes.
      style={view.calm ? undefined : { '--roll-ms': view.fallMs }}
      onPointerDown={view.skip}
    >
      {view.moment?.what === 'cover' && (
        <span className="cubo-edge" key={view.moment.seq} data-seat={view.moment.seat} aria-hidden="true" />
      )}
      <div className="cubo-inner">
        <Sentence view={view} />
        <Others view={view} />
        <Centre view={view} />
        <Play view={view} />
        <Controls view={view} />
        <div className="cubo-scores">
          <Scores view={view} />
        </div>
      </div>
      <ThrowTold view={view} />
    </div>
  );
}

interface PartProps {
  readonly view: CuboView;
}

/** What lies between the players: the middle, and at scoring the die that came from there. */
function Centre({ view }: PartProps): ReactElement | null {
  // What will lie there next is of no interest while a round is looked back at.
  if (view.scored) return null;
  return view.state.stage === 'scoring' ? <Taken view={view} /> : <Middle view={view} />;
}

function Play({ view }: PartProps): ReactElement {
  const { scored, state } = view;
  return (
    <div className="cubo-play">
      {scored ? (
        <Summary view={view} round={scored} />
      ) : (
        <>
          <Standing view={view} />
          <Board view={view} />
          {state.stage !== 'scoring' && <Loose view={view} />}
        </>
      )}
    </div>
  );
}

/** Round, throw and points of who is shown large. */
function Standing({ view }: PartProps): ReactElement {
  const { m, state, own, calm, focus } = view;
  const left = state.options.throws - own.throws;
  const throws = calm ? m.throwsLeft({ n: left }) : own.throws > 0 ? m.throwCount({ n: own.throws }) : '';
  return (
    <p className="cubo-standing">
      <span>{m.round({ round: state.round, of: ROUNDS })}</span>
      <span>{state.stage === 'racing' ? throws : ''}</span>
      <span>
        {m.points({ n: total(toldPoints(state, focus)) })}
        <FactorBadge factor={factorOf(state, focus)} />
      </span>
    </p>
  );
}

/** The die from the middle that may be exchanged. */
function Taken({ view }: PartProps): ReactElement | null {
  const { m, own, picked } = view;
  if (!own.taken) return null;
  const given = picked === null ? null : (own.square?.[picked] ?? null);
  return (
    <p className="cubo-taken">
      <span>{m.area.taken({ die: dieName(m, own.taken) })}</span>
      <span className="cubo-taken-die">
        <CuboDie die={own.taken} />
      </span>
      {given && (
        <>
          <span aria-hidden="true">⇄</span>
          <span className="cubo-taken-die">
            <CuboDie die={given} />
            <span className="sr-only">{dieName(m, given)}</span>
          </span>
        </>
      )}
    </p>
  );
}

/** In a race the log says that somebody throws; what fell is told to its player alone, once it lies. */
function ThrowTold({ view }: PartProps): ReactElement {
  const told = view.laying && !view.calm ? throwName(view.m, view.dice) : '';
  return (
    <p className="sr-only" role="status">
      {told}
    </p>
  );
}
