export const messages = {
  title: 'Luck and skill',
  working: 'Every decision is looked at again.',
  failed: 'This game can’t be looked at again right now.',
  again: 'Try again',
  unfinished: 'It was not played to its end: the last chances are those of the moment when it stopped.',
  curve: 'The chance to win',
  fromTo: (p: { name: string; start: string; end: string }) =>
    `${p.name}: from ${p.start} at the start to ${p.end}.`,
  turning: 'Turning points',
  moved: (p: { name: string; percent: string }) => `${p.name} ${p.percent}`,
  shares: 'What was luck, what was skill',
  you: (p: { name: string; luck: string; choices: string }) =>
    `Your dice were worth ${p.luck}, your choices ${p.choices}.`,
  they: (p: { name: string; luck: string; choices: string }) =>
    `${p.name}: the dice were worth ${p.luck}, the choices ${p.choices}.`,
  dice: 'Dice',
  mistakes: 'Own mistakes',
  given: 'Mistakes of others',
  within: (p: { percent: string }) => `± ${p.percent}`,
  doubt:
    'All figures are changes of the chance to win. Choices are measured against those of the others. What the estimate can’t tell is given as ±.',
  parts: 'In detail',
  decisions: 'The most expensive decisions',
  whose: 'Whose decisions',
  none: 'No decision cost anything worth naming.',
  cost: (p: { percent: string }) => `Chance to win: ${p.percent}`,
  did: 'What was done',
  better: 'What was better',
  tooLate: 'Too late',
  quicker: 'To be quicker',
  watch: 'Watch this moment',
  tryAgain: 'Try again from here',
} as const;
