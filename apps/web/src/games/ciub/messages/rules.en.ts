/** What it is about, before the first rule. */
export const intro =
  'Collect spell cards: in your turn, roll until the dice in your tray match a card. The most points win.';

/** The rules in brief, in our own words. */
export const rules = [
  {
    clauses: 'F1–F4',
    text: 'Before rolling you may put your token on an open card to reserve it, or remove an unmarked card of the top row.',
  },
  {
    clauses: 'R1',
    text: 'Roll all your dice.',
  },
  {
    clauses: 'R2',
    text: 'Every symbol you rolled may be used once, in any order.',
  },
  {
    clauses: 'R7, R10',
    text: 'Put active dice into the tray: skulls always, all others as you like. They stay there until the turn ends.',
  },
  {
    clauses: 'R8–R9',
    text: 'Roll the rest again if a die went to the tray or was swapped since the last roll. You may stop after any roll.',
  },
  {
    clauses: 'G1–G4',
    text: 'You may then gain one card of the bottom row that carries no other player’s token. Numbers: each as often as shown. “20+”: your numbers add up to 20 or more. “4=”: four equal numbers, or four skulls, not mixed.',
  },
  {
    clauses: 'G5',
    text: 'If your token lay on it, you get the token back.',
  },
  {
    clauses: 'G6–G7',
    text: 'After taking a card, one top-row card of your choice moves down, and you keep five dice.',
  },
  {
    clauses: 'G8',
    text: 'Without a card you keep all dice and take one more of any colour.',
  },
  {
    clauses: 'T1–T2',
    text: 'At the end you may trade each “2 for 1” in your tray for two dice of other colours, and any coloured dice for white ones.',
  },
  {
    clauses: 'T4–T5',
    text: 'You keep at most five white dice and four of every other colour; the rest goes back. Then it’s the next player’s turn.',
  },
  {
    clauses: 'E1–E5',
    text: 'Once the pile is empty, the next card gained brings the Opus Magnum (5 points). Everybody else then has one final turn: no token, no removing, but cards from both rows. On equal points the player with more dice wins.',
  },
] as const;

/** What the symbols on the dice mean; shown beside their pictures, above the rules. */
export const symbols = {
  swap: {
    clauses: 'R3',
    text: 'Swap: the die goes back; take one of any colour from the supply. It is inactive until it is rolled or adjusted.',
  },
  reroll: {
    clauses: 'R4',
    text: 'Re-roll: roll one die outside the tray again; it may be this very die or an inactive one.',
  },
  adjust: {
    clauses: 'R5–R6',
    text: 'Adjust: set one die outside the tray to a face of your choice; the die with the symbol then goes to the tray. It may adjust itself, but not to an action (or only to a number: see the edition of this table).',
  },
  skull: {
    clauses: 'R7, G4',
    text: 'Skull: always goes to the tray. It’s no number, but skulls count for cards like “4=”.',
  },
  two: {
    clauses: 'T1',
    text: '2 for 1: if it lies in your tray at the end of your turn, you may trade it for two dice of other colours.',
  },
} as const;
