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
