import {
  ciub,
  diceOf,
  isFinalTurn,
  pileIsEmpty,
  type CiubState,
  type Face,
  type Phase,
  type SeatState,
} from '@cubarium/games/ciub';
import type { Seat } from '@cubarium/core';
import { messageSource } from '../../../base/i18n/messages.ts';
import type { Hint, HintTexts, LessonBook } from '../../../table/model/lesson.ts';

type Table = CiubState;

const own = (state: Table, me: Seat): SeatState | undefined => state.seats[me];
const isIn = (state: Table, ...phases: readonly Phase[]): boolean => phases.includes(state.turn.phase);
const mayGain = (state: Table, me: Seat): boolean =>
  ciub.legal(state, { seat: me, at: 0 }).some(({ kind }) => kind === 'gain');

/** A face that lies in front of who rolls. */
const face = (id: string, which: Face): Hint<Table> => ({
  id,
  at: 'pool',
  when: (state, me) =>
    isIn(state, 'rolling') &&
    (own(state, me)?.pool.some((die) => die.face === which && die.status === 'active') ?? false),
});

const hints: readonly Hint<Table>[] = [
  { id: 'final', at: 'row-top', when: (state) => isFinalTurn(state) },
  { id: 'opus', at: 'pile', when: (state) => state.opus === null && pileIsEmpty(state) },
  { id: 'roll', at: 'row-bottom', when: (state) => isIn(state, 'foresight', 'toRoll') },
  // The first turn has enough that is new.
  { id: 'token', at: 'row-bottom', when: (state, me) => isIn(state, 'foresight') && hasCards(state, me) },
  { id: 'remove', at: 'row-top', when: (state, me) => isIn(state, 'foresight') && hasCards(state, me) },
  {
    id: 'inactive',
    at: 'pool',
    when: (state, me) => own(state, me)?.pool.some(({ status }) => status === 'inactive') ?? false,
  },
  face('skull', 'skull'),
  face('swap', 'swap'),
  face('reroll', 'reroll'),
  face('adjust', 'adjust'),
  face('two', 'two'),
  face('seven', '7'),
  { id: 'aside', at: 'tray', when: (state) => isIn(state, 'rolling') },
  { id: 'gain', at: 'row-bottom', when: (state, me) => isIn(state, 'gaining') && mayGain(state, me) },
  { id: 'nothing', at: 'pool', when: (state, me) => isIn(state, 'gaining') && !mayGain(state, me) },
  { id: 'keep', at: 'pool', when: (state) => isIn(state, 'keeping') },
  {
    id: 'trade',
    at: 'tray',
    when: (state, me) =>
      isIn(state, 'trading') && (own(state, me)?.tray.some((die) => die.face === 'two') ?? false),
  },
  {
    id: 'whiten',
    at: 'pool',
    when(state, me) {
      const player = own(state, me);
      return isIn(state, 'trading') && player !== undefined && diceOf(player).some(isColoured);
    },
  },
];

const isColoured = ({ colour }: { readonly colour: string }): boolean => colour !== 'white';
const hasCards = (state: Table, me: Seat): boolean =>
  state.seats.some(({ cards }) => cards.length > 0) || (own(state, me)?.pool.length ?? 0) > 5;

export const coach: LessonBook<CiubState>['coach'] = {
  hints,
  texts: messageSource<HintTexts>({
    de: () => import('../messages/coach.de.ts'),
    en: () => import('../messages/coach.en.ts'),
    fr: () => import('../messages/coach.fr.ts'),
    hu: () => import('../messages/coach.hu.ts'),
  }),
};
