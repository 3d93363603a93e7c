/** The whole rules, clause by clause. */
export const messages = {
  intro:
    'Pig needs one die and some nerve. You add up what you roll, for as long as you dare; a 1 takes it all away.',
  chapters: { A: 'The game', B: 'Time' },
  turn: {
    A4: 'Roll, and add up',
    A5: 'A 1: all is lost',
    A3: 'Hold, and keep it',
  },
  clauses: {
    A1: { text: 'Two to four play in the order of their seats. Who begins is drawn by lot.' },
    A2: {
      text: 'The table agrees on a target from 1 to 100. Whoever holds and has that many points or more wins at once.',
      example: 'Target 50, 41 points, 9 added: hold and win.',
    },
    A3: {
      text: 'Hold: what you added in this turn is yours for good, and the next player goes on. There has to be something to hold.',
    },
    A4: {
      text: 'Roll: what the die shows is added to this turn. You may roll as often as you like.',
      example: '5, then 3, then 6: 14 so far.',
    },
    A5: {
      text: 'A 1 loses everything added in this turn, and the next player goes on.',
      example: '14 added, then a 1: nothing is left of them.',
    },
    A6: { text: 'With mercy agreed, a 1 changes nothing while nothing has been added; the turn goes on.' },
    B1: {
      text: 'Each decision has a time limit of up to 60 seconds. When it is over, what was added is lost and the next player goes on.',
    },
  },
} as const;
