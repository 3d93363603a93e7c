/** What it is about, before the first rule. */
export const intro =
  'Lay your nine dice in a square with the best lines, and cover it before time runs out. The most points win.';

/** The rules in brief, in our own words. */
export const rules = [
  {
    clauses: 'R1–R2',
    text: 'Four dice are thrown into the middle, everybody has nine in hand. When the starting player calls, all throw at once.',
  },
  {
    clauses: 'R3–R4',
    text: 'Throw all nine together, as often as you like, until somebody calls “Cubo!”.',
  },
  {
    clauses: 'R5',
    text: 'After the first “Cubo!” nobody picks dice up any more. Whoever holds dice may throw them one last time.',
  },
  {
    clauses: 'R6–R7',
    text: 'Lay the eight coloured dice around the joker. With all nine laid, cover your square: Cubo!',
  },
  {
    clauses: 'R8',
    text: 'When you have covered, grab one die from the middle; the quickest choose first.',
  },
  {
    clauses: 'R9–R10',
    text: 'Whoever is left then has six seconds. Too late means no points.',
  },
  {
    clauses: 'R11',
    text: 'The round ends when everybody has covered and taken a die, or when time is up.',
  },
  {
    clauses: 'W1',
    text: 'When scoring, the die you took may replace one coloured die of your square, in its cell and with its number.',
  },
  {
    clauses: 'W2',
    text: 'Three rows and three columns count, diagonals do not.',
  },
  {
    clauses: 'W3',
    text: 'Straight: three numbers in sequence, up or down. It scores its highest number.',
  },
  {
    clauses: 'W4',
    text: 'Three of a kind: scores its number once.',
  },
  {
    clauses: 'W5',
    text: 'All three in one colour: double. The joker counts as red or blue, as each of its lines needs; its number stays.',
  },
  {
    clauses: 'W7',
    text: 'One die goes back to the middle, so your colours may change: collecting one colour pays.',
  },
  {
    clauses: 'W8',
    text: 'After six rounds the most points win; equal points share the win.',
  },
  {
    clauses: 'P1',
    text: 'Shaking and looking take a moment: nobody throws again at once.',
  },
  {
    clauses: 'P2–P4',
    text: 'The clock helps: it calls after 20 seconds, hurries everybody after three minutes, and exchanges for you after 30 seconds.',
  },
  {
    clauses: 'P6',
    text: 'Calm table: one after the other, up to five throws each, no clock.',
  },
  {
    clauses: 'P7',
    text: 'In a race the table may agree on the least time from a throw to covering it.',
  },
] as const;
