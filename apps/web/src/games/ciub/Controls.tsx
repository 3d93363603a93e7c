import { useState, type ReactElement } from 'react';
import { isForced, KEPT_DICE, type CiubAction } from '@cubarium/games/ciub';
import { useApp } from '../../app/i18n/index.ts';
import { Button, IconButton } from '../../app/ui/Button.tsx';
import { bestFive } from './model/suggest.ts';
import { ToolWays } from './Panel.tsx';
import { rollAction, stopAction } from './press.ts';
import type { CiubView } from './view.ts';

interface ControlsProps {
  readonly view: CiubView;
}

/** The buttons in the thumb's reach. Rolling and ending never neighbour each other. */
export function Controls({ view }: ControlsProps): ReactElement {
  const { table } = view;
  const app = useApp();
  return (
    <div className="controls">
      <div className="controls-undo" data-idle={!table.canUndo || undefined}>
        <IconButton icon="undo" label={app.table.undo} onPress={table.undo} />
      </div>
      <PhaseControls view={view} />
    </div>
  );
}

function PhaseControls({ view }: ControlsProps): ReactElement | null {
  const { m, state, table, player, draft } = view;
  if (table.me === null) return null;
  if (draft.tool !== null || draft.taking) return <ToolWays view={view} />;
  switch (state.turn.phase) {
    case 'foresight':
    case 'toRoll':
      return (
        <ActButton view={view} action={{ kind: 'roll' }} look="primary">
          {m.act.rollAll({ n: player.pool.length })}
        </ActButton>
      );
    case 'rolling':
      return <RollingControls view={view} />;
    case 'gaining':
      return <GainingControls view={view} />;
    case 'keeping':
      return <KeepingControls view={view} />;
    case 'trading':
      return <TradingControls view={view} />;
    case 'dealing':
    case 'over':
      return null;
  }
}

function KeepingControls({ view }: ControlsProps): ReactElement {
  const { m, player, draft, edit } = view;
  return (
    <>
      <Button onPress={() => edit({ chosen: new Set(bestFive([...player.pool, ...player.tray])) })}>
        {m.act.suggest}
      </Button>
      <ActButton view={view} action={{ kind: 'keep', dice: [...draft.chosen] }} look="primary">
        {draft.chosen.size === KEPT_DICE ? m.act.keep : m.act.keepSome({ n: draft.chosen.size })}
      </ActButton>
    </>
  );
}

function TradingControls({ view }: ControlsProps): ReactElement {
  const { m, choices, draft } = view;
  return (
    <>
      {draft.chosen.size > 0 && choices.whiten.size > 0 && (
        <ActButton view={view} action={{ kind: 'whiten', dice: [...draft.chosen] }}>
          {m.act.whiten({ n: draft.chosen.size })}
        </ActButton>
      )}
      <ActButton view={view} action={{ kind: 'endTurn' }} look="primary">
        {m.act.endTurn}
      </ActButton>
    </>
  );
}

function RollingControls({ view }: ControlsProps): ReactElement {
  const { m, player, choices, draft, table } = view;
  const chosen = draft.chosen.size;
  const skulls = player.pool.filter(isForced).length;
  const roll = rollAction(view);
  const canRoll = table.refusal(roll) === null;
  return (
    <>
      <ActButton
        view={view}
        action={stopAction(view)}
        look={canRoll || choices.actions > 0 ? 'plain' : 'primary'}
      >
        {chosen > 0 ? m.act.asideAndStop({ n: chosen }) : m.act.stop}
      </ActButton>
      <ActButton view={view} action={roll} look="primary">
        {chosen > 0 ? m.act.asideAndRoll({ n: chosen }) : m.act.rollOn({ n: player.pool.length - skulls })}
      </ActButton>
    </>
  );
}

function GainingControls({ view }: ControlsProps): ReactElement | null {
  const { m, choices, draft, edit, aim, table } = view;
  const { me } = table;
  if (choices.take.length === 0 && choices.gain.size === 0)
    return (
      <ActButton view={view} action={{ kind: 'decline', take: null }} look="primary">
        {m.act.takeDie}
      </ActButton>
    );
  if (choices.gain.size === 0) return null;
  const downs = aim === null ? undefined : choices.gain.get(aim);
  const ready = aim !== null && downs !== undefined && (downs.length === 0 || draft.down !== null);
  return (
    <>
      <Button onPress={() => edit({ taking: true })}>{m.act.takeDie}</Button>
      {me !== null && ready && (
        <ActButton
          view={view}
          action={{ kind: 'gain', card: aim, ...(draft.down !== null && { down: draft.down }) }}
          look="primary"
        >
          {m.aim.take}
        </ActButton>
      )}
    </>
  );
}

interface ActButtonProps extends ControlsProps {
  readonly action: CiubAction;
  readonly look?: 'primary' | 'plain';
  readonly children: string;
}

/** Does an action, or says why not; what is final and costly asks for a second tap. */
function ActButton({ view, action, look = 'plain', children }: ActButtonProps): ReactElement {
  const { m, table, choices, state } = view;
  const [asked, setAsked] = useState(-1);
  const refused = table.refusal(action) !== null;
  const costly =
    (action.kind === 'roll' && state.turn.phase === 'rolling' && choices.gain.size > 0) ||
    (action.kind === 'decline' && choices.gain.size > 0);
  const asking = asked === table.match.seq;
  return (
    <Button
      look={refused ? 'plain' : look}
      refused={refused}
      onPress={() => {
        if (costly && !asking && !refused) setAsked(table.match.seq);
        else table.act(action);
      }}
    >
      {asking && costly ? m.act.really : children}
    </Button>
  );
}
