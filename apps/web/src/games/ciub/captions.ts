import type { Seat } from '@cubarium/core';
import { CARDS, isForced, OPUS, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { Step } from '../../table/model/director.ts';
import type { CiubMessages } from './messages/index.ts';
import { diceList, faceName, taskName } from './model/naming.ts';
import { findDie, playerOf } from './view.ts';

type CiubStep = Step<CiubState, CiubAction>;

/** What is said of a step while it is watched: who does what, as short as it can be said. */
export function captionOf(m: CiubMessages, step: CiubStep, nameOf: (seat: Seat) => string): string | null {
  const { action, actor } = step.entry;
  const { state } = step.before;
  const name = nameOf(typeof actor === 'number' ? actor : state.turn.seat);
  const card = (id: CardId): string => taskName(m, id);
  switch (action.kind) {
    case 'placeToken':
      return m.watched.token({ name, card: card(action.card) });
    case 'removeCard':
      return m.watched.remove({ name, card: card(action.card) });
    case 'turnUp':
      return m.watched.turnUp({ card: card(action.card) });
    case 'gain':
      return gained(m, step, { name, card: action.card });
    case 'keep':
      return m.watched.keep({ name });
    case 'fall':
      return m.watched.fall({
        name,
        dice: diceList(
          m,
          action.faces.map((face) => ({ face })),
        ),
      });
    default:
      return diceCaption(m, step, name);
  }
}

function gained(
  m: CiubMessages,
  { before, after }: CiubStep,
  { name, card }: { readonly name: string; readonly card: CardId },
): string {
  const said = m.watched.gain({ name, card: taskName(m, card), points: CARDS[card].points });
  return before.state.opus === null && after.state.opus !== null
    ? `${said} ${m.watched.opus({ name })}`
    : said;
}

function diceCaption(m: CiubMessages, step: CiubStep, name: string): string | null {
  const { action } = step.entry;
  const player = playerOf(step.before.state, step.before.state.turn.seat);
  const colourOf = (id: string) => findDie(player, id)?.colour ?? 'white';
  switch (action.kind) {
    case 'roll':
    case 'stop':
      return asideCaption(m, step, name);
    case 'swap':
      return m.watched.swap({ name, from: colourOf(action.die), to: action.colour });
    case 'reroll':
      return m.watched.reroll({ name, colour: colourOf(action.target) });
    case 'adjust':
      return m.watched.adjust({ name, colour: colourOf(action.target), face: faceName(m, action.face) });
    case 'decline':
      return action.take === null
        ? m.log.declineNothing({ name })
        : m.log.decline({ name, colour: action.take });
    case 'trade':
      return m.log.trade({ name, die: colourOf(action.die), pair: action.for });
    case 'whiten':
      return m.log.whiten({ name, n: action.dice.length });
    default:
      return null;
  }
}

/** What goes into the tray, and what is rolled then. */
function asideCaption(m: CiubMessages, { before, after, entry }: CiubStep, name: string): string {
  const { seat } = before.state.turn;
  const had = new Set(playerOf(before.state, seat).tray.map((die) => die.id));
  const moved = playerOf(after.state, seat).tray.filter((die) => !had.has(die.id));
  const dice = moved.length > 0 ? diceList(m, moved) : null;
  if (entry.action.kind === 'stop') return m.watched.stop({ name, dice });
  const left = playerOf(before.state, seat).pool.filter(
    (die) => !moved.some(({ id }) => id === die.id) && !isForced(die),
  );
  return m.watched.roll({ name, dice, n: left.length });
}

/** What a whole turn came to. */
export function recapOf(m: CiubMessages, steps: readonly CiubStep[], name: string): string | null {
  const actions = steps.map(({ entry }) => entry.action);
  const rolls = actions.filter(({ kind }) => kind === 'roll').length;
  const gain = actions.find((action) => action.kind === 'gain');
  const taken = actions.find((action) => action.kind === 'decline');
  if (rolls === 0) return null;
  const [first] = steps;
  const last = steps.at(-1);
  const opus = first?.before.state.opus === null && last?.after.state.opus !== null;
  const points = gain ? CARDS[gain.card].points + (opus ? CARDS[OPUS].points : 0) : 0;
  return m.watched.recap({
    name,
    rolls,
    card: gain ? taskName(m, gain.card) : null,
    opus,
    points,
    die: taken?.take ?? null,
  });
}
