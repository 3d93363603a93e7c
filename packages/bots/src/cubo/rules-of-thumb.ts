/** Simple ways to play a race with an expert's hands: none of them should beat somebody who thinks. */
import { rememberedWorth } from './square/index.ts';
import { fallenKinds, jokerFace, middleKinds } from './lying.ts';
import type { Nerve } from './style.ts';

export interface RuleOfThumb {
  readonly name: string;
  readonly nerve: Nerve;
}

const AIMS = [18, 21, 24, 27, 30] as const;
const TAKES = ['useful', 'denying'] as const;

/** Content with as much as the best that lies before anybody else. */
const copiesTheLeader: Nerve['keeps'] = ({ state, seat }, worth) =>
  state.seats.every((rival, i) => {
    const kinds = i === seat ? null : fallenKinds(rival);
    return !kinds || worth >= rememberedWorth(kinds, jokerFace(rival), { middle: middleKinds(state) });
  });

const named = (name: string, keeps: Nerve['keeps']): readonly RuleOfThumb[] =>
  TAKES.map((takes) => ({ name: takes === 'denying' ? `${name}-deny` : name, nerve: { keeps, takes } }));

export const RULES_OF_THUMB: readonly RuleOfThumb[] = [
  ...named('cover-first', () => true),
  ...AIMS.flatMap((aim) => named(`wait-${aim}`, (_, worth) => worth >= aim)),
  ...named('copy-leader', copiesTheLeader),
  ...named('cover-last', () => false),
];
