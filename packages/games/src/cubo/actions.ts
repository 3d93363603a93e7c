import {
  err,
  general,
  hasFields,
  isRecord,
  isSeat,
  isTextArray,
  ok,
  type Actor,
  type JsonRecord,
  type Refusal,
  type Result,
} from '@cubarium/core';
import type { ChanceAction, ClockAction, CuboAction, SeatAction } from './types.ts';

const CELLS = 9;

/** The border: the shape of an action, by who sends it. Seats cannot even name what chance and the clock do. */
export function parseAction(actor: Actor, raw: unknown): Result<CuboAction, Refusal> {
  const action = isRecord(raw) ? read(actor, raw) : null;
  return action ? ok(action) : err(general('bad-request', 'not an action of this actor'));
}

function read(actor: Actor, raw: JsonRecord): CuboAction | null {
  if (actor === 'chance') return readChance(raw);
  if (actor === 'clock') return readClock(raw);
  return actor === 'table' ? null : readSeat(raw);
}

function readClock(raw: JsonRecord): ClockAction | null {
  return raw.kind === 'timeUp' && hasFields(raw, ['kind']) ? { kind: 'timeUp' } : null;
}

function readChance(raw: JsonRecord): ChanceAction | null {
  const { kind, first, faces } = raw;
  if (kind === 'deal' && hasFields(raw, ['kind', 'first']) && isSeat(first)) return { kind, first };
  if (kind === 'fall' && hasFields(raw, ['kind', 'faces']) && isTextArray(faces)) return { kind, faces };
  return null;
}

function readSeat(raw: JsonRecord): SeatAction | null {
  switch (raw.kind) {
    case 'call':
    case 'pickUp':
    case 'throw':
      return hasFields(raw, ['kind']) ? { kind: raw.kind } : null;
    case 'cover': {
      const { kind, square } = raw;
      const shaped = hasFields(raw, ['kind', 'square']) && isTextArray(square) && square.length === CELLS;
      return shaped ? { kind, square } : null;
    }
    case 'take': {
      const { kind, die } = raw;
      const shaped = hasFields(raw, ['kind', 'die']) && (die === null || typeof die === 'string');
      return shaped ? { kind, die } : null;
    }
    case 'exchange': {
      const { kind, cell } = raw;
      return hasFields(raw, ['kind', 'cell']) && (cell === null || isCell(cell)) ? { kind, cell } : null;
    }
    default:
      return null;
  }
}

const isCell = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CELLS;
