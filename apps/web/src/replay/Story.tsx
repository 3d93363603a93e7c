import type { ReactElement, ReactNode } from 'react';
import { useEnd } from '../base/i18n/end.ts';
import { Drawing } from '../base/ui/icons.tsx';
import { SeatToken } from '../table/parts/SeatToken.tsx';
import { chapterAfter, chapterAt, chapterBefore, type Chapter } from './chapters.ts';
import { highlightAfter, type Highlight, type HighlightKind } from './highlights.ts';
import type { Replay } from './useReplay.ts';

/** A match told while it is seen again. */
export interface Told {
  readonly chapters: readonly Chapter[];
  readonly highlights: readonly Highlight[];
  /** What happened last, in few words. */
  readonly caption: string | null;
  readonly names: readonly string[];
}

interface StoryProps {
  readonly replay: Replay;
  readonly told: Told;
}

function useKinds(): Readonly<Record<HighlightKind, string>> {
  const m = useEnd();
  return { moment: m.story.moment, lucky: m.story.lucky, unlucky: m.story.unlucky, mistake: m.story.mistake };
}

/** Whose turn or which round it is, and what happened last. */
export function Heading({ replay, told }: StoryProps): ReactElement {
  const kinds = useKinds();
  const { at } = replay;
  const chapter = chapterAt(told.chapters, at);
  const here = told.highlights.filter((each) => each.at === at);
  const seat = chapter?.seat ?? null;
  return (
    <div className="replay-story">
      <p className="replay-chapter">
        {seat !== null && <SeatToken seat={seat} name={told.names[seat] ?? ''} />}
        {chapter?.title}
      </p>
      <p className="replay-caption">
        {here.map(({ kind }) => (
          <strong key={kind} data-kind={kind}>
            {kinds[kind]}{' '}
          </strong>
        ))}
        {told.caption}
      </p>
    </div>
  );
}

/** Where something worth going to lies on the timeline; the button beside goes there. */
export function Marks({ replay, told }: StoryProps): ReactElement | null {
  const last = replay.steps.length - 1;
  if (told.highlights.length === 0 || last < 1) return null;
  return (
    <div className="replay-marks" aria-hidden="true">
      {told.highlights.map(({ at, kind }) => (
        <span key={`${at} ${kind}`} data-kind={kind} style={{ left: `${(100 * (at - 1)) / last}%` }} />
      ))}
    </div>
  );
}

interface JumpProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Drawn here, so that nobody loads it who never sees a replay. */
const Jump = ({ label, onPress, children }: JumpProps): ReactElement => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onPress}>
    <Drawing>{children}</Drawing>
  </button>
);

export function PreviousTurn({ replay, told }: StoryProps): ReactElement {
  const m = useEnd();
  return (
    <Jump label={m.story.previous} onPress={() => replay.go(chapterBefore(told.chapters, replay.at))}>
      <path d="M19 6l-6 6 6 6M11 6l-6 6 6 6" />
    </Jump>
  );
}

export function NextTurn({ replay, told }: StoryProps): ReactElement {
  const m = useEnd();
  return (
    <Jump label={m.story.next} onPress={() => replay.go(chapterAfter(told.chapters, replay.at))}>
      <path d="M5 6l6 6-6 6M13 6l6 6-6 6" />
    </Jump>
  );
}

export function NextHighlight({ replay, told }: StoryProps): ReactElement | null {
  const m = useEnd();
  const next = highlightAfter(told.highlights, replay.at);
  if (!next) return null;
  return (
    <Jump label={m.story.highlight} onPress={() => replay.go(next.at)}>
      <path d="M12 4l2.500 5.200 5.500.7-4 3.900 1 5.600-5-2.700-5 2.700 1-5.600-4-3.900 5.500-.7z" />
    </Jump>
  );
}
