import type { ReactElement } from 'react';
import { PART } from '../../table/model/frame-marks.ts';
import { ROUNDS, scoreSquare, type SeatAction } from '@cubarium/games/cubo';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { useTelling } from '../../table/model/telling.ts';
import { emptyPlacing, isLaid } from './model/placing.ts';
import { whyNot, type CuboView } from './view.ts';

interface ControlsProps {
  readonly view: CuboView;
}

/** What a press comes too early for is remembered, so it does not look refused. */
const isRefused = (view: CuboView, action: SeatAction): boolean => {
  const refusal = whyNot(view, action);
  return refusal !== null && refusal.until === undefined;
};

/** The buttons in the thumb's reach. */
export function Controls({ view }: ControlsProps): ReactElement {
  const { table, calm, here } = view;
  const app = useApp();
  return (
    <div className="cubo-controls" data-anchor="hand" {...PART.moves}>
      {calm && here && table.canUndo && (
        <Button icon="undo" look="quiet" thing="frame-undo" onPress={table.undo}>
          {app.table.undo}
        </Button>
      )}
      <StageControls view={view} />
    </div>
  );
}

function StageControls({ view }: ControlsProps): ReactElement | null {
  const { m, state, scored, here, table, focus } = view;
  if (scored && scored.round < ROUNDS && table.mine.length > 0)
    return (
      <Button
        look={view.wentOn ? 'plain' : 'primary'}
        refused={view.wentOn}
        thing="do-next"
        onPress={view.goOn}
      >
        {view.wentOn ? m.act.waiting : m.act.next}
      </Button>
    );
  if (!here) return <SkipButton />;
  switch (state.stage) {
    case 'ready':
      return state.starter === focus && view.startsAt === null ? (
        <ActButton view={view} actions={[{ kind: 'call' }]} look="primary">
          {m.act.call}
        </ActButton>
      ) : (
        <ActButton view={view} actions={[{ kind: 'throw' }]}>
          {m.act.throw}
        </ActButton>
      );
    case 'racing':
      return <RacingControls view={view} />;
    case 'scoring':
      return table.me === focus ? <ExchangeControls view={view} /> : null;
    case 'dealing':
    case 'opening':
    case 'over':
      return null;
  }
}

/** Past what others do at a calm table, to where somebody here is asked; a race has nothing to skip. */
function SkipButton(): ReactElement | null {
  const { skip } = useTelling();
  const app = useApp();
  return (
    skip && (
      <Button look="quiet" onPress={skip}>
        {app.table.skip}
      </Button>
    )
  );
}

function RacingControls({ view }: ControlsProps): ReactElement | null {
  const { m, own, calm, isFalling, focus } = view;
  if (own.square)
    return calm && !own.taken ? (
      <ActButton view={view} actions={[{ kind: 'take', die: null }]}>
        {m.act.takeNone}
      </ActButton>
    ) : null;
  if (own.hand)
    return (
      <ActButton view={view} actions={[{ kind: 'throw' }]} look="primary">
        {m.act.throw}
      </ActButton>
    );
  if (isFalling(focus)) return null;
  return <LayingControls view={view} />;
}

function LayingControls({ view }: ControlsProps): ReactElement {
  const { m, own, placing, lay, coverIn } = view;
  const laid = isLaid(placing.cells);
  const square = placing.cells.map((die) => die ?? '');
  const some = placing.cells.some((die) => die !== null && die !== own.joker.id);
  return (
    <>
      {some ? (
        <Button look="quiet" thing="clear" onPress={() => lay(emptyPlacing(own.joker.id))}>
          {m.act.clear}
        </Button>
      ) : (
        <ActButton view={view} actions={[{ kind: 'pickUp' }]}>
          {m.act.pickUp}
        </ActButton>
      )}
      <ActButton view={view} actions={[{ kind: 'pickUp' }, { kind: 'throw' }]}>
        {m.act.throwAgain}
      </ActButton>
      <ActButton view={view} actions={[{ kind: 'cover', square }]} look={laid ? 'primary' : 'plain'}>
        {laid && coverIn > 0 ? m.act.coverIn({ s: coverIn }) : m.act.cover}
      </ActButton>
    </>
  );
}

function ExchangeControls({ view }: ControlsProps): ReactElement | null {
  const { m, own, picked, table } = view;
  const { square, taken } = own;
  if (!square || !taken) return null;
  const after = square.map((die, cell) => (cell === picked ? taken : die));
  return (
    <>
      <Button
        look={picked === null ? 'primary' : 'plain'}
        thing="do-keep"
        onPress={() => table.act({ kind: 'exchange', cell: null })}
      >
        {m.act.keep({ points: scoreSquare(square).points })}
      </Button>
      {picked !== null && (
        <Button
          look="primary"
          thing="do-exchange"
          onPress={() => table.act({ kind: 'exchange', cell: picked })}
        >
          {m.act.exchange({ points: scoreSquare(after).points })}
        </Button>
      )}
    </>
  );
}

interface ActButtonProps extends ControlsProps {
  /** One after the other. */
  readonly actions: readonly [SeatAction, ...SeatAction[]];
  readonly look?: 'primary' | 'plain';
  readonly children: string;
}

/** Does it, as soon as it is allowed, or says why not. */
function ActButton({ view, actions, look = 'plain', children }: ActButtonProps): ReactElement {
  const [first] = actions;
  const refused = isRefused(view, first);
  return (
    <span className="cubo-act" data-kind={actions.at(-1)?.kind} data-look={refused ? 'refused' : look}>
      <Button
        look={refused ? 'plain' : look}
        refused={refused}
        thing={`do-${actions.map(({ kind }) => kind).join('-')}`}
        onPress={() => {
          const refusal = refused ? whyNot(view, first) : null;
          if (refusal) view.table.explain(refusal);
          else view.want(...actions);
        }}
      >
        {children}
      </Button>
    </span>
  );
}
