import type { ReactElement } from 'react';
import { DIE_FACES, isForced, KEPT_DICE, type Die as CiubDie } from '@cubarium/games/ciub';
import { useSettings } from '../../base/state/settings.ts';
import type { DieProps } from '../../dice/Die.tsx';
import { DieButton } from '../../dice/DieButton.tsx';
import { thing } from '../../table/model/frame-marks.ts';
import { dieFlight } from './model/homes.ts';
import { dieName } from './model/naming.ts';
import { POOL_ROOM, stacksOf, traySlots, type Stack } from './model/stacks.ts';
import { pressDice, pressLeaving } from './press.ts';
import type { CiubView } from './view.ts';

interface DiceProps {
  readonly view: CiubView;
}

/** The tray and the pool of the seat whose turn it is. What is about to be set aside lies in the tray already. */
export function Dice({ view }: DiceProps): ReactElement {
  const { m, player, leaving, table, turn } = view;
  const mayFill = table.players[turn]?.mine === true && table.match.end === null;
  const coming = player.pool.filter((die) => leaving.includes(die.id));
  return (
    <div className="ciub-dice-area">
      <section className="ciub-tray" aria-label={m.tray} data-drop="tray" {...thing('tray')}>
        {player.tray.length + coming.length === 0 && mayFill && (
          <p className="ciub-tray-empty">{m.trayEmpty}</p>
        )}
        <ul className="ciub-dice-row">
          {traySlots(player.tray, coming).map((slot, i) => (
            <li key={slot.key}>
              <StackButton view={view} stack={slot} index={i} where={slot.where} />
            </li>
          ))}
        </ul>
      </section>
      <section
        className="ciub-pool"
        aria-label={m.pool}
        data-drop="pool"
        {...thing('pool')}
        data-many={player.pool.length > POOL_ROOM || undefined}
      >
        <ul className="ciub-dice-row">
          {stacksOf(player.pool, POOL_ROOM).map((stack, i) => (
            <li key={stack.key}>
              <StackButton view={view} stack={stack} index={i} where="pool" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Even when every face repeats, people see that it was another roll. */
export function RollCount({ view }: DiceProps): ReactElement | null {
  const rolls = rollsThisTurn(view);
  return rolls === 0 ? null : <p className="ciub-roll-count">{view.m.rollCount({ n: rolls })}</p>;
}

function rollsThisTurn({ table }: CiubView): number {
  const { history } = table;
  const began = history.findLastIndex(
    ({ entry }) => entry.action.kind === 'endTurn' || entry.action.kind === 'deal',
  );
  return history.slice(began + 1).filter(({ entry }) => entry.action.kind === 'roll').length;
}

interface StackProps extends DiceProps {
  /** `coming`: about to be set aside; the pool keeps the place of such a die. */
  readonly where: 'tray' | 'coming' | 'pool';
  readonly stack: Stack;
  readonly index: number;
}

function StackButton({ view, stack, index, where }: StackProps): ReactElement | null {
  const { m, draft, leaving } = view;
  const look = useLook(view, { stack, index, where });
  const [die] = stack.dice;
  if (!die || !look) return null;
  const here = where === 'pool' ? stack.dice.filter(({ id }) => !leaving.includes(id)) : stack.dice;
  const chosen = stack.dice.filter(({ id }) => draft.chosen.has(id)).length;
  const count = stack.dice.length;
  const words = [
    // As it stands on the die, number and count side by side: who speaks to the machine says what is seen.
    here.length > 1 ? `${dieName(m, die)} ×${here.length}` : dieName(m, die),
    chosen > 0 && count > 1 ? m.selected({ n: chosen }) : '',
  ];
  const away = here.length === 0;
  const marked = where === 'pool' && !away ? leaving.length === 0 && chosen > 0 : chosen > 0;
  const inUse = draft.tool === die.id || draft.target === die.id;
  return (
    <DieButton
      die={look}
      label={words.filter(Boolean).join(', ')}
      selectable={chosen === 0 || (where === 'pool' && !away) ? selectable(view, die) : undefined}
      selected={marked || inUse || undefined}
      count={here.length}
      away={away}
      again={where === 'coming'}
      drag={where === 'tray' || away ? undefined : here[0]?.id}
      flight={away ? undefined : here.map(({ id }) => dieFlight(id)).join(' ')}
      onPress={() => (where === 'coming' ? pressLeaving(view, stack) : pressDice(view, stack))}
    />
  );
}

const isInHand = ({ state }: CiubView, { id }: CiubDie): boolean =>
  state.turn.chance?.kind === 'fall' && state.turn.chance.dice.includes(id);

/** How the top die of a stack looks. */
function useLook(view: CiubView, { stack, index, where }: Omit<StackProps, 'view'>): DieProps | null {
  const { pips } = useSettings();
  const [die] = stack.dice;
  return (
    (die && {
      colour: die.colour,
      face: die.face,
      spent: die.status === 'spent',
      inactive: die.status === 'inactive',
      seated: where !== 'pool',
      pips,
      shaken: isInHand(view, die),
      landing: view.landing.get(die.id),
      sides: DIE_FACES[die.colour],
      spin: index + die.number,
    }) ??
    null
  );
}

/** `act`: its symbol can be used, or it is asked for now. `may`: it can be set aside. */
function selectable({ choices, draft }: CiubView, die: CiubDie): 'act' | 'may' | undefined {
  const { tool, target } = draft;
  if (tool !== null) {
    const fits =
      choices.reroll.get(tool)?.includes(die.id) === true || choices.adjust.get(tool)?.has(die.id) === true;
    return fits && target === null ? 'act' : undefined;
  }
  if (choices.keep.size > 0)
    return choices.keep.has(die.id) && draft.chosen.size < KEPT_DICE ? 'act' : undefined;
  const symbols = [choices.swap, choices.reroll, choices.adjust, choices.trade];
  if (symbols.some((dice) => dice.has(die.id))) return 'act';
  return (choices.aside.has(die.id) && !isForced(die)) || choices.whiten.has(die.id) ? 'may' : undefined;
}
