import { numbersFor } from '../../../base/i18n/plural.ts';
import { reference } from './reference.en.ts';

const n = numbersFor('en');

/** Answers to who asks what something is, what it does now and what it costs. */
export const messages = {
  uses: reference.uses,
  faces: (p: { faces: string }) => `Its six faces: ${p.faces}.`,
  lies: {
    fresh: 'It will be rolled with the others.',
    inactive: 'Just swapped in: it shows nothing until it is rolled or adjusted.',
    spent: 'Its symbol has been used. Rolled or adjusted again it would be new.',
    tray: 'It lies in the tray, counts for cards, and stays as it is until the turn ends.',
    number: 'Its number counts for a card once it lies in the tray.',
  },
  costs: {
    swap: 'This die: it goes to the supply. The new one shows something only after the next roll.',
    reroll: 'Only the symbol: the die stays and can still be rolled with the rest.',
    adjust: 'This die, for this turn: it goes to the tray.',
    skull: 'It goes to the tray anyway when you roll on or stop.',
    aside: 'One die less in your next roll: what lies in the tray is not rolled again.',
    gain: (p: { n: number }) =>
      p.n > 0
        ? n.count(p.n, { one: 'You give # die back: five stay.', other: 'You give # dice back: five stay.' })
        : 'No die: you have five or fewer.',
  },
  tasks: {
    numbers: 'To gain it, each of its numbers has to lie in your tray as often as it is printed.',
    total: 'To gain it, the numbers in your tray have to reach this total together.',
    equal: 'To gain it, so many equal numbers have to lie in your tray, or so many skulls.',
    opus: 'The Opus Magnum: whoever gains the next card gets it too.',
  },
  canTake: 'Your tray matches it: stop, and you may take it.',
  things: {
    token: {
      title: 'Token',
      is: 'It reserves a card: only its owner may gain it, and nobody may remove it.',
    },
    pile: {
      title: 'Draw pile',
      is: 'It fills the top row. When it is empty, the next card gained ends the game.',
    },
    top: {
      title: 'Top row',
      is: 'These cards cannot be gained yet. Whenever one is gained below, one of them moves down.',
    },
    bottom: {
      title: 'Bottom row',
      is: 'From here cards are gained, by whoever has matching dice in the tray.',
    },
    tray: {
      title: 'Dice tray',
      is: 'What lies here counts for cards and is safe from further rolls, until your turn ends.',
    },
    pool: {
      title: 'Dice outside the tray',
      is: 'These dice can be rolled, and their symbols used. For cards only the tray counts.',
    },
    supply: {
      title: 'Supply',
      is: 'The dice that nobody has. A swap, a trade and a turn without a card bring some from here.',
    },
    face: { title: 'A face', is: 'The adjusted die will show this, and may use it if it is an action.' },
    player: {
      title: 'A player',
      is: 'Whoever sits here: the points, cards and dice so far. The one whose turn it is stands out.',
    },
  },
  acts: {
    roll: {
      is: 'Rolls every die outside the tray; chosen dice go to the tray first, skulls by themselves.',
      cost: 'What fell before is gone for all dice that roll again.',
    },
    stop: {
      is: 'Ends rolling. Then you gain a card that your tray matches, or take a die.',
      cost: 'The rolls you could still have had.',
    },
    gain: {
      is: 'Takes the card and its points. A card of the top row moves down in its place.',
      cost: 'You keep five dice; the rest goes back.',
    },
    decline: {
      is: 'Instead of a card you keep all dice and take one more from the supply.',
      cost: 'The card: somebody else may take it.',
    },
    keep: { is: 'The chosen five dice stay with you.', cost: 'All others go back to the supply.' },
    trade: { is: 'Trades a 2 for 1 in your tray for two dice of other colours.', cost: 'That die.' },
    whiten: { is: 'Trades coloured dice for white ones, one for one.', cost: 'The coloured dice.' },
    endTurn: {
      is: 'Your turn ends, and the next player begins.',
      cost: 'What is above the limits goes back: five white dice, four of every other colour.',
    },
    placeToken: {
      is: 'Puts your token on this card: nobody else can gain or remove it.',
      cost: 'The removal of a card this turn, and your token until you gain the card.',
    },
    removeCard: {
      is: 'Takes this card of the top row out of the game; another one comes from the pile.',
      cost: 'Moving your token this turn.',
    },
    suggest: {
      is: 'Chooses dice that serve your aim, or that you would lose otherwise. Nothing happens yet: you can choose differently.',
    },
    aside: {
      is: 'Leaves the symbol unused: the die goes to the tray with the next roll or stop.',
      cost: 'Its symbol, and one die less in your next roll.',
    },
  },
} as const;
