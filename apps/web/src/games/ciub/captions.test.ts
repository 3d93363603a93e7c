import { applyEntry, startMatch, type Actor, type Match, type Seat } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { expect, test } from 'vitest';
import type { Step } from '../../table/model/director.ts';
import { tellingOf } from '../../table/model/telling.ts';
import { captionOf, recapOf } from './captions.ts';
import { messages as m } from './messages/en.ts';
import { ui } from './ui.tsx';

const NAMES = ['Ada', 'Dénes'];
const nameOf = (seat: Seat): string => NAMES[seat] ?? '';

/** The steps of a log in which whoever is due does the next thing. */
function stepsOf(actions: readonly CiubAction[]): readonly Step<CiubState, CiubAction>[] {
  const options = ciub.parseOptions({ seats: 2, first: 1 });
  if (!options.ok) throw new Error('no options');
  let match: Match<CiubState, CiubAction> = startMatch(ciub, {
    options: options.value,
    bots: [null, 'casual'],
    time: null,
  });
  return actions.map((action, seq) => {
    const turn = ciub.turn(match.state);
    const actor: Actor = turn.who === 'seats' ? (turn.seats[0] ?? 'chance') : 'chance';
    const entry = { seq, at: seq, actor, action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(`${action.kind}: ${next.error.code}`);
    const step = { before: match, entry, after: next.value };
    match = next.value;
    return step;
  });
}

const TURN = stepsOf([
  { kind: 'deal', first: 1, top: ['A2', 'A6', 'A10'], bottom: ['A9', 'A4', 'A3'] },
  { kind: 'roll' },
  { kind: 'fall', faces: ['1', '1', '2', '3', 'swap'] },
  { kind: 'swap', die: 'w10', colour: 'red' },
  { kind: 'roll', aside: ['w6', 'w7'] },
  { kind: 'fall', faces: ['1', '4', '5'] },
  { kind: 'stop', aside: ['w8'] },
  { kind: 'gain', card: 'A9', down: 'A6' },
  { kind: 'turnUp', card: 'B1' },
  { kind: 'endTurn' },
]);

test('each thing that somebody does is told in few words', () => {
  expect(TURN.map((step) => captionOf(m, step, nameOf))).toEqual([
    null,
    'Dénes rolls 5 dice.',
    'Dénes: 2\u00A0× 1, 2, 3 and swap.',
    'Dénes swaps white for red.',
    'Dénes sets aside 2\u00A0× 1 and rolls 3 dice.',
    'Dénes: 1, 4 and 5.',
    'Dénes sets aside 1 and stops.',
    'Dénes gains 1 1 1: 3 points.',
    'New card: 6 6 6.',
    null,
  ]);
});

test('a whole turn is told in one line, which stays', () => {
  expect(recapOf(m, TURN, 'Dénes')).toBe('Dénes: rolled twice, took 1 1 1, +3');
  const players = NAMES.map((name, i) => ({ seat: i as Seat, name, bot: null, mine: i === 0 }));
  const texts = {
    line: () => null,
    caption: (step: Step<CiubState, CiubAction>) => captionOf(m, step, nameOf),
    recap: (steps: readonly Step<CiubState, CiubAction>[], name: string) => recapOf(m, steps, name),
  };
  const toldAfter = (n: number) => {
    const history = TURN.slice(0, n);
    const match = history.at(-1)?.after;
    if (!match) throw new Error('no step');
    return tellingOf({ table: { history, match, players, mine: [0] }, ui, texts });
  };
  expect(toldAfter(4).caption?.text).toBe('Dénes swaps white for red.');
  expect(toldAfter(4).recaps).toEqual([]);
  expect(toldAfter(10).caption).toBeNull();
  expect(toldAfter(10).recaps.map(({ text }) => text)).toEqual(['Dénes: rolled twice, took 1 1 1, +3']);
});
