import { reference } from './reference.en.ts';

/** The whole rules, clause by clause, in our own words. */
export const messages = {
  intro:
    'Ciúb is a duel of wizards for two to four. In your turn you roll, swap and save dice until those in your tray match a spell card; then the card and its points are yours. Every rule has a number, and every refusal at a table names the rule it comes from.',
  chapters: {
    S: 'What you need, and how it begins',
    F: 'Phase 1: foresight',
    R: 'Phase 2: rolling',
    G: 'Phase 3: gaining a card',
    T: 'Phase 4: trading',
    E: 'How it ends',
  },
  turn: {
    F1: 'Look ahead: token or removal, if you like',
    R1: 'Roll everything',
    R2: 'Use the symbols',
    R7: 'Set dice aside',
    R8: 'Roll the rest, or stop',
    G1: 'Gain a card, or take a die',
    T1: 'Trade, and keep within the limits',
  },
  clauses: {
    S1: {
      text: 'Two to four play. Each begins with five white dice and a token. The supply begins with seven dice of each of the six colours and no white one; white dice come into it when somebody swaps one away.',
      example: 'With three players there are 15 white and 42 coloured dice in the game.',
    },
    S2: {
      text: 'There are 33 spell cards: 10 with an A, 11 with a B, 11 with a C, and one D, the Opus Magnum. Five of the B and five of the C cards carry an owl.',
    },
    S3: {
      text: 'The short game is played without owls: all B and C cards that carry one are taken out. In the normal game they stay.',
    },
    S4: {
      text: 'Then some cards are taken out unseen, fewer with more players. Normal game: with two 4 A, 4 B and 4 C; with three 2 of each; with four none. Short game: with two 4 A, 2 B and 2 C; with three 2 A, 1 B and 1 C; with four none.',
      example: 'A short game for two has 6 A, 4 B and 4 C cards and the Opus Magnum: 15 cards.',
    },
    S5: {
      text: 'The draw pile holds the B cards on top, the C cards below them, and the Opus Magnum at the very bottom; each group is shuffled. Nobody knows the order, everybody may count what is left.',
    },
    S6: {
      text: 'The A cards lie open in two rows of the same length: three each with two players, four with three, five with four. Cards are gained from the bottom row; the top row shows what may come down next.',
    },
    S7: {
      text: 'Who begins is drawn by lot, unless the host chooses. Play goes clockwise.',
      editions:
        'Printed rules let the last person who has seen or done magic begin. A screen cannot know that, so here the lot decides.',
    },
    F1: {
      text: 'Before rolling you may put your token on any open card that carries none, in either row. If it lies on a card already, you may move it to another free one, but never back into your hand.',
      example: 'Your token lies on “6 6”. You may move it to “1 1 1”, but not pick it up.',
    },
    F2: {
      text: 'Or you remove one card of the top row from the game. A card with a token on it is safe, even from its owner. The gap is filled from the pile at once.',
    },
    F3: { text: 'You do one of the two or neither, never both. Then you roll.' },
    F4: {
      text: 'Your token keeps all others off a card: they can neither remove it from the top row nor gain it from the bottom row. In final turns it protects cards of both rows.',
    },
    R1: {
      text: 'Your first roll is with all your dice, and you have to make it, in a final turn too. Every die that was rolled is active: what it shows counts.',
    },
    R2: {
      text: 'After a roll you may use the action symbols of your active dice outside the tray, in any order, each once. A die whose symbol has been used is spent until it is rolled again or another die adjusts it to an action.',
      example:
        'You rolled swap, re-roll, 3, 4 and 1: you may swap first and then re-roll, or the other way round. The used swap has gone; a used re-roll stays, spent.',
    },
    R3: {
      text: 'Swap: this die goes to the supply, and you take any die that lies there, white ones too if there are some. The new one is inactive: it shows nothing yet and cannot be set aside until it is rolled or adjusted. The die you give back cannot be the one you take.',
      example: 'A white swap goes back, a red die comes in, blank.',
    },
    R4: {
      text: 'Re-roll: roll one die outside your tray again. Any will do: active, inactive, spent, or the re-rolling die itself. It is then active and unspent, and a new action on it may be used.',
      example: 'Blue re-rolls the blank red die, and a 6 falls.',
    },
    R5: {
      text: 'Adjust: turn one die outside your tray to any face its colour has, even the one it shows, which makes a spent symbol new. An action that appears may be used. The die with the adjust symbol then goes to your tray, still showing adjust.',
      example: 'Purple turns a red 5 to a 6 and goes to the tray itself.',
    },
    R6: {
      text: 'An adjusting die may also turn itself; it then goes to the tray with its new face. It may not become an action that way.',
      example: 'Blue turns itself to a 1: a die that would have been used up is now one of your 1s.',
      editions:
        'The German and Hungarian rules allow only a number here; the English rules, and the French translation by a player, also a skull or a 2 for 1. A table plays the English way unless the other one is chosen for it.',
    },
    R7: {
      text: 'When you want no more actions, set dice aside: every active skull outside the tray has to go in, every other active die may. Inactive dice cannot.',
      example: 'The skull has to go to the tray, the two 6s may, the blank die cannot.',
    },
    R8: {
      text: 'Then you may roll all dice outside your tray again, blank ones included, if since your last roll at least one die went into the tray (by choice, as a skull, or as a used adjust) or was swapped.',
      example:
        'Nothing set aside and nothing swapped: no further roll. One 6 set aside: the other four roll again.',
    },
    R9: {
      text: 'Or you stop, with or without dice left outside. When all dice lie in the tray, you have to. Skulls outside go to the tray by themselves when you stop.',
    },
    R10: {
      text: 'What lies in the tray stays as it is until the turn ends: it is not rolled, adjusted, swapped or taken back.',
    },
    G1: {
      text: 'If the dice in your tray match a card of the bottom row that carries no other player’s token, you may gain it: one card a turn. Dice are not used up, and extra dice do no harm.',
      example: '1, 1, 6, 6 and a skull match “1 1 6 6”.',
    },
    G2: {
      text: 'A card with numbers: each number must lie in your tray at least as often as it is printed.',
      example: '2, 4, 4 and 6 match “2 4 6”; 2, 2 and 6 do not.',
    },
    G3: {
      text: 'A card such as “20+”: all numbers in your tray together must reach that total. Symbols count nothing.',
      example: '7 + 6 + 5 + 3 = 21: enough for “20+”.',
    },
    G4: {
      text: 'A card such as “4=”: that many dice with the same number, or that many skulls. Skulls and numbers do not mix.',
      example: 'Four 3s match, four skulls match, three 3s and a skull do not.',
    },
    G5: {
      text: 'The card lies open in front of you. If your own token was on it, you get it back.',
    },
    G6: {
      text: 'Then you choose any card of the top row, with or without a token on it. It moves into the gap of the bottom row, together with its token, and the pile fills the top row.',
      example: 'You gain “1 1 1” and move “6 6” down, which carries your token: nobody else can gain it.',
    },
    G7: {
      text: 'Then give dice back, from tray and outside, until you have five. With five or fewer you keep them all.',
    },
    G8: {
      text: 'If you gain no card, because you cannot or do not want to, you keep all your dice and take one more from the supply, in any colour there is. It lies outside the tray. You have to take it; only when the supply is empty there is nothing to take.',
    },
    T1: {
      text: 'Each die in your tray that shows 2 for 1 may be traded for two dice of the supply. Both have colours other than its own; they may be alike. If there are not two such dice, that trade is not possible.',
      example: 'A green 2 for 1 becomes a red and a blue die.',
    },
    T2: {
      text: 'Any of your coloured dice may be traded for white ones, one for one, as long as the supply has white dice. Ask for more than there are, and none is traded.',
    },
    T3: {
      text: 'Both kinds of trade in any order. Dice that just came in, by a trade or instead of a card, may be traded for white ones too.',
    },
    T4: {
      text: 'When your turn ends you keep at most five white dice and at most four of every other colour. What is too much goes back to the supply.',
      example: 'Six red dice: two of them go back.',
    },
    T5: { text: 'Then the next player clockwise has a turn.' },
    E1: {
      text: 'When the last C card is turned up, only the Opus Magnum is left in the pile, and the end is near: whoever gains the next card gets the Opus Magnum with it, even in the same turn in which a removal turned that C card up.',
    },
    E2: {
      text: 'From then on gaps in the top row stay open, because the Opus Magnum never lies among the cards. Removing is still allowed.',
    },
    E3: {
      text: 'Whoever gets the Opus Magnum finishes the turn as usual, only no card moves down. Then every other player has exactly one final turn, in order.',
    },
    E4: {
      text: 'In a final turn there is no foresight, and you may gain a card of either row that carries no other player’s token. No card moves down. All else is as always.',
    },
    E5: {
      text: 'Then everybody adds up the points of their cards; the Opus Magnum counts 5. The most points win. On equal points the one of them with the most dice wins; if that is equal too, the win is shared.',
      example: '23 points with 7 dice beat 23 points with 5 dice.',
    },
  },
  reference,
} as const;
