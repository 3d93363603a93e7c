import type { Page } from '@playwright/test';
import { applyEntry, isSeat, seededRng, startMatch, type Entry, type Match, type Rng } from '@cubarium/core';
import {
  ciub,
  CARDS,
  COLOURS,
  current,
  DIE_FACES,
  diceCount,
  diceOf,
  inSupply,
  isNumber,
  limitOf,
  taskRefusal,
  tokenOn,
  trayFacts,
  type CardId,
  type CiubAction,
  type CiubState,
  type Colour,
  type Die,
  type Face,
} from '@cubarium/games/ciub';
import { keepLog } from './kept.ts';
import { oneDevice } from './pages.ts';

/** The most dice a turn can begin with: the limits of T4. */
const MOST = COLOURS.reduce((sum, colour) => sum + limitOf(colour), 0);
const SEATS = 4;
/** The others take dice until they have more than this, then a card. */
const PATIENT = 6;

/** Tests write dice and cards down instead of drawing them: what falls here is what makes the table crowded. */
function chance(state: CiubState, rng: Rng): CiubAction | null {
  const { chance: due, seat } = state.turn;
  if (due?.kind !== 'fall') return ciub.drawChance(state, rng);
  const dice = due.dice.flatMap((id) => diceOf(current(state)).filter((die) => die.id === id));
  return { kind: 'fall', faces: seat === 0 ? dice.map(growing) : meetingAny(state, dice) };
}

/** Seat 0 never takes a card, only dice: two for one wherever there is one. */
const growing = ({ colour }: Die): Face => DIE_FACES[colour].find((face) => face === 'two') ?? lowest(colour);
const lowest = (colour: Colour): Face => DIE_FACES[colour].find(isNumber) ?? 'skull';

/** The others take cards. */
const freeCards = (state: CiubState): readonly CardId[] =>
  state.bottom.filter((card): card is CardId => card !== null && !isSeat(tokenOn(state, card)));

function meetingAny(state: CiubState, dice: readonly Die[]): readonly Face[] {
  const isMet = (card: CardId, faces: readonly Face[]): boolean => {
    const { task } = CARDS[card];
    const tray = dice.map((die, i) => ({ ...die, face: faces[i] ?? null }));
    return task !== null && taskRefusal(task, trayFacts(tray)) === null;
  };
  const ways = freeCards(state).map((card) => ({ card, faces: meeting(card, dice) }));
  return (ways.find(({ card, faces }) => isMet(card, faces)) ?? ways[0])?.faces ?? dice.map(growing);
}

function meeting(card: CardId, dice: readonly Die[]): readonly Face[] {
  const { task } = CARDS[card];
  const asked = task?.kind === 'numbers' ? task.counts : task?.kind === 'equal' ? [0, 0, 0, task.count] : [];
  const left = asked.flatMap((count, number) => Array.from({ length: count }, () => String(number)));
  return dice.map(({ colour }) => {
    const at = left.findIndex((number) => DIE_FACES[colour].some((face) => face === number));
    const number = at < 0 ? undefined : left.splice(at, 1)[0];
    return DIE_FACES[colour].find((face) => face === number) ?? highest(colour);
  });
}
const highest = (colour: Colour): Face => DIE_FACES[colour].toSorted().findLast(isNumber) ?? 'skull';

/** A colour that seat 0 may still keep one of; others take what is plentiful. */
function wantedColour(state: CiubState, besides: readonly Colour[] = []): Colour | null {
  const own = diceOf(current(state)).map(({ colour }) => colour);
  const room = (colour: Colour): number =>
    limitOf(colour) - [...own, ...besides].filter((each) => each === colour).length;
  const there = (colour: Colour): number =>
    inSupply(state, colour) - besides.filter((each) => each === colour).length;
  const order: readonly Colour[] = ['green', 'purple', 'blue', 'red', 'orange', 'yellow', 'white'];
  return order.find((colour) => room(colour) > 0 && there(colour) > 0) ?? null;
}

function act(state: CiubState): CiubAction {
  const { phase, seat } = state.turn;
  const { tray, pool, token } = current(state);
  switch (phase) {
    case 'foresight': {
      const free = state.top.find((card): card is CardId => card !== null && !isSeat(tokenOn(state, card)));
      return token === null && free !== undefined ? { kind: 'placeToken', card: free } : { kind: 'roll' };
    }
    case 'rolling':
      return {
        kind: 'stop',
        aside: pool.filter(({ face }) => seat !== 0 || face === 'two').map(({ id }) => id),
      };
    case 'gaining': {
      const down = state.top.find((each): each is CardId => each !== null);
      const gains = freeCards(state).map((card) => ({ kind: 'gain', card, ...(down && { down }) }) as const);
      const rich = seat !== 0 && diceCount(current(state)) > PATIENT;
      const gain = gains.find((action) => rich && ciub.apply(state, { at: 0, actor: seat, action }).ok);
      return gain ?? { kind: 'decline', take: seat === 0 ? wantedColour(state) : spare(state) };
    }
    case 'keeping':
      return { kind: 'keep', dice: [...tray, ...pool].slice(0, 5).map(({ id }) => id) };
    case 'trading':
      return trade(state) ?? { kind: 'endTurn' };
    default:
      return { kind: 'roll' };
  }
}

/** What the others take: what there is most of. */
const spare = (state: CiubState): Colour | null =>
  COLOURS.toSorted((a, b) => inSupply(state, b) - inSupply(state, a)).find((each) => inSupply(state, each)) ??
  null;

function trade(state: CiubState): CiubAction | null {
  const die = state.turn.seat === 0 ? current(state).tray.find(({ face }) => face === 'two') : undefined;
  if (!die) return null;
  const one = wantedColour(state, [die.colour]);
  const other = one && wantedColour(state, [die.colour, one]);
  if (!one || !other || one === die.colour || other === die.colour) return null;
  return { kind: 'trade', die: die.id, for: [one, other] };
}

/** Four players, cards, tokens, and a seat whose turn begins with as many dice as there can be. */
export function crowdedLog(): readonly Entry[] {
  const options = ciub.parseOptions({ seats: SEATS, length: 'normal', first: 0 });
  if (!options.ok) throw new Error('no options');
  let match: Match<CiubState, CiubAction> = startMatch(ciub, {
    options: options.value,
    bots: Array.from({ length: SEATS }, () => null),
    time: null,
  });
  const rng = seededRng('crowded');
  const log: Entry[] = [];
  const isThere = (): boolean => {
    const { seat, phase } = match.state.turn;
    return seat === 0 && phase === 'foresight' && diceCount(current(match.state)) === MOST;
  };
  while (!isThere()) {
    const turn = ciub.turn(match.state);
    const [seat] = turn.who === 'seats' ? turn.seats : [];
    const action = seat === undefined ? chance(match.state, rng) : act(match.state);
    if (!action || log.length > 2000) throw new Error(`no way to ${MOST} dice`);
    const entry: Entry = { seq: log.length, at: log.length, actor: seat ?? 'chance', action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.code}`);
    match = next.value;
    log.push(entry);
  }
  return log;
}

/** A table of this device at that moment, for four people. */
export async function openCrowded(page: Page): Promise<void> {
  await oneDevice(page, 'Ciúb');
  await keepLog(page, crowdedLog(), ['Ada', 'Béla', 'Cléo', 'Dániel']);
}
