/** Answers to who asks what something is and what it costs. */
export const messages = {
  things: {
    red: {
      title: 'Red die',
      is: 'One of your eight coloured dice. Three of one colour in a line score double.',
    },
    blue: {
      title: 'Blue die',
      is: 'One of your eight coloured dice. Three of one colour in a line score double.',
    },
    joker: {
      title: 'Joker',
      is: 'It always lies in the centre and counts as red or as blue, in each of its two lines as it suits. Its number stays.',
    },
    middle: {
      title: 'The middle',
      is: 'Four dice that lie open all round. Whoever has covered may take one and exchange it for a die of the own square when scoring.',
      cost: 'Nothing: one die of yours goes back to the middle instead.',
    },
    cell: {
      title: 'A cell',
      is: 'Each of the nine cells holds one die. Rows and columns of three score, diagonals do not.',
    },
    others: {
      title: 'The others',
      is: 'How far everybody is: dice in hand, looking, laying, covered, or too late.',
    },
    player: { title: 'A player', is: 'Whoever sits here, with what they are doing and their points so far.' },
    scored: { title: 'The scoring', is: 'What everybody’s square brought in this round, line by line.' },
    clear: { title: 'Clear', is: 'Takes all laid dice back, to lay them differently. Nothing is thrown.' },
  },
  acts: {
    call: { is: 'Starts the round: everybody may throw.' },
    throw: { is: 'Throws all nine dice.' },
    pickUp: {
      is: 'Takes all nine dice in hand. Whoever holds dice when the first “Cubo!” is called may throw them once more.',
      cost: 'What lies there now.',
    },
    'pickUp-throw': {
      is: 'Takes all nine dice in hand and throws them again.',
      cost: 'What lies there now, and time.',
    },
    cover: {
      is: 'Covers your square. Then you may take a die from the middle.',
      cost: 'You can neither throw nor change anything any more in this round.',
    },
    take: { is: 'You take no die from the middle.', cost: 'The chance to exchange one.' },
    exchange: {
      is: 'The die from the middle takes the place of the chosen one and keeps its number.',
      cost: 'The replaced die goes to the middle.',
    },
    keep: { is: 'Your square is scored as it lies.', cost: 'The die you took is of no use this round.' },
    next: { is: 'You have seen enough of the scoring. When all have, the next round begins.' },
  },
} as const;
