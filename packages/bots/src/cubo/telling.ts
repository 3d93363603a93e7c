/** Decisions in English, as somebody at the table would say them. */
import { CENTRE, type CuboState } from '@cubarium/games/cubo';
import type { DecisionReview, Mistake } from '../kit/index.ts';
import type { Step } from './reviews.ts';

type Words = readonly [todo: string, doing: string];

const CELLS = [
  'top left',
  'top',
  'top right',
  'left',
  'centre',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
];

function wordsOf(action: { readonly kind: string }, state: CuboState): Words {
  const field = (name: string): unknown => Object.entries(action).find(([key]) => key === name)?.[1];
  switch (action.kind) {
    case 'cover':
      return [`lay ${squareWords(field('square'), state)}`, `laying ${squareWords(field('square'), state)}`];
    case 'pickUp':
      return ['throw again', 'throwing again'];
    case 'take': {
      const die = state.middle.find(({ id }) => id === field('die'));
      const what = die ? `the ${die.colour} ${die.face}` : 'no die';
      return [`take ${what}`, `taking ${what}`];
    }
    case 'exchange': {
      const cell = field('cell');
      const where = typeof cell === 'number' ? `at the ${CELLS[cell] ?? CELLS[CENTRE]}` : 'nothing';
      return [`exchange ${where}`, `exchanging ${where}`];
    }
    default:
      return [action.kind, action.kind];
  }
}

/** The dice of a square, row by row: red and blue numbers as r4 and b6. */
function squareWords(ids: unknown, { seats }: CuboState): string {
  if (!Array.isArray(ids)) return 'another square';
  const dice = seats.flatMap((seat) => [...seat.dice, seat.joker]);
  const words = ids.map((id) => {
    const die = dice.find((each) => each.id === id);
    return die ? `${die.colour.slice(0, 1)}${die.face}` : '?';
  });
  return [0, 3, 6].map((row) => words.slice(row, row + 3).join(' ')).join(' / ');
}

/** What was done in an entry, and what would have been better. */
export function tell(
  { part, better }: DecisionReview,
  step: Step | undefined,
): Pick<Mistake, 'did' | 'instead' | 'reason'> {
  if (!step) return { did: '', instead: null, reason: null };
  const did = part === 'speed' ? 'being too late' : wordsOf(step.entry.action, step.before)[1];
  return { did, instead: better && wordsOf(better, step.before)[0], reason: null };
}
