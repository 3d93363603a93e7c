import type { Analysis } from '@cubarium/bots/kit';
import type { Step } from '../table/model/director.ts';

export type HighlightKind = 'moment' | 'lucky' | 'unlucky' | 'mistake';

/** Something worth going to. */
export interface Highlight {
  /** As replays count: after so many entries. */
  readonly at: number;
  readonly kind: HighlightKind;
}

/** Of luck of either kind so many are marked: more would be the ordinary course of a game. */
const MOST = 5;
const LUCK = 0.04;

/** Big moments of the game, and once it was looked at again what was luck and what was not; in their order. */
export function highlightsOf(
  steps: readonly Step[],
  kinds: readonly string[],
  analysis: Analysis | null,
): readonly Highlight[] {
  const moments = steps.flatMap(({ entry }, i): readonly Highlight[] =>
    kinds.includes(entry.action.kind) ? [{ at: i + 1, kind: 'moment' }] : [],
  );
  const found = [...moments, ...(analysis ? [...luckIn(analysis), ...mistakesIn(analysis)] : [])];
  return found.toSorted((a, b) => a.at - b.at);
}

function luckIn({ luck }: Analysis): readonly Highlight[] {
  const own = luck.flatMap(({ entry, seat, luck: shifts }) =>
    seat === null ? [] : [{ at: entry + 1, change: shifts[seat] ?? 0 }],
  );
  const most = own.toSorted((a, b) => b.change - a.change);
  const lucky = most.slice(0, MOST).filter(({ change }) => change >= LUCK);
  const unlucky = most.slice(-MOST).filter(({ change }) => change <= -LUCK);
  return [
    ...lucky.map(({ at }) => ({ at, kind: 'lucky' as const })),
    ...unlucky.map(({ at }) => ({ at, kind: 'unlucky' as const })),
  ];
}

const mistakesIn = ({ mistakes }: Analysis): readonly Highlight[] =>
  mistakes.map(({ entry }) => ({ at: entry + 1, kind: 'mistake' }));

/** The next one after a moment; after the last comes the first. */
export const highlightAfter = (highlights: readonly Highlight[], at: number): Highlight | undefined =>
  highlights.find((each) => each.at > at) ?? highlights[0];
