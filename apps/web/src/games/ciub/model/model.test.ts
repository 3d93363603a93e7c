import { seededRng } from '@cubarium/core';
import {
  CARD_IDS,
  CARDS,
  ciub,
  current,
  type CardId,
  type CiubAction,
  type CiubState,
  type Die,
  type Face,
} from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../base/state/settings.ts';
import { ciubMessages } from '../messages/index.ts';
import { askedFaces } from '../SpellCard.tsx';
import { aimOf, helpful } from './aim.ts';
import { Choices } from './choices.ts';
import { cardName } from './naming.ts';
import { POOL_ROOM, pressStack, stacksOf, traySlots } from './stacks.ts';
import { bestFive, bestTrade, wastedDice } from './suggest.ts';

const die = (id: string, face: Face): Die => ({
  id,
  colour: 'white',
  number: Number(id.slice(1)),
  face,
  status: 'active',
});

test('an aim tells what the tray has and what it lacks', () => {
  const tray = [die('w1', '6'), die('w2', '1'), die('w3', 'skull')];
  expect(aimOf('B11', tray)).toMatchObject({
    met: false,
    matched: [true, false, true, false],
    missing: ['1', '6'],
  });
  expect(aimOf('A3', tray)).toMatchObject({ met: false, sum: { now: 7, wanted: 20 } });
  expect(aimOf('A1', tray).matched.filter(Boolean)).toHaveLength(1);
});

test('helpful dice are those that are lacking, no more', () => {
  const pool = [die('w1', '6'), die('w2', '6'), die('w3', '6'), die('w4', '1'), die('w5', 'swap')];
  expect(helpful('B11', [], pool)).toEqual(['w4', 'w1', 'w2']);
  expect(helpful('A1', [], pool)).toHaveLength(3);
});

test('many equal dice stack; a press chooses one more, then none', () => {
  const dice = Array.from({ length: 20 }, (_, i) => die(`w${i + 1}`, i < 15 ? '2' : '3'));
  const [stack] = stacksOf(dice, POOL_ROOM);
  if (!stack) throw new Error('no stack');
  expect(stack.dice).toHaveLength(15);
  let chosen: ReadonlySet<string> = new Set();
  for (let i = 1; i <= 15; i++) {
    chosen = pressStack(stack, chosen);
    expect(chosen.size).toBe(i);
  }
  expect(pressStack(stack, chosen).size).toBe(0);
});

test('five dice are suggested, all different', () => {
  const dice = Array.from({ length: 9 }, (_, i) => die(`w${i + 1}`, '1'));
  expect(new Set(bestFive(dice)).size).toBe(5);
});

test('dice over the limit of their colour are found, and a trade is suggested for the rarest colour', () => {
  const whites = Array.from({ length: 7 }, (_, i) => die(`w${i + 1}`, '1'));
  const holding = (pool: readonly Die[], tray: readonly Die[]) => ({ pool, tray, cards: [], token: null });
  // Whichever lie in the tray, those with the highest numbers go back.
  expect(wastedDice(holding(whites.slice(4), whites.slice(0, 4)))).toEqual(['w6', 'w7']);
  expect(wastedDice(holding(whites.slice(2), []))).toEqual([]);
  const trades = new Map([['w1', [['red', 'blue'] as const, ['red', 'red'] as const]]]);
  expect(bestTrade(trades, whites)).toEqual({ die: 'w1', first: 'blue' });
  expect(bestTrade(new Map(), whites)).toBeNull();
});

/** A random game, state by state. */
function* states(seed: string): Generator<CiubState> {
  const rng = seededRng(seed);
  const options = ciub.parseOptions({ seats: 3, length: 'short' });
  if (!options.ok) throw new Error('no options');
  let state = ciub.setup(options.value);
  for (let i = 0; i < 400; i++) {
    const turn = ciub.turn(state);
    if (turn.who === 'nobody') return;
    const seat = turn.who === 'seats' ? turn.seats[0] : undefined;
    const action =
      seat === undefined ? ciub.drawChance(state, rng) : ciub.sample(state, { seat, at: 0 }, rng);
    const next = action && ciub.apply(state, { at: 0, actor: seat ?? 'chance', action });
    if (!next?.ok) throw new Error(`refused with seed ${seed}`);
    state = next.value;
    yield state;
  }
}

test('whatever is offered is accepted, and every card that may be gained is met', () => {
  const seed = 'choices';
  for (const state of states(seed)) {
    const { seat } = state.turn;
    const choices = new Choices(state, seat, 0);
    const accepted = (action: CiubAction): boolean => ciub.apply(state, { at: 0, actor: seat, action }).ok;
    const offered: CiubAction[] = [
      ...[...choices.token].map((card) => ({ kind: 'placeToken', card }) as const),
      ...[...choices.swap].flatMap(([id, colours]) =>
        colours.map((colour) => ({ kind: 'swap', die: id, colour }) as const),
      ),
      ...choices.take.map((take) => ({ kind: 'decline', take }) as const),
      ...(choices.endTurn ? [{ kind: 'endTurn' } as const] : []),
    ];
    expect(offered.filter((action) => !accepted(action))).toEqual([]);
    for (const card of choices.gain.keys()) expect(aimOf(card, current(state).tray).met).toBe(true);
  }
});

/** What is printed on a card, in one piece as it is read. */
function printed(card: CardId): string {
  const { task } = CARDS[card];
  switch (task?.kind) {
    case 'numbers':
      return askedFaces(task).join(' ');
    case 'total':
      return `${task.sum}+`;
    case 'equal':
      return `${task.count} `;
    case undefined:
      return '';
  }
}

test.each(LANGUAGES)('what is printed on a card is said by its name, in %s', async (language) => {
  const m = await ciubMessages.load(language);
  for (const card of CARD_IDS) {
    expect(cardName(m, card)).toContain(printed(card));
    expect(cardName(m, card)).toContain(`${CARDS[card].points} `);
  }
});

test('the tray lies as it will lie when what is chosen has been set aside', () => {
  const dice = Array.from({ length: 9 }, (_, i) => die(`w${i + 1}`, i % 2 === 0 ? '2' : '3'));
  const order = (tray: readonly Die[], coming: readonly Die[]): readonly string[] =>
    traySlots(tray, coming).flatMap((slot) => slot.dice.map(({ id }) => id));
  const tray = dice.filter((_, i) => i % 2 === 1).slice(0, 3);
  const coming = dice.slice(0, 1);
  expect(order(tray, coming)).toEqual(['w1', 'w2', 'w4', 'w6']);
  expect(order(tray, coming)).toEqual(order([...coming, ...tray], []));
  expect(traySlots(dice, [])).toHaveLength(2);
});
