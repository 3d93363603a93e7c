/** The whole rules, clause by clause, in our own words. */
export const messages = {
  intro:
    'Cubo is a race of squares for two to four. Everybody throws at the same time, lays nine dice three by three and covers the square before the others do. Six rounds; the most points win. Every rule has a number, and every refusal at a table names the rule it comes from.',
  chapters: {
    S: 'What you need, and how it begins',
    R: 'A round',
    W: 'Scoring',
    P: 'What the screen adds',
  },
  turn: {
    R2: 'The call, and everybody throws',
    R4: 'Throw again, as often as you like',
    R6: 'Lay eight around the joker',
    R7: 'Cover: Cubo!',
    R8: 'Grab a die from the middle',
    W1: 'Exchange a die, then score',
  },
  clauses: {
    S1: {
      text: 'Two to four play six rounds with ordinary dice, 1 to 6. Each has four red dice, four blue ones and a white joker. Four more, two red and two blue, belong to the middle.',
    },
    S2: {
      text: 'Who starts the first round is drawn by lot, unless the host chooses. After each round the next player clockwise starts.',
    },
    R1: {
      text: 'A round opens with the four middle dice: they are thrown and lie open to all until it ends.',
    },
    R2: { text: 'Everybody takes their nine dice in hand. When the starter calls, all may throw.' },
    R3: { text: 'A throw is always of all nine dice, the joker too.' },
    R4: {
      text: 'After a throw you lay your square, or take all nine back in hand and throw again, as often as you like, until the first player covers.',
    },
    R5: {
      text: 'From the first “Cubo!” on nobody takes dice in hand any more. Whoever holds them at that moment may throw once more; whoever has thrown lays what lies there.',
    },
    R6: {
      text: 'Lay the eight coloured dice around the joker, three by three; the joker is always in the centre. No die is turned: each keeps the number it fell on, and each lies in a cell of its own.',
    },
    R7: {
      text: 'When all nine are laid you may cover your square and call “Cubo”. A covered square stays as it is, and you throw no more this round.',
    },
    R8: {
      text: 'Whoever has covered may take one of the dice still in the middle: first come, first served, one each. Somebody who covered after you may be faster.',
      example:
        'Blue 6, red 6, red 2 and blue 4 lie there. You take the red 6; the next one has three to choose from.',
    },
    R9: {
      text: 'When all but one have covered and the last of them has taken a die, six seconds begin for the one who is left. With two players they begin after the first. Nobody can hold them up: they begin at the latest five seconds after that cover.',
    },
    R10: {
      text: 'Whoever is left has to cover within these six seconds, and may then take a die too. Too late means no points and no die this round.',
    },
    R11: {
      text: 'Whoever covered without taking a die may still do so until the round ends. It ends when all have covered and taken, or five seconds after the last cover, or when the six seconds are over for everybody who is left; but who covered last in time always has those five seconds to take a die.',
    },
    W1: {
      text: 'In turn order from the starter each uncovers. You may now exchange the die you took for any coloured die of your square: it goes to the same cell and shows what it showed in the middle. Then you score.',
      example:
        'The red 6 from the middle replaces a blue 2 beside two red dice, 4 and 5: 4 5 6 all red, 12 points.',
    },
    W2: { text: 'A square has six lines: three rows and three columns. Diagonals do not count.' },
    W3: {
      text: 'A straight is three numbers in sequence, in order along the line, up or down. It scores its highest number.',
      example: '4 5 6 in mixed colours: 6 points. 4 6 5 lies out of order: nothing.',
    },
    W4: {
      text: 'Three of a kind is three equal numbers. It scores that number once.',
      example: '3 3 3 in mixed colours: 3 points.',
    },
    W5: {
      text: 'A straight or three of a kind in one colour scores double. The joker counts as red and as blue: in each of its two lines as it suits, even differently in the same square. Its number stays what it is.',
      example:
        'A blue 1, the joker with a 2, a blue 3: 3 points, doubled to 6. A red 4, the joker with a 5, a blue 6: not one colour, so 6.',
    },
    W6: {
      text: 'Every other line scores nothing. The sum of the six lines is what the round brings you.',
      example: 'Rows 12, 5 and 12, columns 6, 5 and 6: 46 points.',
    },
    W7: {
      text: 'After scoring one die goes back to the middle: the one you took and did not use, or the one it replaced. So your colours may change from round to round; you always own eight coloured dice, and the middle always has four.',
    },
    W8: { text: 'After six rounds the highest total wins. Equal totals share the win.' },
    P1: {
      text: 'Throwing takes time at a real table, so it does here: half a second from taking the dice in hand to throwing, and a whole second from a throw to taking them in hand again, for people and bots alike. The first throw may come with the call.',
      editions: 'Not in print: at a table your hands are the limit.',
    },
    P2: {
      text: 'If a race has lasted three minutes and the six seconds have not begun, they begin for everybody who has not covered. Until somebody covers, throwing again is still allowed meanwhile.',
    },
    P3: {
      text: 'For the exchange each player has 30 seconds, one after the other. Then the exchange that scores most is made by itself, or none if none helps.',
    },
    P4: {
      text: 'The clock of the server decides: what arrives first counts first, and what arrives at the very end of a time is late. If the starter has not called after 20 seconds, the clock does.',
    },
    P5: {
      text: 'Whoever needs more time can have it: a table may agree on up to ten times the seconds of the countdown and of the exchange for a seat, for all to see. The five seconds for taking a die stay.',
    },
    P6: {
      text: 'A calm table has no clock. One player after the other has a go: up to five throws, lay, cover, take a die or none. Nobody races for the middle, and scoring is the same.',
    },
    P7: {
      text: 'Against people a table may ask for a least time from a throw to covering it, two seconds at tables that the app makes, so that no program wins by not needing hands. A calm table does not ask for it.',
    },
  },
  reference: {
    lines: 'What a line scores',
    dice: 'The dice',
    square: 'A whole square',
    squareWhy: 'Six lines: 12 + 5 + 12 in the rows, 6 + 5 + 6 in the columns.',
    colours: {
      red: 'red, with a solid rim: four to begin with',
      blue: 'blue, with a double rim: four to begin with',
      joker: 'the joker, with a star: one, always in the centre',
    },
    kinds: {
      straight: 'straight, two colours: the highest number',
      straightOne: 'straight, one colour: double',
      equal: 'three of a kind, two colours: the number once',
      equalOne: 'three of a kind, one colour: double',
      jokerOne: 'the joker takes the colour of the others: double',
      jokerMixed: 'the joker between two colours: not one colour',
      broken: 'numbers out of order: nothing',
    },
  },
} as const;
