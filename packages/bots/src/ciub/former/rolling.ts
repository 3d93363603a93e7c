/** Decisions within a roll: the exact chances of every card for every action, weighed together. */
import {
  choosable,
  COLOURS,
  current,
  inSupply,
  isForced,
  isSymbol,
  type CiubState,
  type Die,
} from '@cubarium/games/ciub';
import { promise } from './aims.ts';
import { Endings, targets, type Mind, type Option, type Target } from './mind.ts';
import type { TurnAction, Valued } from '../odds/actions.ts';
import { ONE_OF } from '../odds/classes.ts';
import { positionOf, type TurnPosition } from '../odds/position.ts';
import { ownDice } from '../standing.ts';

/** So many dice are thought through, the most useful ones; fewer when that would take too long. */
const MOST_DICE = [8, 6, 4] as const;
/** Pools worked out for one card before it is tried with fewer dice. */
const MAX_NODES = 12_000;

/** Every action of a roll with its value; none when the budget ran out before they were known. */
export function rollingOptions(mind: Mind, state: CiubState): readonly Option[] {
  const endings = new Endings(mind, state);
  const aims = targets(endings, state);
  const known = knownChances(mind, state, aims);
  if (known === null) return [];
  const actions = known[0]?.valued.map(({ action }) => action) ?? [stopAction(current(state).pool)];
  const weigh = new Weighing(endings, state);
  return actions.flatMap((action, i) => {
    if (action.kind === 'swap' && inSupply(state, action.colour) === 0) return [];
    const chances = known.map(({ aim, valued }) => ({ value: aim.value, chance: valued[i]?.p ?? 0 }));
    return [{ action, value: weigh.value(action, chances) }];
  });
}

const stopAction = (pool: readonly Die[]): TurnAction => {
  const aside = choosable(pool).map((die) => die.id);
  return aside.length > 0 ? { kind: 'stop', aside } : { kind: 'stop' };
};

interface Known {
  readonly aim: Target;
  readonly valued: readonly Valued[];
}

/** The chances of every aim for the same actions, with as many dice as can be thought through. */
function knownChances(mind: Mind, state: CiubState, aims: readonly Target[]): readonly Known[] | null {
  for (const most of MOST_DICE) {
    const chancesOf = mind.chances.actions(positionFor(state, { aims, most }));
    const known: Known[] = [];
    for (const aim of aims) {
      const valued = chancesOf(aim.task, { ...mind.budget, maxNodes: MAX_NODES });
      if (valued === null) break;
      known.push({ aim, valued });
    }
    if (known.length === aims.length) return known;
  }
  return null;
}

interface Prize {
  readonly value: number;
  readonly chance: number;
}

/** Puts the chances of all cards, the dice that change hands and two-for-ones into one value. */
class Weighing {
  private readonly endings: Endings;
  private readonly pool: readonly Die[];
  private readonly twosInTray: number;
  private readonly key: number;
  private readonly declined: number;
  private readonly two: number;

  constructor(endings: Endings, state: CiubState) {
    const { pool, tray } = current(state);
    this.endings = endings;
    this.pool = pool;
    this.twosInTray = tray.filter((die) => die.face === 'two').length;
    this.key = ownDice(state);
    this.declined = endings.declining(this.key);
    this.two = endings.oneMore(this.key);
  }

  value(action: TurnAction, prizes: readonly Prize[]): number {
    const { declined } = this;
    const aims = prizes.map(({ value, chance }) => ({ gain: value - declined, chance }));
    const expected = action.kind === 'stop' ? certain(aims) : promise(aims);
    return declined + expected + this.two * this.twos(action) + this.colours(action);
  }

  /** Two-for-ones that are, or can still be, set aside. */
  private twos(action: TurnAction): number {
    const showing = this.pool.filter((die) => die.face === 'two');
    if (action.kind !== 'roll' && action.kind !== 'stop') {
      const lost = action.kind !== 'swap' && showing.some((die) => die.id === action.target) ? 1 : 0;
      return this.twosInTray + showing.length - lost;
    }
    return this.twosInTray + showing.filter((die) => action.aside?.includes(die.id)).length;
  }

  /** What the new colour of a swapped die is worth after this turn. */
  private colours(action: TurnAction): number {
    if (action.kind !== 'swap') return 0;
    const old = this.pool.find((die) => die.id === action.die)?.colour ?? action.colour;
    if (old === action.colour) return 0;
    const change = one(action.colour) - one(old);
    return this.endings.declining(this.key + change) - this.declined;
  }
}

const one = (colour: Die['colour']): number => ONE_OF[COLOURS.indexOf(colour)] as number;

/** Stopping leaves what is met already. */
const certain = (aims: readonly { readonly gain: number; readonly chance: number }[]): number =>
  Math.max(0, ...aims.map(({ gain, chance }) => (chance === 1 ? gain : 0)));

/** The position as the solver is asked: any colour can be had, and not too many dice. */
function positionFor(
  state: CiubState,
  { aims, most }: { readonly aims: readonly Pick<Target, 'task'>[]; readonly most: number },
): TurnPosition {
  const position = positionOf(state);
  if (position === null) throw new RangeError(`no rolling in phase ${state.turn.phase}`);
  const { pool, moved } = position;
  if (pool.length <= most) return { ...position, supply: 'unlimited' };
  const useful = pool.toSorted((a, b) => usefulness(b, aims) - usefulness(a, aims)).slice(0, most);
  const skullLeft = pool.some((die) => isForced(die) && !useful.includes(die));
  return {
    ...position,
    pool: pool.filter((die) => useful.includes(die)),
    moved: moved || skullLeft,
    supply: 'unlimited',
  };
}

function usefulness(die: Die, aims: readonly Pick<Target, 'task'>[]): number {
  if (die.status === 'fresh' || die.status === 'inactive') return 1;
  if (die.status === 'active' && isSymbol(die.face)) return 4;
  if (isForced(die)) return aims.some(({ task }) => task.kind === 'equal') ? 2 : 0;
  const wanted = aims.filter(({ task }) =>
    task.kind === 'numbers' ? (task.counts[Number(die.face)] ?? 0) > 0 : Number(die.face) > 0,
  );
  return 1 + (2 * wanted.length) / (aims.length + 1);
}
