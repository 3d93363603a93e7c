import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  final: 'In a final turn there is no token and no removing, but you may take from either row.',
  opus: 'The pile is empty: whoever gains the next card also gets the Opus Magnum, worth 5.',
  token:
    'Before rolling you may choose a card and put your token on it: others cannot take or remove it then.',
  remove: 'Instead of using the token you may remove a top-row card before it comes down to somebody else.',
  roll: 'Choose a card to aim at, then roll all your dice.',
  swap: 'Swap sends this die back and brings any colour you like, blank until it is rolled.',
  reroll: 'Re-roll throws one die outside the tray again, even a blank one or itself.',
  adjust: 'Adjust sets one die to any of its faces and then goes to the tray, so use it last.',
  skull: 'A skull goes to the tray when you roll on or stop, unless you re-roll or adjust it first.',
  two: 'Set a 2 for 1 aside, and at the end of your turn it becomes two other dice.',
  seven: 'Only green dice have a 7, so a card with 7s needs a green die for each.',
  inactive: 'This die was just swapped in and shows nothing until it is rolled or adjusted.',
  aside: 'Choose dice that help your card: they wait in the tray, and everything else is rolled again.',
  gain: 'Your tray matches a card: choose it, then which top card moves down, and take it.',
  nothing: 'Without a card you keep all your dice and take one more, so the next turn is stronger.',
  keep: 'A card costs dice: keep the five whose colours suit your next aim, and any 2 for 1.',
  trade: 'This die may become two dice of other colours, but only now.',
  whiten: 'Trade coloured dice for white ones if you want more swaps next turn.',
};
