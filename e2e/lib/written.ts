import type { Page } from '@playwright/test';
import { applyEntry, startMatch, type Entry, type Match } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { keepLog } from './kept.ts';
import { oneDevice } from './pages.ts';

/** A log of two seats in which every die and card is written down; whoever is due does the next thing. */
export function writtenLog(actions: readonly CiubAction[]): readonly Entry[] {
  const options = ciub.parseOptions({ seats: 2, length: 'normal', first: 0 });
  if (!options.ok) throw new Error('no options');
  let match: Match<CiubState, CiubAction> = startMatch(ciub, {
    options: options.value,
    bots: [null, null],
    time: null,
  });
  return actions.map((action, seq) => {
    const turn = ciub.turn(match.state);
    const actor = turn.who === 'seats' ? (turn.seats[0] ?? 'chance') : 'chance';
    const entry: Entry = { seq, at: seq, actor, action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.code}`);
    match = next.value;
    return entry;
  });
}

/** Seat 0 begins; bottom row: 1 1 1, then 2 2 2 2 and 20+; top row: 2 4 6, 6 6 and 3 3 3 3. */
export const DEALT: CiubAction = {
  kind: 'deal',
  first: 0,
  top: ['A2', 'A6', 'A10'],
  bottom: ['A9', 'A4', 'A3'],
};

/** The first roll of seat 0 with its five white dice. */
export const rolled = (...faces: Extract<CiubAction, { kind: 'fall' }>['faces']): readonly CiubAction[] => [
  DEALT,
  { kind: 'roll' },
  { kind: 'fall', faces },
];

/** Three ones set aside: the first card of the bottom row may be taken. */
export const MAY_GAIN: readonly CiubAction[] = [
  ...rolled('1', '1', '1', '2', 'swap'),
  { kind: 'stop', aside: ['w1', 'w2', 'w3'] },
];

/** A table of this device for two people after this log. */
export async function openWritten(page: Page, actions: readonly CiubAction[]): Promise<void> {
  await oneDevice(page, 'Ciúb');
  await keepLog(page, writtenLog(actions), ['Ada', 'Béla']);
}
