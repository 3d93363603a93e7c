import { useState } from 'react';
import { isByTable, isSeat, type Action, type MatchEntry, type Seat, type TableAction } from '@cubarium/core';
import type { AppMessages } from '../../base/i18n/index.ts';
import type { Step } from './director.ts';
import type { GameTexts, GameUi, Player } from './game-ui.ts';
import type { LogMark } from './log-marks.tsx';

export interface LogLine {
  readonly seq: number;
  readonly entry: MatchEntry;
  readonly text: string;
  /** The picture of its kind; none for kinds that only tables know. */
  readonly mark: LogMark | null;
  /** Who did it, or whose turn it was when it fell; null for clock and table. */
  readonly seat: Seat | null;
  /** Whose turn it was; null for what happens to the table, and in a race. */
  readonly turn: { readonly seat: Seat; readonly name: string } | null;
  /** Nothing before this line can be taken back. */
  readonly final: boolean;
}

export interface LogParts<S, A extends Action> {
  readonly history: readonly Step<S, A>[];
  readonly texts: Pick<GameTexts<S, A>, 'line'>;
  readonly marks: GameUi['marks'];
  readonly turnOf: GameUi<S, A>['turnOf'];
  readonly players: readonly Player[];
  readonly app: AppMessages;
}

/** Pictures for what happens to a table and is no move of its game. */
const TABLE_MARKS: Readonly<Record<string, LogMark>> = {
  undo: 'undo',
  resign: 'resign',
  agree: 'resign',
  playOn: 'back',
  bot: 'bot',
  back: 'back',
  chain: 'chain',
  skip: 'clock',
};

/** The line of a step; null for what the game has no words for. */
function lineOf<S, A extends Action>(
  step: Step<S, A>,
  { texts, marks, turnOf, app }: LogParts<S, A>,
  nameOf: (seat: Seat) => string,
): LogLine | null {
  const { entry } = step;
  const { seq, actor, action } = entry;
  const text = isByTable(entry)
    ? tableLine(app, entry.action, nameOf)
    : texts.line({ ...step, entry }, nameOf);
  if (text === null) return null;
  const mark = TABLE_MARKS[action.kind] ?? marks[action.kind] ?? null;
  const turn = actor === 'table' ? null : turnOf(step.before.state);
  const seat = isSeat(actor) ? actor : actor === 'chance' ? turn : null;
  const whose = turn === null ? null : { seat: turn, name: nameOf(turn) };
  return { seq, entry, text, mark, seat, turn: whose, final: actor === 'chance' };
}

/** The log as lines, while it grows: each is written once, however often a table is drawn. */
export class LogWriter<S = unknown, A extends Action = Action> {
  #lines = new WeakMap<Step<S, A>, LogLine | null>();
  #words: readonly unknown[] = [];
  #history: LogParts<S, A>['history'] = [];
  #written: readonly LogLine[] = [];

  write(parts: LogParts<S, A>): readonly LogLine[] {
    const names = parts.players.map(({ name }) => name);
    const words = [parts.texts, parts.marks, parts.app, ...names];
    const isSame = words.length === this.#words.length && words.every((word, i) => word === this.#words[i]);
    if (isSame && parts.history === this.#history) return this.#written;
    // Another language, or somebody is called otherwise now.
    if (!isSame) this.#lines = new WeakMap();
    this.#words = words;
    this.#history = parts.history;
    this.#written = parts.history.flatMap((step) => this.#line(step, parts) ?? []);
    return this.#written;
  }

  #line(step: Step<S, A>, parts: LogParts<S, A>): LogLine | null {
    const known = this.#lines.get(step);
    if (known !== undefined) return known;
    const line = lineOf(step, parts, (seat) => parts.players[seat]?.name ?? '');
    this.#lines.set(step, line);
    return line;
  }
}

/** The lines of the table that is shown. */
export const useLog = (parts: LogParts<unknown, Action>): readonly LogLine[] =>
  useState(() => new LogWriter())[0].write(parts);

function tableLine({ table }: AppMessages, action: TableAction, nameOf: (seat: Seat) => string): string {
  const name = nameOf(action.seat);
  return action.kind === 'skip'
    ? table.events.skip({ name, by: nameOf(action.by) })
    : table.events[action.kind]({ name });
}

/** The lines with which a turn begins. */
export function firstOfTurns(lines: readonly LogLine[]): ReadonlySet<LogLine> {
  const first = new Set<LogLine>();
  let last: Seat | null = null;
  for (const line of lines) {
    if (line.turn !== null && line.turn.seat !== last) first.add(line);
    last = line.turn?.seat ?? last;
  }
  return first;
}
