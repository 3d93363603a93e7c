import { useMemo } from 'react';
import type { Seat } from '@cubarium/core';
import {
  ciub,
  OPUS,
  type CardId,
  type CiubAction,
  type CiubState,
  type Colour,
  type Face,
} from '@cubarium/games/ciub';
import type { GameStep } from '../../table/model/director.ts';
import type { GameTexts } from '../../table/model/game-ui.ts';
import { refusalIn } from '../../table/model/refusal-texts.ts';
import { captionOf, recapOf } from './captions.ts';
import { factsOf } from './facts.tsx';
import { legendOf } from './legend.tsx';
import { useCiub, type CiubMessages } from './messages/index.ts';
import { cardName, diceList, toldDie, toldFace } from './model/naming.ts';
import { findDie, playerOf } from './view.ts';

type CiubStep = GameStep<CiubState, CiubAction>;

export function useTexts(): GameTexts<CiubState, CiubAction> {
  const m = useCiub();
  return useMemo(
    () => ({
      refusal: refusalIn({ ...m.refusals, ...m.hints }),
      line: (step, nameOf) => line(m, step, nameOf),
      caption: (step, nameOf) => captionOf(m, step, nameOf),
      recap: (steps, name) => recapOf(m, steps, name),
      verdict({ state }) {
        const result = ciub.result(state);
        const best = result ? Math.max(...result.points) : 0;
        const tied = result?.points.filter((points) => points === best).length ?? 0;
        return tied > 1 ? m.end.tie : null;
      },
      facts: (ended) => factsOf(m, ended),
      intro: m.intro,
      rules: m.rules,
      legend: legendOf(m),
      undo: m.undo,
      keys: m.keys,
    }),
    [m],
  );
}

/** A step as a sentence, for the log and for screen readers. */
function line(m: CiubMessages, step: CiubStep, nameOf: (seat: Seat) => string): string | null {
  const { entry, before, after } = step;
  const turn = before.state.turn.seat;
  const name = nameOf(typeof entry.actor === 'number' ? entry.actor : turn);
  const { action } = entry;
  switch (action.kind) {
    case 'deal':
      return m.log.deal({ name: nameOf(after.state.turn.seat) });
    case 'fall':
      return fallLine(m, name, action.faces);
    case 'turnUp':
      return m.log.turnUp({ card: cardName(m, action.card) });
    case 'placeToken':
      return m.log.token({ name, card: cardName(m, action.card) });
    case 'removeCard':
      return m.log.remove({ name, card: cardName(m, action.card) });
    case 'gain':
      return gainLine(m, step, { name, card: action.card });
    default:
      return diceLine(m, step, { name, action });
  }
}

function fallLine(m: CiubMessages, name: string, faces: readonly Face[]): string {
  const dice = faces.map((face) => ({ face }));
  return m.log.fall({ name, dice: diceList(m, dice) });
}

type DiceAction = Extract<
  CiubAction,
  {
    kind:
      | 'roll'
      | 'stop'
      | 'swap'
      | 'reroll'
      | 'adjust'
      | 'decline'
      | 'keep'
      | 'trade'
      | 'whiten'
      | 'endTurn';
  }
>;

function gainLine(
  m: CiubMessages,
  { before, after }: CiubStep,
  { name, card }: { readonly name: string; readonly card: CardId },
): string {
  const gained = m.log.gain({ name, card: cardName(m, card) });
  const seat = before.state.turn.seat;
  const opus = playerOf(after.state, seat).cards.includes(OPUS) && before.state.opus === null;
  return opus ? `${gained} ${m.log.opus({ name })}` : gained;
}

/** What went into the tray, and whether that was all. */
function asideLine(m: CiubMessages, { before, after, entry }: CiubStep, name: string): string | null {
  const { seat } = before.state.turn;
  const had = new Set(playerOf(before.state, seat).tray.map((die) => die.id));
  const moved = playerOf(after.state, seat).tray.filter((die) => !had.has(die.id));
  const stops = entry.action.kind === 'stop' ? m.log.stop({ name }) : '';
  const aside = moved.length > 0 ? m.log.aside({ name, dice: diceList(m, moved) }) : '';
  return [aside, stops].filter(Boolean).join(' ') || null;
}

function diceLine(
  m: CiubMessages,
  step: CiubStep,
  { name, action }: { readonly name: string; readonly action: DiceAction },
): string | null {
  const { state } = step.before;
  const player = playerOf(state, state.turn.seat);
  const named = (id: string): string => {
    const die = findDie(player, id);
    return die ? toldDie(m, die) : id;
  };
  /** Its symbol is what the sentence tells anyway. */
  const colourOf = (id: string): Colour => findDie(player, id)?.colour ?? 'white';
  switch (action.kind) {
    case 'roll':
    case 'stop':
      return asideLine(m, step, name);
    case 'swap':
      return m.log.swap({ name, from: colourOf(action.die), to: action.colour });
    case 'reroll':
      return m.log.reroll({ name, die: named(action.target) });
    case 'adjust':
      return m.log.adjust({ name, die: named(action.target), face: toldFace(m, action.face) });
    case 'decline':
      return action.take === null
        ? m.log.declineNothing({ name })
        : m.log.decline({ name, colour: action.take });
    case 'keep':
      return m.log.keep({ name });
    case 'trade':
      return m.log.trade({ name, die: colourOf(action.die), pair: action.for });
    case 'whiten':
      return m.log.whiten({ name, n: action.dice.length });
    case 'endTurn':
      return null;
  }
}
