import { isSameMove } from './director.ts';
import type { LogLine } from './log.ts';

export interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** What a screen reader has been told of a log. */
export interface Heard {
  readonly log: readonly LogLine[];
  /** Told, and then taken out of the log because others' moves came before: most likely they come again. */
  readonly again: readonly LogLine[];
  readonly spoken: readonly Spoken[];
}

/** So many lines stay for those who read back. */
const KEPT = 6;

const same = (a: LogLine, b: LogLine): boolean => a.entry === b.entry || isSameMove(a.entry, b.entry);

/** What was there before anybody listened. */
export const heardAlready = (log: readonly LogLine[]): Heard => ({
  log,
  again: [],
  spoken: log.slice(-KEPT).map(({ text }, id) => ({ id, text })),
});

export interface Listening {
  readonly log: readonly LogLine[];
  /** False while something that happened is still to be shown. */
  readonly settled: boolean;
}

/** Every move is told once, also when it was shown before its time and others' moves came between. */
export function hear({ log: before, again: owed, spoken }: Heard, { log, settled }: Listening): Heard {
  const differ = before.findIndex((line, i) => !log[i] || !same(line, log[i]));
  const kept = differ < 0 ? before.length : differ;
  const again = [...owed, ...before.slice(kept)];
  const news = log.slice(kept).filter((line) => {
    const told = again.findIndex((each) => same(each, line));
    if (told >= 0) again.splice(told, 1);
    return told < 0;
  });
  const next = (spoken.at(-1)?.id ?? -1) + 1;
  return {
    log,
    again: settled ? [] : again,
    spoken: [...spoken, ...news.map(({ text }, i) => ({ id: next + i, text }))].slice(-KEPT),
  };
}
