import { useMemo } from 'react';
import type { Analysis } from '@cubarium/bots/kit';
import type { MatchFile } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import type { GameUi } from '../table/model/game-ui.ts';
import { chaptersOf } from './chapters.ts';
import { highlightsOf } from './highlights.ts';
import type { Told } from './Story.tsx';
import type { Replay } from './useReplay.ts';

export interface ToldParts {
  readonly ui: GameUi;
  readonly file: MatchFile;
  readonly analysis: Analysis | null;
}

/** The turns of a match, what is worth going to in it, and what happened last. */
export function useTold({ ui, file, analysis }: ToldParts, { steps, at }: Replay): Told {
  const m = useApp();
  const texts = ui.useTexts();
  const names = useMemo(() => file.players.map(({ name }) => name), [file]);
  const chapters = useMemo(
    () =>
      chaptersOf(steps, (state) => {
        const seat = ui.turnOf(state);
        if (seat !== null) return { seat, title: m.table.turnOf({ name: names[seat] ?? '' }) };
        const title = texts.chapter?.(state) ?? null;
        return title === null ? null : { seat, title };
      }),
    [steps, ui, names, m, texts],
  );
  const highlights = useMemo(() => highlightsOf(steps, ui.highlights ?? [], analysis), [steps, ui, analysis]);
  const step = steps[at - 1];
  const nameOf = (seat: number): string => names[seat] ?? '';
  const isMove = step !== undefined && step.entry.actor !== 'table';
  const caption = isMove ? (texts.caption?.(step, nameOf) ?? texts.line(step, nameOf)) : null;
  return { chapters, highlights, caption, names };
}
