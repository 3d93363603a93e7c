/**
 * What a tray still lacks for a task, as one integer: equal needs have equal codes, whatever task they
 * come from. Two bits of kind, then
 *   numbers: how many dice with each number are missing (three bits each);
 *   total:   what is missing from the sum;
 *   equal:   for each number and for skulls, how many dice are missing (three bits each, 7: out of reach).
 */
import type { Task } from '@cubarium/games/ciub';

export const MET = -1;
export const IMPOSSIBLE = -2;

const NUMBERS = 0;
const TOTAL = 1;
/** Two kinds of equal task, since only there it matters what an adjust die may turn itself to (R6). */
const EQUAL = 2;
const EQUAL_NUMBERS_ONLY = 3;

const KIND_SHIFT = 24;
const OUT_OF_REACH = 7;
const SKULL_FIELD = 7;
const HIGHEST_FACE = 7;

export type SelfAdjust = 'no-actions' | 'numbers-only';

const kindOf = (code: number): number => code >> KIND_SHIFT;
const fieldOf = (code: number, field: number): number => (code >> (3 * field)) & 7;
const coded = (kind: number, payload: number): number => (kind << KIND_SHIFT) | payload;

/** The need of an empty tray. */
export function needOf(task: Task, selfAdjust: SelfAdjust): number {
  switch (task.kind) {
    case 'numbers': {
      let payload = 0;
      for (let f = 1; f <= HIGHEST_FACE; f++) payload |= (task.counts[f] ?? 0) << (3 * (f - 1));
      return payload === 0 ? MET : coded(NUMBERS, payload);
    }
    case 'total':
      return task.sum <= 0 ? MET : coded(TOTAL, task.sum);
    case 'equal': {
      const kind = selfAdjust === 'no-actions' ? EQUAL : EQUAL_NUMBERS_ONLY;
      let payload = 0;
      for (let field = 0; field <= SKULL_FIELD; field++) payload |= task.count << (3 * field);
      return task.count <= 0 ? MET : coded(kind, payload);
    }
  }
}

/** One more die of this field is in the tray; equal tasks only. */
function oneMoreEqual(code: number, field: number): number {
  const missing = fieldOf(code, field);
  if (missing === OUT_OF_REACH) return code;
  return missing === 1 ? MET : code - (1 << (3 * field));
}

/** The need after a die with this number went to the tray (G2, G3, G4). */
export function afterNumber(code: number, number: number): number {
  if (code < 0) return code;
  switch (kindOf(code)) {
    case NUMBERS: {
      if (fieldOf(code, number - 1) === 0) return code;
      const left = code - (1 << (3 * (number - 1)));
      return left === 0 ? MET : left;
    }
    case TOTAL: {
      const left = (code & 0xffffff) - number;
      return left <= 0 ? MET : coded(TOTAL, left);
    }
    default:
      return oneMoreEqual(code, number - 1);
  }
}

/** The need after a skull went to the tray (G4). */
export const afterSkull = (code: number): number =>
  code >= 0 && kindOf(code) >= EQUAL ? oneMoreEqual(code, SKULL_FIELD) : code;

/** The need as far as it can be met with so many dice left: what is out of reach is forgotten. */
export function withDiceLeft(code: number, dice: number): number {
  if (code < 0) return code;
  switch (kindOf(code)) {
    case NUMBERS: {
      let missing = 0;
      for (let field = 0; field < HIGHEST_FACE; field++) missing += fieldOf(code, field);
      return missing > dice ? IMPOSSIBLE : code;
    }
    case TOTAL:
      return (code & 0xffffff) > HIGHEST_FACE * dice ? IMPOSSIBLE : code;
    default:
      return reachableEqual(code, dice);
  }
}

function reachableEqual(code: number, dice: number): number {
  let payload = 0;
  let reachable = false;
  for (let field = 0; field <= SKULL_FIELD; field++) {
    const missing = fieldOf(code, field);
    const kept = missing > dice ? OUT_OF_REACH : missing;
    if (kept !== OUT_OF_REACH) reachable = true;
    payload |= kept << (3 * field);
  }
  if (!reachable) return IMPOSSIBLE;
  const skulls = (payload >> (3 * SKULL_FIELD)) & 7;
  return coded(skulls === OUT_OF_REACH ? EQUAL : kindOf(code), payload);
}

/** Whether a die with this number brings the need nearer. */
export function wantsNumber(code: number, number: number): boolean {
  switch (kindOf(code)) {
    case NUMBERS:
      return fieldOf(code, number - 1) > 0;
    case TOTAL:
      return true;
    default:
      return fieldOf(code, number - 1) !== OUT_OF_REACH;
  }
}

export const wantsSkull = (code: number): boolean =>
  kindOf(code) >= EQUAL && fieldOf(code, SKULL_FIELD) !== OUT_OF_REACH;

/** R6: whether an adjust die may turn itself to a skull. */
export const mayTurnToSkull = (code: number): boolean => kindOf(code) === EQUAL;

/** Only the sum counts: a higher number is always as good. */
export const isTotalNeed = (code: number): boolean => code >= 0 && kindOf(code) === TOTAL;

export const isEqualNeed = (code: number): boolean => code >= 0 && kindOf(code) >= EQUAL;
