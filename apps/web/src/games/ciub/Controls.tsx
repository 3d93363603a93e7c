import type { ReactElement } from 'react';
import { PART } from '../../table/model/frame-marks.ts';
import { diceCount, diceOf, KEPT_DICE } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Button, IconButton } from '../../base/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import { bestFive, bestTrade, wastedDice } from './model/suggest.ts';
import { ToolWays } from './Panel.tsx';
import { rollAction, stopAction } from './press.ts';
import type { CiubView } from './view.ts';

interface ControlsProps {
  readonly view: CiubView;
}

/** The buttons in the thumb's reach. Rolling and ending never neighbour each other. */
export function Controls({ view }: ControlsProps): ReactElement {
  const app = useApp();
  return (
    <div className="ciub-controls" data-anchor="hand" {...PART.moves}>
      {view.table.mine.length > 0 && (
        <div className="ciub-controls-undo" data-idle={!view.canUndo || undefined}>
          <IconButton icon="undo" label={app.table.undo} thing="frame-undo" onPress={view.undo} />
        </div>
      )}
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
      <Button
        thing="do-suggest"
        onPress={() => edit({ chosen: new Set(bestFive([...player.pool, ...player.tray])) })}
      >
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
      <TradingSuggestion view={view} />
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

/** One tap that only pre-selects: a die to trade with its first colour, else dice that would be lost. */
function TradingSuggestion({ view }: ControlsProps): ReactElement | null {
  const { m, choices, draft, edit, player } = view;
  const trade = bestTrade(choices.trade, diceOf(player));
  const lost = wastedDice(player).filter((id) => choices.whiten.has(id));
  if (draft.chosen.size > 0 || (!trade && lost.length === 0)) return null;
  const preselect = trade ? { tool: trade.die, first: trade.first } : { chosen: new Set(lost) };
  return (
    <Button thing="do-suggest" onPress={() => edit(preselect)}>
      {m.act.suggest}
    </Button>
  );
}

function RollingControls({ view }: ControlsProps): ReactElement {
  const { m, choices, draft, table } = view;
  const chosen = draft.chosen.size;
  const roll = rollAction(view);
  // Nothing is chosen yet: to stop now would waste the turn, so nothing invites to it while there is another way.
  const goesOn = chosen > 0 ? table.refusal(roll) === null : choices.roll;
  return (
    <>
      <ActButton
        view={view}
        action={stopAction(view)}
        look={goesOn || choices.actions > 0 ? 'plain' : 'primary'}
      >
        {m.act.stop}
      </ActButton>
      <ActButton view={view} action={roll} look="primary">
        {chosen > 0 ? m.act.asideAndRoll({ n: chosen }) : m.act.rollOn}
      </ActButton>
    </>
  );
}

function GainingControls({ view }: ControlsProps): ReactElement | null {
  const { m, choices, draft, edit, aim, table, player } = view;
  const { me } = table;
  const none = choices.gain.size === 0;
  const noDie = (
    <ActButton view={view} action={{ kind: 'decline', take: null }} look={none ? 'primary' : 'plain'}>
      {m.act.goOn}
    </ActButton>
  );
  // An empty supply has nothing to open: whoever wants no card goes on without a die.
  if (none) return choices.take.length === 0 ? noDie : null;
  const downs = aim === null ? undefined : choices.gain.get(aim);
  const ready = aim !== null && downs !== undefined && (downs.length === 0 || draft.down !== null);
  return (
    <>
      {choices.take.length === 0 ? (
        noDie
      ) : (
        <Button
          thing="do-decline"
          note={m.costs.instead({ n: diceCount(player) })}
          onPress={() => edit({ taking: true })}
        >
          {m.act.takeDie}
        </Button>
      )}
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
