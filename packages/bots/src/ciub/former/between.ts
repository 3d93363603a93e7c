/** Decisions outside rolling: foresight, gaining, keeping, trading; each by the value of what it leads to. */
import {
  ciub,
  COLOURS,
  current,
  diceOf,
  inSupply,
  KEPT_DICE,
  type CiubState,
  type Die,
  type SeatAction,
} from '@cubarium/games/ciub';
import { bestOf, Endings, type Mind, type Option } from './mind.ts';
import { countIn, ONE_OF } from '../odds/classes.ts';
import { partsOf } from '../parts.ts';
import { gained, keyOfDice, ownDice, standingOf, type Standing } from '../standing.ts';

/** The options of a phase without dice in the air or on the table to act with. */
export function betweenOptions(mind: Mind, state: CiubState): readonly Option[] {
  switch (state.turn.phase) {
    case 'foresight':
      return foresight(mind, state);
    case 'gaining':
      return gaining(mind, state);
    case 'keeping':
      return keeping(mind, state);
    case 'trading':
      return trading(mind, state);
    default:
      return [{ action: { kind: 'roll' }, value: turnValue(mind, standingOf(state)) }];
  }
}

const turnValue = (mind: Mind, standing: Standing): number => mind.ahead(standing)[standing.next] as number;

const listed = (state: CiubState): readonly SeatAction[] =>
  ciub
    .legal(state, { seat: state.turn.seat, at: 0 })
    .filter((each): each is SeatAction => !('choose' in each));

/** F1–F3: the turn is yet to be played, so each choice is worth the position it leaves at its beginning. */
function foresight(mind: Mind, state: CiubState): readonly Option[] {
  const standing = standingOf(state);
  return listed(state).map((action) => ({ action, value: turnValue(mind, foreseen(standing, action)) }));
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

function gaining(mind: Mind, state: CiubState): readonly Option[] {
  const endings = new Endings(mind, state);
  const { standing } = endings;
  const key = ownDice(state);
  return listed(state).map((action) => {
    if (action.kind === 'gain') {
      const after = gained(standing, action.card, action.down ?? null);
      return { action, value: endings.withDice(after, endings.keeping(key)) };
    }
    const taken =
      action.kind === 'decline' && action.take ? (ONE_OF[COLOURS.indexOf(action.take)] as number) : 0;
    return { action, value: endings.passing(key + taken, key) };
  });
}

/** G7: of equal dice those in the tray with a two-for-one, which can still be traded. */
function keeping(mind: Mind, state: CiubState): readonly Option[] {
  const endings = new Endings(mind, state);
  const twosFirst = diceOf(current(state)).toSorted((a, b) => twoRank(state, b) - twoRank(state, a));
  return partsOf(keyOfDice(twosFirst), KEPT_DICE).map((part) => {
    const dice = chosenDice(twosFirst, part);
    const twos = dice.filter((die) => twoRank(state, die) > 0).length;
    const value = endings.withDice(endings.standing, part) + twos * endings.oneMore(part);
    return { action: { kind: 'keep', dice: dice.map((die) => die.id) }, value };
  });
}

const twoRank = (state: CiubState, die: Die): number =>
  die.face === 'two' && current(state).tray.includes(die) ? 1 : 0;

/** The first dice of each colour that make up a part. */
function chosenDice(dice: readonly Die[], part: number): readonly Die[] {
  const left = COLOURS.map((_, c) => countIn(part, c));
  return dice.filter((die) => {
    const c = COLOURS.indexOf(die.colour);
    const taken = (left[c] ?? 0) > 0;
    if (taken) left[c] = (left[c] as number) - 1;
    return taken;
  });
}

/** T1, T2: one trade after the other, as long as one helps. Equal dice are tried once. */
function trading(mind: Mind, state: CiubState): readonly Option[] {
  const endings = new Endings(mind, state);
  const options: Option[] = [];
  const seen = new Set<string>();
  for (const action of [{ kind: 'endTurn' } as const, ...trades(state)]) {
    const id = tradeId(state, action);
    if (seen.has(id)) continue;
    seen.add(id);
    options.push({ action, value: tradeValue(endings, state, action) });
  }
  return [...options, ...whitened(endings, state, options)];
}

/** T2 at one go: the best single die, then each further one as long as it helps. */
function whitened(endings: Endings, state: CiubState, singles: readonly Option[]): readonly Option[] {
  const dice = diceOf(current(state)).filter((die) => die.colour !== 'white');
  const found: Option[] = [];
  let best = bestOf(singles.filter(({ action }) => action.kind === 'whiten'));
  while (best?.action.kind === 'whiten' && best.action.dice.length < inSupply(state, 'white')) {
    const chosen = best.action.dice;
    const left = dice.filter((die) => !chosen.includes(die.id));
    const colours = [...new Set(left.map(({ colour }) => colour))];
    const more = colours.flatMap((colour) => left.find((die) => die.colour === colour) ?? []);
    const longer = bestOf(
      more.map((die): Option => {
        const action: SeatAction = { kind: 'whiten', dice: [...chosen, die.id] };
        return { action, value: tradeValue(endings, state, action) };
      }),
    );
    if (longer === null || longer.value <= best.value) break;
    found.push(longer);
    best = longer;
  }
  return found;
}

/** The dice after a trade, and the trades that are still open then. */
const tradeId = (state: CiubState, action: SeatAction): string =>
  `${twosLeft(state, action)} ${traded(state, action)}`;

function tradeValue(endings: Endings, state: CiubState, action: SeatAction): number {
  const key = traded(state, action);
  return endings.withDice(endings.standing, key) + twosLeft(state, action) * endings.oneMore(key);
}

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
