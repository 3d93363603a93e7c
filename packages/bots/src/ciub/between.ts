/** Decisions outside rolling: foresight, gaining, keeping, trading; each by the value of what it leads to. */
import {
  ciub,
  COLOURS,
  current,
  diceOf,
  KEPT_DICE,
  type CiubState,
  type Die,
  type SeatAction,
} from '@cubarium/games/ciub';
import type { Endings } from './endings.ts';
import type { Judge } from './judge.ts';
import type { Mind, Option } from './mind.ts';
import { countIn, ONE_OF } from './odds/classes.ts';
import { partsOf } from './parts.ts';
import { keyOfDice, ownDice, standingOf, type Standing } from './standing.ts';

/** The options of a phase without dice in the air or on the table to act with. */
export function betweenOptions({ judge }: Mind, state: CiubState): readonly Option[] {
  switch (state.turn.phase) {
    case 'foresight':
      return foresight(judge, state);
    case 'gaining':
      return gaining(judge, state);
    case 'keeping':
      return keeping(judge, state);
    case 'trading':
      return trading(judge, state);
    default:
      return [{ action: { kind: 'roll' }, value: turnValue(judge, standingOf(state)) }];
  }
}

const turnValue = ({ ahead }: Judge, standing: Standing): number => ahead(standing)[standing.next] as number;

const listed = (state: CiubState): readonly SeatAction[] =>
  ciub
    .legal(state, { seat: state.turn.seat, at: 0 })
    .filter((each): each is SeatAction => !('choose' in each));

/** F1–F3: the turn is yet to be played, so each choice is worth the position it leaves at its beginning. */
function foresight(judge: Judge, state: CiubState): readonly Option[] {
  const standing = standingOf(state);
  return listed(state).map((action) => ({ action, value: turnValue(judge, foreseen(standing, action)) }));
}

function foreseen(standing: Standing, action: SeatAction): Standing {
  if (action.kind === 'placeToken') {
    const tokens = standing.tokens.map((token, i) => (i === standing.next ? action.card : token));
    return { ...standing, tokens };
  }
  if (action.kind !== 'removeCard') return standing;
  const top = standing.top.filter((card) => card !== action.card);
  return { ...standing, top, pile: Math.max(0, standing.pile - 1) };
}

function gaining(judge: Judge, state: CiubState): readonly Option[] {
  const endings = judge.endings(state);
  const key = ownDice(state);
  const twos = tradable(state).length;
  return listed(state).map((action) => {
    if (action.kind === 'gain') {
      const { card, down = null } = action;
      return { action, value: endings.gainingWith({ card, down }, key) };
    }
    const taken =
      action.kind === 'decline' && action.take ? (ONE_OF[COLOURS.indexOf(action.take)] as number) : 0;
    // Two-for-ones in the tray are still to be traded.
    const more = twos > 0 ? twos * endings.oneMore(key) : 0;
    return { action, value: endings.passing(key + taken, key) + more };
  });
}

/** G7: of equal dice those in the tray with a two-for-one, which can still be traded. */
function keeping(judge: Judge, state: CiubState): readonly Option[] {
  const endings = judge.endings(state);
  const twosFirst = diceOf(current(state)).toSorted((a, b) => twoRank(state, b) - twoRank(state, a));
  return partsOf(keyOfDice(twosFirst), KEPT_DICE).map((part) => {
    const dice = chosenDice(twosFirst, part);
    const twos = dice.filter((die) => twoRank(state, die) > 0).length;
    const value = endings.resting(part).value + (twos > 0 ? twos * endings.oneMore(part) : 0);
    return { action: { kind: 'keep', dice: dice.map((die) => die.id) }, value };
  });
}

/** The dice kept, by colour, and the two-for-ones among them. */
export function keepId(state: CiubState, ids: readonly string[]): string {
  const dice = diceOf(current(state)).filter((die) => ids.includes(die.id));
  return `${keyOfDice(dice)} ${dice.filter((die) => twoRank(state, die) > 0).length}`;
}

const twoRank = (state: CiubState, die: Die): number =>
  die.face === 'two' && current(state).tray.includes(die) ? 1 : 0;

/** The first dice of each colour that make up a part. */
export function chosenDice(dice: readonly Die[], part: number): readonly Die[] {
  const left = COLOURS.map((_, c) => countIn(part, c));
  return dice.filter((die) => {
    const c = COLOURS.indexOf(die.colour);
    const taken = (left[c] ?? 0) > 0;
    if (taken) left[c] = (left[c] as number) - 1;
    return taken;
  });
}

/** T1, T2: one trade after the other, as long as one helps. Equal dice are tried once. */
function trading(judge: Judge, state: CiubState): readonly Option[] {
  const endings = judge.endings(state);
  const options: Option[] = [];
  const seen = new Set<string>();
  for (const action of [{ kind: 'endTurn' } as const, ...trades(state), ...whitenings(endings, state)]) {
    const id = tradeId(state, action);
    if (seen.has(id)) continue;
    seen.add(id);
    options.push({ action, value: tradeValue(endings, state, action) });
  }
  return options;
}

/** T2 at one go: the dice that leave the best ones. */
function whitenings(endings: Endings, state: CiubState): readonly SeatAction[] {
  const dice = diceOf(current(state));
  const { key } = endings.resting(keyOfDice(dice));
  const kept = chosenDice(dice, key);
  const turned = dice.filter((die) => die.colour !== 'white' && !kept.includes(die));
  return turned.length > 1 ? [{ kind: 'whiten', dice: turned.map((die) => die.id) }] : [];
}

/** The dice after a trade, and the trades that are still open then. */
export const tradeId = (state: CiubState, action: SeatAction): string =>
  `${twosLeft(state, action)} ${traded(state, action)}`;

/** What follows a trade is done as well as can be; after the end of the turn nothing follows. */
function tradeValue(endings: Endings, state: CiubState, action: SeatAction): number {
  const key = traded(state, action);
  if (action.kind === 'endTurn') return endings.withDice(key);
  const twos = twosLeft(state, action);
  return endings.resting(key).value + (twos > 0 ? twos * endings.oneMore(key) : 0);
}

/** What a trade is worth that is not among the options, such as whitening several dice at once. */
export const valueOfTrade = ({ judge }: Mind, state: CiubState, action: SeatAction): number =>
  tradeValue(judge.endings(state), state, action);

function twosLeft(state: CiubState, action: SeatAction): number {
  if (action.kind === 'endTurn') return 0;
  const gone = action.kind === 'whiten' ? action.dice : action.kind === 'trade' ? [action.die] : [];
  return tradable(state).filter((die) => !gone.includes(die.id)).length;
}

const tradable = (state: CiubState): readonly Die[] =>
  current(state).tray.filter((die) => die.face === 'two');

/** Whitening is decided die by die. */
const trades = (state: CiubState): readonly SeatAction[] =>
  listed(state).filter(
    (action) => action.kind === 'trade' || (action.kind === 'whiten' && action.dice.length === 1),
  );

function traded(state: CiubState, action: SeatAction): number {
  const key = ownDice(state);
  const one = (colour: Die['colour']): number => ONE_OF[COLOURS.indexOf(colour)] as number;
  const colourOf = (id: string): Die['colour'] =>
    diceOf(current(state)).find((die) => die.id === id)?.colour ?? 'white';
  if (action.kind === 'trade')
    return key - one(colourOf(action.die)) + one(action.for[0]) + one(action.for[1]);
  if (action.kind === 'whiten')
    return action.dice.reduce((sum, id) => sum - one(colourOf(id)) + one('white'), key);
  return key;
}
