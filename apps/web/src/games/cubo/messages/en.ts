import { numbersFor } from '../../../base/i18n/plural.ts';
import type { DieText, ThrowText } from './values.ts';
import { refusals } from './refusals.en.ts';
import { intro, rules } from './rules.en.ts';

const n = numbersFor('en');
const whose = (name: string | null): string => (name === null ? 'Your best' : `${name}’s best`);

const colours = { red: 'red', blue: 'blue', joker: 'joker' } as const;
const points = (count: number): string => n.count(count, { one: '# point', other: '# points' });

export const messages = {
  die: (p: DieText) => (p.face === null ? `${colours[p.colour]} die` : `${colours[p.colour]} ${p.face}`),
  thrown: (p: ThrowText) =>
    [
      p.red.length > 0 ? `red ${p.red.join(', ')}` : '',
      p.blue.length > 0 ? `blue ${p.blue.join(', ')}` : '',
      p.joker === null ? '' : `joker ${p.joker}`,
    ]
      .filter(Boolean)
      .join('; '),
  points: (p: { n: number }) => points(p.n),
  round: (p: { round: number; of: number }) => `Round ${p.round} of ${p.of}`,
  total: 'Total',
  throwCount: (p: { n: number }) => `Throw no. ${p.n}`,
  throwsLeft: (p: { n: number }) => n.count(p.n, { one: '# throw left', other: '# throws left' }),
  area: {
    square: 'Your square',
    squareOf: (p: { name: string }) => `${p.name}’s square`,
    loose: 'Dice to lay',
    middle: 'Dice in the middle',
    others: 'The others',
    taken: (p: { die: string }) => `Taken from the middle: ${p.die}`,
    middleEmpty: 'taken',
  },
  cell: {
    empty: (p: { row: number; column: number }) => `Row ${p.row}, column ${p.column}: empty`,
    next: (p: { row: number; column: number }) => `Row ${p.row}, column ${p.column}: empty, next`,
    die: (p: { row: number; column: number; die: string }) => `Row ${p.row}, column ${p.column}: ${p.die}`,
  },
  line: {
    row: (p: { n: number; points: number }) => `Row ${p.n}: ${points(p.points)}`,
    column: (p: { n: number; points: number }) => `Column ${p.n}: ${points(p.points)}`,
    doubled: 'one colour, double',
    sum: 'Points of the square',
  },
  act: {
    call: 'Call “Cubo!”',
    throw: 'Throw',
    throwAgain: 'Throw again',
    pickUp: 'Pick up',
    cover: 'Cubo!',
    coverIn: (p: { s: number }) => `Cubo! in ${p.s} s`,
    clear: 'Clear',
    takeNone: 'Take no die',
    keep: (p: { points: number }) => `Keep: ${points(p.points)}`,
    exchange: (p: { points: number }) => `Exchange: ${points(p.points)}`,
    next: 'Next round',
    waiting: 'Waiting for the others',
  },
  say: {
    opening: 'The middle dice are thrown.',
    ready: 'Your dice are in hand. When everybody is ready, call.',
    readyOther: (p: { name: string }) => `Dice in hand. ${p.name} calls the start.`,
    starting: 'Get ready…',
    throwNow: 'Throw.',
    throwLast: (p: { name: string }) => `${p.name} has called “Cubo!”. You may throw once more.`,
    falling: 'The dice are falling.',
    offline: 'No connection: the throw waits until it is back.',
    lay: 'Lay your square, or throw again.',
    layOnly: 'Now lay your square.',
    layFast: (p: { name: string }) => `${p.name} has called “Cubo!”. Lay your square.`,
    laid: 'All nine are laid: Cubo!',
    covering: 'All nine are laid and will be covered in a moment.',
    hurry: 'Cover your square before time runs out.',
    late: 'Too late this time: no points this round.',
    take: 'Take a die from the middle, quickly.',
    takeCalm: 'Take a die from the middle, or none.',
    wait: 'Covered. The others are still laying.',
    watch: (p: { name: string }) => `Everybody plays at once; ${p.name}’s square is the large one.`,
    goOf: (p: { name: string }) => `It’s ${p.name}’s turn.`,
    exchange: (p: { die: string }) => `You may exchange a die of your square for the ${p.die}.`,
    exchangeCell: 'Exchange this die, or choose another one.',
    exchangeOf: (p: { name: string }) => `${p.name} may exchange a die.`,
    scored: 'The round is being scored.',
    leads: (p: { names: readonly string[]; n: number }) =>
      `${n.list(p.names)} ${p.names.length > 1 ? 'lead' : 'leads'} with ${points(p.n)}.`,
    over: 'Six rounds are played.',
  },
  moment: {
    cover: (p: { name: string }) => `Cubo! ${p.name} has covered`,
    take: (p: { name: string; die: string }) => `${p.name} takes ${p.die}`,
  },
  status: {
    hand: 'dice in hand',
    thrown: 'looking',
    laying: (p: { n: number }) => n.count(p.n, { one: '# die laid', other: '# dice laid' }),
    covered: 'covered',
    took: (p: { die: string }) => `covered, took the ${p.die}`,
    late: 'too late',
    waiting: 'waiting',
  },
  summary: {
    title: (p: { round: number }) => `Scoring of round ${p.round}`,
    none: 'Not covered in time: no points.',
    total: (p: { n: number }) => `${p.n} in all`,
    exchanged: 'from the middle',
  },
  time: {
    start: (p: { s: number }) => `Start in ${p.s}`,
    call: (p: { s: number }) => `Starts by itself in ${p.s} s`,
    cover: (p: { s: number }) => n.count(p.s, { one: '# second to cover', other: '# seconds to cover' }),
    take: (p: { s: number }) =>
      n.count(p.s, { one: '# second to take a die', other: '# seconds to take a die' }),
    exchange: (p: { s: number }) =>
      n.count(p.s, { one: '# second to exchange', other: '# seconds to exchange' }),
  },
  log: {
    deal: (p: { name: string }) => `${p.name} starts.`,
    open: (p: { round: number; dice: string }) => `Round ${p.round}. In the middle: ${p.dice}.`,
    call: (p: { name: string }) => `${p.name} calls: Cubo!`,
    clockCall: 'The clock calls: Cubo!',
    throws: (p: { name: string; n: number }) => `${p.name}: throw no. ${p.n}.`,
    fall: (p: { name: string; dice: string }) => `${p.name} throws ${p.dice}.`,
    pickUp: (p: { name: string }) => `${p.name} picks up the dice.`,
    cover: (p: { name: string }) => `${p.name} covers: Cubo!`,
    take: (p: { name: string; die: string }) => `${p.name} takes the ${p.die} from the middle.`,
    takeNone: (p: { name: string }) => `${p.name} takes no die.`,
    countdown: (p: { names: readonly string[]; s: number }) => `${p.s} seconds for ${n.list(p.names)}.`,
    ends: 'The round is over.',
    exchange: (p: { name: string; die: string; given: string }) =>
      `${p.name} exchanges the ${p.given} for the ${p.die}.`,
    keep: (p: { name: string }) => `${p.name} exchanges nothing.`,
    scored: (p: { name: string; points: number }) => `${p.name} scores ${points(p.points)}.`,
  },
  facts: {
    decisive: (p: { round: number; name: string; points: number; more: number }) =>
      `Round ${p.round}: ${p.points} for ${p.name}, ${p.more} more than anybody`,
    best: (p: { round: number; name: string | null; points: number }) =>
      `${whose(p.name)}: ${points(p.points)} in round ${p.round}`,
  },
  end: { tie: 'Equal points: the win is shared.' },
  undo: 'At a calm table you can take back everything since your last throw; in a race everything counts at once.',
  keys: 'Keys: 1–8 lay dice (1–4 take one from the middle), Space throws, C calls “Cubo!”, Z takes back, S skips to your turn.',
  refusals,
  intro,
  rules,
} as const;
