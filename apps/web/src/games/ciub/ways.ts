import { diceOf, type CiubState, type Colour, type Die, type SeatAction } from '@cubarium/games/ciub';
import type { CiubMessages } from './messages/index.ts';
import type { CiubLensMessages } from './messages/lens.ts';
import { diceList, faceName, taskName } from './model/naming.ts';
import { playerOf } from './view.ts';

interface Done {
  readonly state: CiubState;
  readonly action: SeatAction;
}

type TurnAction = Extract<SeatAction, { kind: 'roll' | 'stop' | 'swap' | 'reroll' | 'adjust' }>;

/** An action as something to do, in few words. */
export function wayName(m: CiubMessages, w: CiubLensMessages, { state, action }: Done): string {
  const dice = diceOf(playerOf(state, state.turn.seat));
  switch (action.kind) {
    case 'roll':
    case 'stop':
    case 'swap':
    case 'reroll':
    case 'adjust':
      return rollingName(m, w, { dice, action, isFirst: state.turn.phase !== 'rolling' });
    case 'gain':
      return w.gain({ task: taskName(m, action.card) });
    case 'decline':
      return action.take === null ? w.go : w.take({ colour: m.colours[action.take] });
    case 'keep':
      return w.keep({ dice: colourList(m, named(dice, action.dice)) });
    case 'trade':
      return w.swap({
        from: colourList(m, named(dice, [action.die])),
        to: m.list({ items: action.for.map((each) => m.colours[each]) }),
      });
    case 'whiten':
      return w.swap({ from: colourList(m, named(dice, action.dice)), to: m.colours.white });
    case 'endTurn':
      return m.act.endTurn;
    case 'placeToken':
      return w.token({ task: taskName(m, action.card) });
    case 'removeCard':
      return w.remove({ task: taskName(m, action.card) });
  }
}

interface Rolling {
  readonly dice: readonly Die[];
  readonly action: TurnAction;
  /** The turn has not been rolled in yet. */
  readonly isFirst: boolean;
}

export function rollingName(
  m: CiubMessages,
  w: CiubLensMessages,
  { dice, action, isFirst }: Rolling,
): string {
  switch (action.kind) {
    case 'roll':
    case 'stop': {
      const aside = named(dice, action.aside);
      const rolls = action.kind === 'roll';
      if (aside.length > 0) return w[rolls ? 'asideRoll' : 'asideStop']({ dice: diceList(m, aside) });
      return rolls ? (isFirst ? w.roll : w.rollAll) : w.stop;
    }
    case 'swap':
      return w.swap({ from: colourList(m, named(dice, [action.die])), to: m.colours[action.colour] });
    case 'reroll':
      return w.reroll({ die: dieWords(m, named(dice, [action.target])) });
    case 'adjust':
      return w.adjust({ die: dieWords(m, named(dice, [action.target])), face: faceName(m, action.face) });
  }
}

const named = (dice: readonly Die[], ids: readonly string[] = []): readonly Die[] =>
  dice.filter(({ id }) => ids.includes(id));

const dieWords = (m: CiubMessages, [die]: readonly Die[]): string => {
  if (!die) return '';
  const lies = die.status === 'active' && die.face !== null;
  return lies ? `${m.colours[die.colour]} ${faceName(m, die.face)}` : m.colours[die.colour];
};

/** Colours with how often they come: "2 × white, red". */
function colourList(m: CiubMessages, dice: readonly Die[]): string {
  const counts = new Map<Colour, number>();
  for (const { colour } of dice) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return m.list({ items: [...counts].map(([colour, n]) => m.group({ n, what: m.colours[colour] })) });
}
