import type { Action } from '@cubarium/core';
import { CENTRE, cubo, type CuboAction, type CuboState, type Die } from '@cubarium/games/cubo';
import { messageSource } from '../../../base/i18n/messages.ts';
import { misfit, type AllLessonTexts, type LessonBook, type Pattern } from '../../../table/model/lesson.ts';
import { coach } from './coach.ts';
import { round } from './round.ts';

/** The one who learns. */
const LEARNER = 0;

/** Dice that the learner can name: the own ones and those in the middle. */
const diceFor = ({ seats, middle }: CuboState): readonly Die[] => {
  const own = seats[LEARNER];
  return own ? [...own.dice, own.joker, ...middle] : middle;
};

/** A die by colour and number: `r:4`. Equal ones are interchangeable. */
const lookOf = (dice: readonly Die[], name: string): string => {
  const die = dice.find(({ id }) => id === name);
  return die ? `${die.id.charAt(0)}:${die.face ?? ''}` : name;
};

function look(state: CuboState, action: Action): Pattern {
  const dice = diceFor(state);
  const seen = (value: unknown): unknown => {
    if (typeof value === 'string') return lookOf(dice, value);
    return Array.isArray(value) ? value.map(seen) : value;
  };
  const told = Object.entries(action).map(([key, value]): [string, unknown] => [key, seen(value)]);
  return { ...Object.fromEntries(told), kind: action.kind };
}

function fall(state: CuboState, faces: Readonly<Record<string, string>>): CuboAction {
  const turn = cubo.turn(state);
  if (turn.who !== 'chance' || turn.chance.kind !== 'fall') throw misfit('no dice fall');
  return { kind: 'fall', faces: turn.chance.dice.map((die) => faces[die] ?? '') };
}

/** Cells that nothing is said about. */
const OPEN = '-';

/** A square that is being laid, against one of looks: `r:4 r:5 r:6 - - - - - -`. */
function compare(state: CuboState, shown: string, asked: string): 'met' | 'underWay' | 'other' {
  const dice = diceFor(state);
  const cells = shown.split(' ').map((id) => (id === '' ? '' : lookOf(dice, id)));
  const compared = asked
    .split(' ')
    .map((wanted, cell) => ({ wanted, lies: cells[cell] ?? '' }))
    .filter(({ wanted }) => wanted !== OPEN);
  if (compared.every(({ wanted, lies }) => lies === wanted)) return 'met';
  return compared.every(({ wanted, lies }) => lies === '' || lies === wanted) ? 'underWay' : 'other';
}

/** Each die that is touched goes to the next free cell. */
function presses(state: CuboState, asked: string): readonly string[] {
  const left = [...(state.seats[LEARNER]?.dice ?? [])];
  const touched = asked.split(' ').flatMap((wanted, cell) => {
    const at = left.findIndex(({ id }) => lookOf(left, id) === wanted);
    if (cell === CENTRE || at < 0) return [];
    return left.splice(at, 1).map(({ id }) => `die-${id}`);
  });
  return ['clear', ...touched];
}

export const book: LessonBook<CuboState, CuboAction> = {
  lessons: [round],
  texts: messageSource<AllLessonTexts>({
    de: () => import('../messages/lessons.de.ts'),
    en: () => import('../messages/lessons.en.ts'),
    fr: () => import('../messages/lessons.fr.ts'),
    hu: () => import('../messages/lessons.hu.ts'),
  }),
  coach,
  look,
  fall,
  compare,
  presses,
};
