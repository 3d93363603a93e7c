import { seededRng, type Move, type Seat } from '@cubarium/core';
import {
  ciub,
  current,
  diceOf,
  openRefusal,
  type CiubAction,
  type CiubState,
  type SeatAction,
} from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { nodeBudget, playMatch } from '../kit/index.ts';
import { chosenDice } from './between.ts';
import { bots } from './kit.ts';
import { Reach } from './reach.ts';
import { downs, ended, gainable, gained, ownDice, standingOf, type Standing } from './standing.ts';

/** All positions of a game between novices. */
function positions(seats: number): readonly CiubState[] {
  const options = ciub.parseOptions({ seats, length: seats === 3 ? 'short' : 'normal' });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { log } = playMatch(ciub, ciub.setup(options.value), {
    bots: Array.from({ length: seats }, () => bots.bot('novice')),
    dice: seededRng(`standing dice ${seats}`),
    rng: seededRng(`standing ${seats}`),
    budget: () => nodeBudget(100),
  });
  let state = ciub.setup(options.value);
  return log.map((entry) => {
    state = after(state, entry);
    return state;
  });
}

function after(state: CiubState, move: Move<CiubAction>): CiubState {
  const next = ciub.apply(state, move);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

const doing = (state: CiubState, action: SeatAction): CiubState =>
  after(state, { at: 0, actor: state.turn.seat, action });

const listed = (state: CiubState): readonly SeatAction[] =>
  ciub
    .legal(state, { seat: state.turn.seat, at: 0 })
    .filter((each): each is SeatAction => !('choose' in each));

/** What does not hang on the card that chance turns up, nor on the order of a row. */
const settled = ({ top, bottom, unseen, ...rest }: Standing) => ({
  ...rest,
  bottom: bottom.toSorted(),
  known: top.toSorted(),
  cards: top.length + unseen.length,
});

/** Turns up any card that is due. */
function dealt(state: CiubState): CiubState {
  if (state.turn.chance === null) return state;
  const action = ciub.drawChance(state, seededRng('deal'));
  if (action === null) throw new Error('nothing to deal');
  return after(state, { at: 0, actor: 'chance', action });
}

describe.each([2, 3, 4])('%i seats: bots foresee what the rules do', (seats) => {
  const all = positions(seats);
  const within = (phase: string) => all.filter(({ turn }) => turn.phase === phase && turn.chance === null);

  test('[ciub G5 G6 E1 E2 E3 E4] gaining a card', () => {
    let compared = 0;
    for (const state of within('gaining')) {
      const standing = standingOf(state);
      for (const action of listed(state)) {
        if (action.kind !== 'gain') continue;
        const made = doing(state, action);
        const foreseen = gained(standing, action.card, action.down ?? null);
        const turnedUp = standing.pile - foreseen.pile;
        const real = settled(standingOf(dealt(made)));
        const thought = settled(foreseen);
        // The card that fills the gap in the top row is chance's; all others are known.
        expect(thought.known.every((card) => real.known.includes(card))).toBe(true);
        expect(real.known.length - thought.known.length).toBe(turnedUp);
        expect({ ...real, known: [], cards: 0 }).toEqual({ ...thought, known: [], cards: 0 });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('[ciub T4 T5 E3] ending the turn', () => {
    let compared = 0;
    for (const state of within('trading')) {
      const made = doing(state, { kind: 'endTurn' });
      if (made.turn.phase === 'over') continue;
      expect(ended(standingOf(state))).toEqual(standingOf(made));
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('[ciub G1 F4 E4] the cards that a seat may gain when its turn comes', () => {
    for (const state of all.filter(({ turn }) => turn.phase !== 'dealing' && turn.phase !== 'over'))
      for (const seat of state.seats.keys() as Iterable<Seat>) {
        const its = { ...state, turn: { ...state.turn, seat } };
        const open = [...state.bottom, ...state.top].filter((card) => card && !openRefusal(its, card));
        expect(gainable(standingOf(state), seat)).toEqual(open);
      }
  });

  test('[ciub G6 E3 E4] the cards that may move down', () => {
    let compared = 0;
    for (const state of within('gaining')) {
      const gains = listed(state).filter((action) => action.kind === 'gain');
      const [card] = gains;
      if (!card) continue;
      const down = gains.filter((each) => each.card === card.card).map((each) => each.down ?? null);
      expect(downs(standingOf(state))).toEqual(down);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('[ciub G8] the dice that taking one leads to', () => {
    for (const state of within('gaining')) {
      const taken = listed(state).filter(({ kind }) => kind === 'decline');
      const real = taken.map((action) => ownDice(doing(state, action)));
      const thought = new Reach(standingOf(state), state.turn.seat).takes(ownDice(state));
      expect(thought.toSorted((a, b) => a - b)).toEqual(real.toSorted((a, b) => a - b));
    }
  });

  test('[ciub T2] whatever dice whitening is thought to lead to, it does', () => {
    let most = 0;
    for (const state of within('trading')) {
      const reached = new Reach(standingOf(state), state.turn.seat).whitened(ownDice(state));
      for (const key of reached) expect(ownDice(whitenedTo(state, key))).toBe(key);
      most = Math.max(most, reached.length);
    }
    expect(most).toBeGreaterThan(1);
  });
});

/** The dice that are too many for this key, turned white as the rules allow it. */
function whitenedTo(state: CiubState, key: number): CiubState {
  const dice = diceOf(current(state));
  const kept = chosenDice(dice, key);
  const turned = dice.filter((die) => !kept.includes(die)).map((die) => die.id);
  return turned.length === 0 ? state : doing(state, { kind: 'whiten', dice: turned });
}
