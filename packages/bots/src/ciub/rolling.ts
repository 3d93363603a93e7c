/** Decisions within a roll: the exact chances of every card for every action, weighed together. */
import {
  COLOURS,
  current,
  inSupply,
  isActive,
  isForced,
  isSymbol,
  type CiubState,
  type Die,
} from '@cubarium/games/ciub';
import { promise } from './aims.ts';
import type { Endings } from './endings.ts';
import { targets, type Mind, type Option, type Target } from './mind.ts';
import type { TurnAction, Valued } from './odds/actions.ts';
import { ONE_OF } from './odds/classes.ts';
import { positionOf, type TurnPosition } from './odds/position.ts';
import { ownDice } from './standing.ts';

/** So many dice are thought through, the most useful ones; fewer when that would take too long. */
const MOST_DICE = [8, 6, 4] as const;
/** So few can be thought through whatever the budget. */
const FEWEST_DICE = 3;
/** Pools worked out for one card before it is tried with fewer dice. */
const MAX_NODES = 12_000;

/** Every action of a roll with its value. */
export function rollingOptions(mind: Mind, state: CiubState): readonly Option[] {
  const endings = mind.judge.endings(state);
  const aims = targets(mind, endings, state);
  const known = knownChances(mind, state, aims);
  const actions = known[0]?.valued.map(({ action }) => action) ?? [stopAction(current(state).pool)];
  const weigh = new Weighing({ mind, endings, aims: known.map(({ aim }) => aim) }, state);
  return actions.flatMap((action, i) => {
    if (action.kind === 'swap' && inSupply(state, action.colour) === 0) return [];
    return [
      {
        action,
        value: weigh.value(
          action,
          known.map(({ valued }) => valued[i]?.p ?? 0),
        ),
      },
    ];
  });
}

const stopAction = (pool: readonly Die[]): TurnAction => {
  const aside = pool.filter((die) => isActive(die) && !isForced(die)).map((die) => die.id);
  return aside.length > 0 ? { kind: 'stop', aside } : { kind: 'stop' };
};

interface Known {
  readonly aim: Target;
  readonly valued: readonly Valued[];
}

/** The chances of every aim for the same actions, with as many dice as can be thought through. */
function knownChances(mind: Mind, state: CiubState, aims: readonly Target[]): readonly Known[] {
  let most: readonly Known[] = [];
  for (const dice of MOST_DICE) {
    const known = chancesWith(dice, { mind, state, aims });
    if (known.length === aims.length) return known;
    if (known.length > most.length) most = known;
  }
  // Time is up: the best aims alone, thought through well, rather than all of them badly.
  return most.length > 0 ? most : chancesWith(FEWEST_DICE, { mind: { ...mind, budget: {} }, state, aims });
}

/** The chances of the aims, the best first, as far as the budget goes. */
function chancesWith(
  most: number,
  { mind, state, aims }: { readonly mind: Mind; readonly state: CiubState; readonly aims: readonly Target[] },
): readonly Known[] {
  const chancesOf = mind.judge.chances.actions(positionFor(state, { aims, most }));
  const known: Known[] = [];
  for (const aim of aims) {
    const valued = chancesOf(aim.task, { ...mind.budget, maxNodes: MAX_NODES });
    if (valued === null) break;
    known.push({ aim, valued });
  }
  return known;
}

interface Aims {
  readonly mind: Mind;
  readonly endings: Endings;
  readonly aims: readonly Target[];
}

/** What gaining nothing and gaining each aim is worth with some dice. */
interface Prizes {
  readonly declined: number;
  readonly gains: readonly number[];
}

/** Puts the chances of all cards, the dice that change hands and two-for-ones into one value. */
class Weighing {
  private readonly aims: Aims;
  private readonly pool: readonly Die[];
  private readonly twosInTray: number;
  private readonly key: number;
  private readonly two: number;
  private readonly prizes = new Map<number, Prizes>();

  constructor(aims: Aims, state: CiubState) {
    const { pool, tray } = current(state);
    this.aims = aims;
    this.pool = pool;
    this.twosInTray = tray.filter((die) => die.face === 'two').length;
    this.key = ownDice(state);
    this.two = this.mayTrade() ? aims.endings.oneMore(this.key) : 0;
  }

  /** The chances are those of the aims, in their order. */
  value(action: TurnAction, chances: readonly number[]): number {
    const { declined, gains } = this.prizesWith(this.key + this.swapped(action));
    const aims = gains.map((gain, i) => ({ gain, chance: chances[i] ?? 0 }));
    const expected = action.kind === 'stop' ? certain(aims) : promise(aims);
    return declined + expected + this.two * this.twos(action);
  }

  private mayTrade(): boolean {
    return this.twosInTray > 0 || this.pool.some((die) => die.face === 'two');
  }

  private prizesWith(key: number): Prizes {
    let found = this.prizes.get(key);
    if (found) return found;
    const { mind, endings, aims } = this.aims;
    const declined = endings.declining(key);
    const gains = aims.map(({ card }) => (endings.gaining(card, key) - declined) * mind.taste(card));
    found = { declined, gains };
    this.prizes.set(key, found);
    return found;
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

  /** How a swap changes the dice. */
  private swapped(action: TurnAction): number {
    if (action.kind !== 'swap') return 0;
    const old = this.pool.find((die) => die.id === action.die)?.colour ?? action.colour;
    return one(action.colour) - one(old);
  }
}

const one = (colour: Die['colour']): number => ONE_OF[COLOURS.indexOf(colour)] as number;

/** Stopping leaves what is met already. */
const certain = (aims: readonly { readonly gain: number; readonly chance: number }[]): number =>
  Math.max(0, ...aims.map(({ gain, chance }) => (chance === 1 ? gain : 0)));

/** The position as the solver is asked: any colour can be had, and not too many dice. */
export function positionFor(
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
