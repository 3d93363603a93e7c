import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  exchange: 'The die you took may replace one coloured die in its cell and keeps its number.',
  take: 'Take one die of the middle: in the scoring it may replace one of yours.',
  countdown: 'Six seconds to lay the rest and cover: a poor square is better than none.',
  call: 'You start this round: look at the middle dice, then call, and everybody throws at once.',
  throw: 'Throw all nine; if they do not please you, you may throw all of them again.',
  lay: 'Choose a die: it goes to the next free cell, and two laid dice can change places.',
  line: 'Three in order score the highest, three equal score their number once, anything else 0.',
  colour: 'One colour doubles a line; the joker fits both colours, but its number stays.',
  round: 'One die of yours may have changed colour: collecting one colour makes doubles likelier.',
};
