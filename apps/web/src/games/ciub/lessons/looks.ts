import type { Action } from '@cubarium/core';
import {
  ciub,
  current,
  diceOf,
  isFace,
  printDie,
  type CiubAction,
  type CiubState,
  type Die,
} from '@cubarium/games/ciub';
import { misfit, type Pattern } from '../../../table/model/lesson.ts';

/** A die without its number: `w:swap`, `y:?`. Equal ones are interchangeable. */
const lookOf = (die: Die): string => printDie(die).replace(/\d+/, '');
/** Between turns a die is its colour, unless it trades for two. */
const laterLookOf = (die: Die): string =>
  die.face === 'two' ? lookOf(die) : (lookOf(die).split(':')[0] ?? '');

const isText = (value: unknown): value is string => typeof value === 'string';
const sorted = (list: readonly string[]): readonly string[] => list.toSorted();

/** An action by looks: no numbers of dice, no order, and skulls go along unnamed. */
export function look(state: CiubState, action: Action): Pattern {
  const dice = diceOf(current(state));
  const later = action.kind === 'keep' || action.kind === 'whiten';
  const seen = (name: string): string => {
    const die = dice.find(({ id }) => id === name);
    return die ? (later ? laterLookOf(die) : lookOf(die)) : name;
  };
  const told = Object.entries(action).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'die' || key === 'target') return [key, isText(value) ? seen(value) : value];
    if (!Array.isArray(value)) return [key, value];
    const looks = value.filter(isText).map(seen);
    return [key, sorted(looks.filter((each) => !each.endsWith(':skull')))];
  });
  const lists = action.kind === 'roll' || action.kind === 'stop' ? { aside: [] } : {};
  return { ...lists, ...Object.fromEntries(told), kind: action.kind };
}

export function fall(state: CiubState, faces: Readonly<Record<string, string>>): CiubAction {
  const turn = ciub.turn(state);
  const { chance } = state.turn;
  if (turn.who !== 'chance' || chance?.kind !== 'fall') throw misfit('no dice fall');
  const fallen = chance.dice.map((die) => faces[die]).filter(isFace);
  if (fallen.length !== chance.dice.length) throw misfit(`not all of ${chance.dice.join(' ')} fall`);
  return { kind: 'fall', faces: fallen };
}
