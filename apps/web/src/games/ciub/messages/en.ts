import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CardText, DieText, RecapText } from './values.ts';
import { hints, refusals } from './refusals.en.ts';
import { intro, rules, symbols } from './rules.en.ts';
import { chooser, costs, facts, news, rows } from './words.en.ts';

const n = numbersFor('en');

const colours = {
  white: 'white',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  purple: 'purple',
  blue: 'blue',
} as const;

const faces = {
  swap: 'swap',
  reroll: 're-roll',
  adjust: 'adjust',
  skull: 'skull',
  two: '2 for 1',
} as const;

type Hue = keyof typeof colours;

const a = (colour: Hue): string => `${colour === 'orange' ? 'an' : 'a'} ${colours[colour]}`;

const pairOf = ([one, other]: readonly [Hue, Hue]): string =>
  one === other ? `2 × ${colours[one]}` : `two: ${n.list([colours[one], colours[other]])}`;

const dice = (count: number): string => n.count(count, { one: '# die', other: '# dice' });

const rolled = (count: number): string =>
  count > 2 ? `rolled ${count} times` : count === 2 ? 'rolled twice' : 'rolled once';

function taken({ card, opus, points, die }: RecapText): readonly string[] {
  if (card === null) return die === null ? [] : [`took ${a(die)} die`];
  return [opus ? `took ${card} and the Opus Magnum` : `took ${card}`, `+${points}`];
}

export const messages = {
  colours,
  faces,
  die: (p: DieText) =>
    p.status === 'inactive'
      ? `${colours[p.colour]} die, inactive`
      : [`${colours[p.colour]} die`, p.face, p.status === 'spent' ? 'used' : ''].filter(Boolean).join(', '),
  dice: (p: { n: number }) => dice(p.n),
  selected: (p: { n: number }) => `${p.n} chosen`,
  /** A symbol inside a sentence. */
  told: (p: { face: keyof typeof faces }) => (p.face === 'two' ? `“${faces.two}”` : faces[p.face]),
  group: (p: { n: number; what: string }) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
  list: (p: { items: readonly string[] }) => n.list(p.items),
  card: (p: CardText) =>
    `spell card “${p.task}” (${n.count(p.points, { one: '# point', other: '# points' })})`,
  tasks: {
    total: (p: { sum: number }) => `${p.sum}+ in total`,
    equal: (p: { count: number }) => `${p.count} equal`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'you can take this',
    aimed: 'your aim',
    token: (p: { name: string }) => `${p.name}’s token: only ${p.name} may take it`,
  },
  display: 'Spell cards',
  topRow: 'Top row',
  bottomRow: 'Bottom row',
  pile: (p: { n: number }) =>
    n.count(p.n, { one: '# card left in the draw pile', other: '# cards left in the draw pile' }),
  pileEmpty: 'Only the Opus Magnum is left: whoever gains the next card gets it too.',
  tray: 'Dice tray',
  trayEmpty: 'Dice you set aside go here.',
  pool: 'Dice',
  supply: 'Supply',
  cards: (p: { n: number }) => n.count(p.n, { one: '# card', other: '# cards' }),
  rollCount: (p: { n: number }) => `Roll no. ${p.n}`,
  aim: {
    none: 'Choose a card to aim at.',
    title: 'Your aim',
    needs: (p: { faces: string }) => `needs ${p.faces}`,
    needsEqual: (p: { n: number }) => `needs ${p.n} more equal`,
    sum: (p: { now: number; wanted: number }) => `${p.now} of ${p.wanted}`,
    later: 'must move down first',
    reserved: (p: { name: string }) => `only ${p.name} may take it`,
    own: 'your token: only you may take it',
    theirs: (p: { name: string }) => `${p.name} may be after`,
    theirsNone: (p: { name: string }) => `${p.name} has set nothing aside yet.`,
    met: 'matched',
    token: 'Token here',
    remove: 'Remove card',
    take: 'Take this card',
    helpful: 'Pick helpful dice',
  },
  act: {
    rollAll: (p: { n: number }) => `Roll ${dice(p.n)}`,
    rollOn: 'Roll on',
    asideAndRoll: (p: { n: number }) => `Set ${p.n} aside, roll on`,
    stop: 'Stop',
    setAside: 'Set aside instead',
    takeDie: 'Take a die instead',
    goOn: 'Go on',
    keep: 'Keep these five',
    keepSome: (p: { n: number }) => `${p.n} of 5 chosen`,
    suggest: 'Suggest',
    whiten: (p: { n: number }) => `Trade ${p.n} for white`,
    endTurn: 'End turn',
    really: 'Once more to confirm',
  },
  say: {
    falling: 'The dice are rolling…',
    turning: 'A new card is being turned up…',
    foresight: 'Put your token on a card, remove a top-row card, or just roll.',
    toRoll: 'Now roll all your dice.',
    actions: (p: { n: number }) =>
      n.count(p.n, {
        one: 'Use your action, or set dice aside and roll on.',
        other: 'Use your # actions, or set dice aside and roll on.',
      }),
    setAside: 'Set at least one die aside to roll on, or stop.',
    mayRoll: 'Roll on, set more dice aside, or stop.',
    mustStop: 'You can’t roll on. Set aside what you need and stop.',
    swap: 'Swap this die: which colour do you want from the supply?',
    reroll: 'Which die do you want to roll again?',
    adjust: 'Which die do you want to adjust?',
    adjustFace: 'Which face should it show?',
    gain: 'Your dice match a card. Choose the card you want.',
    gainNone: 'Your dice match no card. Take a die from the supply.',
    supplyEmpty: 'The supply is empty, so you take no die.',
    takeCard: 'Now take the card.',
    down: 'Which card of the top row moves down?',
    takeDie: 'Which die do you take from the supply?',
    keep: (p: { n: number }) =>
      p.n === 0
        ? 'These five stay with you; the rest goes back.'
        : `Choose the five dice you keep: ${p.n} to go.`,
    trade: 'You may trade dice now. Then end your turn.',
    tradeFor: 'Which two dice do you want for it?',
    tradeSecond: (p: { colour: Hue }) => `First die: ${colours[p.colour]}. And the second?`,
    end: 'You may trade coloured dice for white ones. Then end your turn.',
    nothingToTrade: 'Nothing to trade. End your turn.',
    others: {
      foresight: (p: { name: string }) => `${p.name} looks at the cards.`,
      rolling: (p: { name: string }) => `${p.name} is rolling.`,
      gaining: (p: { name: string }) => `${p.name} is choosing a card.`,
      keeping: (p: { name: string }) => `${p.name} is choosing which five dice to keep.`,
      trading: (p: { name: string }) => `${p.name} is finishing the turn.`,
    },
  },
  log: {
    deal: (p: { name: string }) => `The cards are dealt. ${p.name} begins.`,
    token: (p: { name: string; card: string }) => `${p.name} puts the token on the ${p.card}.`,
    remove: (p: { name: string; card: string }) => `${p.name} removes the ${p.card}.`,
    aside: (p: { name: string; dice: string }) => `${p.name} sets aside ${p.dice}.`,
    fall: (p: { name: string; dice: string }) => `${p.name} rolls ${p.dice}.`,
    swap: (p: { name: string; from: Hue; to: Hue }) => `${p.name} swaps ${a(p.from)} die for ${a(p.to)} one.`,
    reroll: (p: { name: string; die: string }) => `${p.name} rolls a die again: ${p.die}.`,
    adjust: (p: { name: string; die: string; face: string }) =>
      `${p.name} adjusts a die: ${p.die}, now ${p.face}.`,
    stop: (p: { name: string }) => `${p.name} stops rolling.`,
    gain: (p: { name: string; card: string }) => `${p.name} gains the ${p.card}.`,
    opus: (p: { name: string }) => `${p.name} gains the Opus Magnum as well.`,
    decline: (p: { name: string; colour: Hue }) => `${p.name} takes ${a(p.colour)} die.`,
    declineNothing: (p: { name: string }) => `The supply is empty: ${p.name} takes no die.`,
    keep: (p: { name: string }) => `${p.name} keeps five dice.`,
    trade: (p: { name: string; die: Hue; pair: readonly [Hue, Hue] }) =>
      `${p.name} trades ${a(p.die)} die for ${pairOf(p.pair)}.`,
    whiten: (p: { name: string; n: number }) => `${p.name} trades ${dice(p.n)} for white.`,
    turnUp: (p: { card: string }) => `Turned up: ${p.card}.`,
  },
  watched: {
    token: (p: { name: string; card: string }) => `${p.name} marks ${p.card}.`,
    remove: (p: { name: string; card: string }) => `${p.name} removes ${p.card}.`,
    turnUp: (p: { card: string }) => `New card: ${p.card}.`,
    roll: (p: { name: string; dice: string | null; n: number }) =>
      p.dice === null
        ? `${p.name} rolls ${dice(p.n)}.`
        : `${p.name} sets aside ${p.dice} and rolls ${dice(p.n)}.`,
    stop: (p: { name: string; dice: string | null }) =>
      p.dice === null ? `${p.name} stops.` : `${p.name} sets aside ${p.dice} and stops.`,
    fall: (p: { name: string; dice: string }) => `${p.name}: ${p.dice}.`,
    swap: (p: { name: string; from: Hue; to: Hue }) =>
      `${p.name} swaps ${colours[p.from]} for ${colours[p.to]}.`,
    reroll: (p: { name: string; colour: Hue }) => `${p.name} re-rolls ${colours[p.colour]}.`,
    adjust: (p: { name: string; colour: Hue; face: string }) =>
      `${p.name} turns ${colours[p.colour]} to ${p.face}.`,
    gain: (p: { name: string; card: string; points: number }) =>
      `${p.name} gains ${p.card}: ${n.count(p.points, { one: '# point', other: '# points' })}.`,
    opus: (p: { name: string }) => `Opus Magnum for ${p.name}.`,
    keep: (p: { name: string }) => `${p.name} keeps five dice.`,
    recap: (p: RecapText) => [`${p.name}: ${rolled(p.rolls)}`, ...taken(p)].join(', '),
  },
  end: {
    tie: 'Equal points: the number of dice decides.',
  },
  undo: 'You can take back everything since the last roll or revealed card.',
  keys: 'Keys: 1–9 choose dice, Space rolls, Z takes back, Escape leaves a choice, S skips to your turn.',
  rows,
  news,
  facts,
  costs,
  chooser,
  refusals,
  hints,
  intro,
  rules,
  symbols,
} as const;
