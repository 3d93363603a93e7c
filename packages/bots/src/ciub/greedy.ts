/**
 * The named baseline: always the card with the largest points × chance, nothing else in mind. It never places a
 * token, removes a card or trades.
 */
import {
  CARDS,
  COLOURS,
  current,
  diceOf,
  inSupply,
  KEPT_DICE,
  taskRefusal,
  trayFacts,
  type CardId,
  type CiubState,
  type Colour,
  type SeatAction,
} from '@cubarium/games/ciub';
import type { Bot } from '../kit/index.ts';
import type { Chances } from './chances.ts';
import { ONE_OF } from './odds/classes.ts';
import type { Budget } from './odds/solver.ts';
import { partsOf } from './parts.ts';
import { positionFor } from './rolling.ts';
import { downs, gainable, ownDice, standingOf } from './standing.ts';
import { chosenDice } from './between.ts';

/** More dice than this are not thought through. */
const MOST_DICE = 7;

interface Look {
  readonly chances: Chances;
  readonly state: CiubState;
  readonly budget: Budget;
}

export const greedyBot = (chances: Chances): Bot<CiubState, SeatAction> => ({
  choose({ state, seat, shouldStop }) {
    if (state.turn.seat !== seat || state.turn.chance !== null) return null;
    const action = greedyAction({ chances, state, budget: { shouldStop } });
    return action && { action, waitMs: 0 };
  },
});

function greedyAction(look: Look): SeatAction | null {
  switch (look.state.turn.phase) {
    case 'foresight':
    case 'toRoll':
      return { kind: 'roll' };
    case 'rolling':
      return greedyRoll(look);
    case 'gaining':
      return greedyGain(look);
    case 'keeping':
      return greedyKeep(look);
    case 'trading':
      return { kind: 'endTurn' };
    default:
      return null;
  }
}

const cardsOf = (state: CiubState): readonly CardId[] => gainable(standingOf(state), state.turn.seat);

/** The best action for the card with the largest points × chance from here. */
function greedyRoll({ chances, state, budget }: Look): SeatAction {
  let best: { readonly action: SeatAction; readonly worth: number } = { action: { kind: 'stop' }, worth: 0 };
  for (const card of cardsOf(state)) {
    const { task, points } = CARDS[card];
    if (task === null) continue;
    const legal = (
      chances.actions(positionFor(state, { aims: [{ task }], most: MOST_DICE }))(task, budget) ?? []
    ).filter(({ action }) => action.kind !== 'swap' || inSupply(state, action.colour) > 0);
    for (const { action, p } of legal) {
      const worth = p * points;
      if (worth > best.worth || (worth === best.worth && action.kind === 'stop')) best = { action, worth };
    }
  }
  return best.action;
}

/** The card with the most points that is met; else the colour that helps most towards the best aim. */
function greedyGain({ chances, state }: Look): SeatAction {
  const standing = standingOf(state);
  const tray = trayFacts(current(state).tray);
  const met = gainable(standing, state.turn.seat).filter((card) => {
    const { task } = CARDS[card];
    return task !== null && taskRefusal(task, tray) === null;
  });
  if (met.length === 0) return { kind: 'decline', take: helpful({ chances, state }) };
  const card = met.reduce((a, b) => (CARDS[b].points > CARDS[a].points ? b : a));
  const down = favourite(
    { chances, state },
    downs(standing).filter((each) => each !== null),
  );
  return down === null ? { kind: 'gain', card } : { kind: 'gain', card, down };
}

type Glance = Pick<Look, 'chances' | 'state'>;

/** The card with the largest points × chance for the dice at hand. */
function favourite({ chances, state }: Glance, cards: readonly CardId[]): CardId | null {
  const key = ownDice(state);
  const worth = (card: CardId): number =>
    CARDS[card].points * chances.rolling(card, key, state.options.selfAdjust);
  return cards.reduce<CardId | null>((a, b) => (a === null || worth(b) > worth(a) ? b : a), null);
}

function helpful({ chances, state }: Glance): Colour | null {
  const key = ownDice(state);
  const aim = favourite({ chances, state }, cardsOf(state));
  let take: Colour | null = null;
  let most = -1;
  for (const [c, colour] of COLOURS.entries()) {
    if (inSupply(state, colour) === 0) continue;
    const chance = aim ? chances.rolling(aim, key + (ONE_OF[c] as number), state.options.selfAdjust) : 0;
    if (chance > most) [take, most] = [colour, chance];
  }
  return take;
}

/** The five dice with the highest expected use for the bottom row. */
function greedyKeep({ chances, state }: Look): SeatAction {
  const cards = cardsOf(state);
  const use = (part: number): number =>
    cards.reduce(
      (sum, card) => sum + CARDS[card].points * chances.rolling(card, part, state.options.selfAdjust),
      0,
    );
  const best = partsOf(ownDice(state), KEPT_DICE).reduce((a, b) => (use(b) > use(a) ? b : a));
  return { kind: 'keep', dice: chosenDice(diceOf(current(state)), best).map((die) => die.id) };
}
