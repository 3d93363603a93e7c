import { numbersFor } from '../../../base/i18n/plural.ts';

const n = numbersFor('en');

/** What a row of cards is for. */
export const rows = {
  now: 'Take now',
  later: 'Later',
} as const;

/** What changes the game for everybody. */
export const news = {
  near: 'The next card brings the Opus Magnum',
  gone: (p: { name: string }) => `${p.name} has the Opus Magnum: final turns`,
  final: 'Final turn: both rows count',
} as const;

const points = (count: number): string => n.count(count, { one: '# point', other: '# points' });
const whose = (name: string | null): string => (name === null ? 'Your best' : `${name}’s best`);

/** What decided a match. */
export const facts = {
  decisive: (p: { turn: number; name: string; card: string; points: number; opus: boolean }) =>
    p.opus
      ? `Turn ${p.turn}: ${p.name} took ${p.card} and the Opus Magnum, ${points(p.points)}`
      : `Turn ${p.turn}: ${p.name} took ${p.card}, ${points(p.points)}`,
  best: (p: { name: string | null; card: string; rolls: number }) =>
    `${whose(p.name)}: ${p.card} in ${n.count(p.rolls, { one: 'one roll', other: '# rolls' })}`,
} as const;

/** What a button costs or brings; why it is refused. */
export const costs = {
  all: 'all your dice',
  again: (p: { n: number; skulls: number }) =>
    `${n.count(p.n, { one: 'one die again', other: '# dice again' })}${p.skulls > 0 ? ', skulls stay' : ''}`,
  thenTake: (p: { card: string }) => `then take ${p.card}`,
  thenChoose: 'then take a card',
  thenDie: 'no card: take a die',
  gain: (p: { points: number; of: number }) =>
    p.of > 5 ? `${points(p.points)}, keep 5 of ${p.of}` : points(p.points),
  instead: (p: { n: number }) => `no card, keep all ${p.n}`,
  noDie: 'without a die',
  back: (p: { n: number }) => n.count(p.n, { one: '# goes back', other: '# go back' }),
  choose: (p: { n: number }) => `choose ${p.n} more`,
  next: (p: { name: string }) => `then ${p.name}`,
  token: 'only you may take it',
  remove: (p: { from: number; to: number }) => `pile ${p.from} to ${p.to}`,
  reasons: {
    'nothing-moved-since-roll': 'set a die aside first',
    'pool-is-empty': 'no dice left',
  },
} as const;

/** A colour of the supply to choose. */
export const chooser = {
  left: (p: { colour: string; n: number }) =>
    p.n === 0 ? `${p.colour}, none left` : `${p.colour}, ${p.n} left`,
  helps: (p: { n: number }) => `helps ${p.n} of 6`,
  faces: (p: { faces: string }) => `Faces: ${p.faces}`,
} as const;
