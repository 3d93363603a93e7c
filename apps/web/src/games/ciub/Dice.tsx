import type { ReactElement } from 'react';
import { DIE_FACES, isForced, KEPT_DICE, type Die as CiubDie } from '@cubarium/games/ciub';
import { useSettings } from '../../app/settings.ts';
import type { DieProps } from '../../dice/Die.tsx';
import { DieButton } from '../../dice/DieButton.tsx';
import { dieName } from './model/naming.ts';
import { POOL_ROOM, stacksOf, TRAY_ROOM, type Stack } from './model/stacks.ts';
import { pressDice } from './press.ts';
import type { CiubView } from './view.ts';

interface DiceProps {
  readonly view: CiubView;
}

/** The tray and the pool of the seat whose turn it is. */
export function Dice({ view }: DiceProps): ReactElement {
  const { m, player } = view;
  const rolls = rollsThisTurn(view);
  return (
    <div className="dice-area">
      <section className="tray" aria-label={m.tray}>
        {player.tray.length === 0 && <p className="tray-empty">{m.trayEmpty}</p>}
        <DiceRow view={view} dice={player.tray} room={TRAY_ROOM} seated />
      </section>
      <section className="pool" aria-label={m.pool} data-many={player.pool.length > POOL_ROOM || undefined}>
        {rolls > 0 && <p className="roll-count">{m.rollCount({ n: rolls })}</p>}
        <DiceRow view={view} dice={player.pool} room={POOL_ROOM} />
      </section>
    </div>
  );
}

/** Even when every face repeats, people see that it was another roll. */
function rollsThisTurn({ table }: CiubView): number {
  const { history } = table;
  const began = history.findLastIndex(
    ({ entry }) => entry.action.kind === 'endTurn' || entry.action.kind === 'deal',
  );
  return history.slice(began + 1).filter(({ entry }) => entry.action.kind === 'roll').length;
}

interface DiceRowProps extends DiceProps {
  readonly dice: readonly CiubDie[];
  readonly room: number;
  readonly seated?: boolean;
}

function DiceRow({ view, dice, room, seated }: DiceRowProps): ReactElement {
  return (
    <ul className="dice-row">
      {stacksOf(dice, room).map((stack, i) => (
        <li key={stack.key}>
          <StackButton view={view} stack={stack} index={i} seated={seated} />
        </li>
      ))}
    </ul>
  );
}

interface StackProps extends DiceProps {
  readonly stack: Stack;
  readonly index: number;
  readonly seated: boolean | undefined;
}

function StackButton({ view, stack, index, seated }: StackProps): ReactElement | null {
  const { m, draft, landing } = view;
  const { pips } = useSettings();
  const [die] = stack.dice;
  if (!die) return null;
  const chosen = stack.dice.filter((each) => draft.chosen.has(each.id)).length;
  const count = stack.dice.length;
  const words = [
    count > 1 ? `${count} ×` : '',
    dieName(m, die),
    chosen > 0 && count > 1 ? `${m.selected}: ${chosen}` : '',
  ];
  const look: DieProps = {
    colour: die.colour,
    face: die.face,
    spent: die.status === 'spent',
    inactive: die.status === 'inactive',
    seated,
    pips,
    landing: landing.get(die.id),
    sides: DIE_FACES[die.colour],
    spin: index + die.number,
  };
  return (
    <DieButton
      die={look}
      label={words.filter(Boolean).join(' ')}
      selectable={chosen === 0 ? selectable(view, die) : undefined}
      selected={chosen > 0 || draft.tool === die.id || draft.target === die.id || undefined}
      count={count}
      flight={count === 1 ? `die-${die.id}` : undefined}
      onPress={() => pressDice(view, stack)}
    />
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
