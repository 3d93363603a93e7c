import type { Seat } from '@cubarium/core';
import type { CuboSeat, CuboState } from '@cubarium/games/cubo';
import { messageSource } from '../../../base/i18n/messages.ts';
import type { Hint, HintTexts, LessonBook } from '../../../table/model/lesson.ts';

type Moment = (own: CuboSeat, state: CuboState, me: Seat) => boolean;

const hint = (id: string, at: string, when: Moment): Hint<CuboState> => ({
  id,
  at,
  when(state, me) {
    const own = state.seats[me];
    return own !== undefined && when(own, state, me);
  },
});

const lies: Moment = (own, { stage }) =>
  stage === 'racing' && !own.hand && own.square === null && own.joker.face !== null;
/** In a race there is no time to read more than what hurries. */
const calmly =
  (when: Moment): Moment =>
  (own, state, me) =>
    state.options.pace === 'calm' && when(own, state, me);

const hints: readonly Hint<CuboState>[] = [
  hint('countdown', 'cell-4', (own, state, me) => lies(own, state, me) && state.countdownEnds[me] !== null),
  hint('exchange', 'cell-4', (own, { stage }) => stage === 'scoring' && own.taken !== null),
  hint('call', 'middle', (_, { stage, starter }, me) => stage === 'ready' && starter === me),
  hint(
    'take',
    'middle',
    calmly((own, { stage }) => stage === 'racing' && own.square !== null && !own.taken),
  ),
  hint(
    'round',
    'others',
    calmly((own, { round }) => round > 1 && own.throws === 0),
  ),
  hint(
    'throw',
    'do-throw',
    calmly((own, { stage }) => stage === 'racing' && own.hand),
  ),
  hint('lay', 'cell-4', calmly(lies)),
  hint(
    'line',
    'cell-4',
    calmly((own, state, me) => lies(own, state, me) && own.throws + state.round > 2),
  ),
  hint(
    'colour',
    'cell-4',
    calmly((own, state, me) => lies(own, state, me) && state.round > 1),
  ),
];

export const coach: LessonBook<CuboState>['coach'] = {
  hints,
  texts: messageSource<HintTexts>({
    de: () => import('../messages/coach.de.ts'),
    en: () => import('../messages/coach.en.ts'),
    fr: () => import('../messages/coach.fr.ts'),
    hu: () => import('../messages/coach.hu.ts'),
  }),
};
