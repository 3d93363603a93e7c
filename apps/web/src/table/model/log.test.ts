import {
  foldEntries,
  playRandom,
  seededRng,
  startMatch,
  type Match,
  type MatchEntry,
  type TableAction,
} from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { expect, test, vi } from 'vitest';
import { messages as app } from '../../base/i18n/en.ts';
import type { Step } from './director.ts';
import type { GameTexts } from './game-ui.ts';
import { firstOfTurns, LogWriter, type LogParts } from './log.ts';

const MARKS = {};

/** The steps of a match, and a writer whose words are counted. */
function written() {
  const options = ciub.parseOptions({ seats: 2, first: 0 });
  if (!options.ok) throw new Error('no options');
  const from = startMatch(ciub, { options: options.value, bots: [null, null], time: null });
  const steps: Step[] = [];
  const { log } = playRandom(ciub, options.value, seededRng('log'));
  foldEntries(ciub, { from, entries: log.slice(0, 12) }, (step) => steps.push(step) > 0);
  const line = vi.fn<GameTexts['line']>(({ entry }, nameOf) =>
    typeof entry.actor === 'number' ? `${nameOf(entry.actor)}: ${entry.action.kind}` : null,
  );
  const players = ['Ann', 'Bob'].map((name, i) => ({ seat: i as 0 | 1, name, bot: null, mine: false }));
  const parts = (some: Partial<LogParts<unknown, { kind: string }>> = {}) =>
    ({
      history: steps,
      texts,
      marks: MARKS,
      turnOf: () => null,
      players: [...players],
      app,
      ...some,
    }) as const;
  // Of its texts the log uses this one alone.
  const texts = { line } as Pick<GameTexts, 'line'> as GameTexts;
  return { steps, line, parts, players, writer: new LogWriter() };
}

test('a line is written once, however often the table is drawn', () => {
  const { writer, steps, line, parts } = written();
  const first = writer.write(parts());
  expect(first.length).toBeGreaterThan(3);
  expect(line).toHaveBeenCalledTimes(steps.length);
  for (let i = 0; i < 50; i++) expect(writer.write(parts())).toBe(first);
  expect(line).toHaveBeenCalledTimes(steps.length);
});

test('what is new costs one line, what is taken back none', () => {
  const { writer, steps, line, parts } = written();
  for (let count = 1; count <= steps.length; count++) {
    writer.write(parts({ history: steps.slice(0, count) }));
    expect(line).toHaveBeenCalledTimes(count);
  }
  const shorter = writer.write(parts({ history: steps.slice(0, 4) }));
  expect(line).toHaveBeenCalledTimes(steps.length);
  const anew = new LogWriter().write(parts({ history: steps.slice(0, 4) }));
  expect(shorter).toEqual(anew);
});

test('another name, or another language, is another log', () => {
  const { writer, steps, line, parts, players } = written();
  const before = writer.write(parts());
  const renamed = players.map((player) => ({ ...player, name: `${player.name} 2` }));
  const after = writer.write(parts({ players: renamed }));
  expect(before.map(({ text }) => text)).toContain('Ann: roll');
  expect(after.map(({ text }) => text)).toContain('Ann 2: roll');
  expect(line).toHaveBeenCalledTimes(2 * steps.length);
  writer.write(parts({ players: renamed, app: { ...app } }));
  expect(line).toHaveBeenCalledTimes(3 * steps.length);
});

/** A step of a game in which the state is whose turn it is. */
const step = (turn: 0 | 1, actor: MatchEntry['actor'], kind: string): Step => {
  // Nothing but the state is looked at.
  const match = { state: turn } as Match;
  return { before: match, after: match, entry: { seq: 0, at: 0, actor, action: { kind } } };
};

test('what falls is filed under whose turn it is, and every turn has its heading', () => {
  const { parts } = written();
  const history = [
    step(0, 0, 'stop'),
    step(1, 'chance', 'fall'),
    step(1, 1, 'stop'),
    step(1, 'table', 'undo'),
    step(0, 'chance', 'fall'),
  ];
  const texts: Pick<GameTexts, 'line'> = { line: ({ entry }) => entry.action.kind };
  const lines = new LogWriter().write(parts({ history, texts, turnOf: (state) => (state === 0 ? 0 : 1) }));
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1, 1, null, 0]);
  const begun = firstOfTurns(lines);
  expect(lines.map((line) => begun.has(line))).toEqual([true, true, false, false, true]);
});

test('what happens to the table is told in words of the app, whatever the game is', () => {
  const { parts, line } = written();
  const actions: readonly TableAction[] = [
    { kind: 'undo', seat: 0 },
    { kind: 'agree', seat: 1 },
    { kind: 'skip', seat: 0, by: 1 },
  ];
  const history = actions.map((action): Step => {
    const { entry, ...around } = step(0, 'table', action.kind);
    return { ...around, entry: { ...entry, action } };
  });
  const lines = new LogWriter().write(parts({ history }));
  expect(lines.map(({ text }) => text)).toEqual([
    app.table.events.undo({ name: 'Ann' }),
    app.table.events.agree({ name: 'Bob' }),
    app.table.events.skip({ name: 'Ann', by: 'Bob' }),
  ]);
  expect(line).not.toHaveBeenCalled();
});
