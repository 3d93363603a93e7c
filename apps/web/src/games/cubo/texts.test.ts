import { isByTable, isSeat, type Seat } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { tellingOf } from '../../table/model/telling.ts';
import { messages as m } from './messages/en.ts';
import { closesRound, type CuboStep } from './model/rounds.ts';
import { turnOf } from './model/situation.ts';
import { playedSteps, ready } from './model/state.testkit.ts';
import { captionOf } from './texts.ts';
import { ui } from './ui.tsx';

const NAMES = ['Ada', 'Béla', 'Cléo'];
const nameOf = (seat: Seat): string => NAMES[seat] ?? '';
const STEPS = playedSteps('captions');

const saidOf = (step: CuboStep): string | null => {
  const { entry } = step;
  return isByTable(entry) ? null : captionOf(m, { ...step, entry }, nameOf);
};

/** What who plays seat 0 is told after so many steps. */
function toldAfter(n: number) {
  const history = STEPS.slice(0, n);
  const match = history.at(-1)?.after;
  if (!match) throw new Error('no step');
  const players = NAMES.map((name, i) => ({ seat: i as Seat, name, bot: null, mine: i === 0 }));
  return tellingOf({
    table: { history, match, players, mine: [0] },
    ui,
    texts: { line: () => null, caption: saidOf },
  });
}

describe('what others do at a calm table', () => {
  test('has a caption for each thing, with who did it', () => {
    const done = STEPS.filter(({ entry }) => isSeat(entry.actor));
    expect(done.length).toBeGreaterThan(40);
    for (const step of done) expect(saidOf(step)).toContain(nameOf(step.entry.actor as Seat));
    const kinds = new Set(done.map(({ entry }) => entry.action.kind));
    expect([...kinds].toSorted()).toEqual(['cover', 'exchange', 'pickUp', 'take', 'throw']);
  });

  test('is told while it is their turn, and of dice that fell what was done to them', () => {
    const told = STEPS.flatMap((step, i) => {
      const turn = turnOf(step.after.state);
      if (step.after.end || turn === null) return [];
      return [{ turn, kind: step.entry.action.kind, caption: toldAfter(i + 1).caption }];
    });
    expect(told.filter(({ turn, caption }) => turn === 0 && caption !== null)).toEqual([]);
    const falls = told.filter(({ turn, kind }) => turn !== 0 && kind === 'fall');
    expect(falls.length).toBeGreaterThan(6);
    for (const { caption } of falls) expect(caption?.text).toMatch(/throw no\.\s\d|^Round \d of 6$/);
  });

  test('a round is counted for everybody at the same pace, and a race has no turns', () => {
    const closing = STEPS.filter(closesRound);
    expect(closing).toHaveLength(6);
    for (const step of closing) expect(ui.pace(step, 0)).toMatchObject({ shared: true });
    expect(turnOf(ready({ pace: 'race' }))).toBeNull();
  });
});
