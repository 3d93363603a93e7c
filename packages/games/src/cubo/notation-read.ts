import { hasFields, isRecord, isSeat, isTextArray, type JsonRecord, type Seat } from '@cubarium/core';
import { compareDice, isFallen, parseDie } from './dice.ts';
import { parseCuboOptions, type CuboOptions } from './options.ts';
import { STAGES, type CuboSeat, type CuboState, type Die, type FallenDie, type Stage } from './types.ts';

export const CUBO_ID = 'cubo';

const STATE_FIELDS = [
  'game',
  'options',
  'round',
  'starter',
  'stage',
  'at',
  'openedAt',
  'calledAt',
  'coverOrder',
  'go',
  'exchangeSince',
  'middle',
  'seats',
  'countdownEnds',
  'deadline',
  'chance',
] as const;
const SEAT_FIELDS = [
  'dice',
  'joker',
  'hand',
  'throws',
  'handAt',
  'thrownAt',
  'square',
  'coveredAt',
  'taken',
  'takenAt',
  'points',
] as const;

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isMoment = (value: unknown): value is number | null => value === null || isWhole(value);
const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value);

/** All of a list read by `read`; null if it is no list or one item fails. */
function readAll<T>(raw: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(raw)) return null;
  const items: T[] = [];
  for (const item of raw) {
    const value = read(item);
    if (value === null) return null;
    items.push(value);
  }
  return items;
}

function readFallen(raw: unknown): FallenDie | null {
  const die = parseDie(raw);
  return die && isFallen(die) ? die : null;
}

/** Dice in any order; the state keeps them in the order of the notation. */
const readDice = (raw: unknown): readonly Die[] | null =>
  readAll(raw, parseDie)?.toSorted(compareDice) ?? null;

/** What was read, and what the text says is due: that must be compared with what follows from the state. */
export interface ReadState {
  readonly state: CuboState;
  readonly deadline: number | null;
  readonly chance: ReadChance | null;
}
interface ReadChance {
  readonly kind: 'deal' | 'fall';
  readonly dice: readonly string[];
}

/** The shape of a state: types and fields only. */
export function readState(raw: unknown): ReadState | null {
  if (!isRecord(raw) || !hasFields(raw, STATE_FIELDS) || raw.game !== CUBO_ID) return null;
  const options = parseCuboOptions(raw.options);
  const chance = readChance(raw.chance);
  if (!options.ok || chance === undefined || !isMoment(raw.deadline)) return null;
  const fields = readFields(raw, options.value);
  const body = readBody(raw, options.value.seats);
  if (!fields || !body) return null;
  return {
    state: { options: options.value, ...fields, ...body },
    deadline: raw.deadline,
    chance,
  };
}

type Fields = Omit<CuboState, 'options' | 'coverOrder' | 'middle' | 'seats' | 'countdownEnds'>;

function readFields(raw: JsonRecord, { seats }: CuboOptions): Fields | null {
  const { round, starter, stage, at, openedAt, calledAt, go, exchangeSince } = raw;
  if (!isWhole(round) || !isSeat(starter, seats) || !isStage(stage) || !isWhole(at)) return null;
  if (!isMoment(openedAt) || !isMoment(calledAt) || !isMoment(exchangeSince)) return null;
  if (go !== null && !isSeat(go, seats)) return null;
  return { round, starter, stage, at, openedAt, calledAt, go, exchangeSince };
}

type Body = Pick<CuboState, 'coverOrder' | 'middle' | 'seats' | 'countdownEnds'>;

function readBody(raw: JsonRecord, count: number): Body | null {
  const coverOrder = readAll(raw.coverOrder, (item): Seat | null => (isSeat(item, count) ? item : null));
  const middle = readDice(raw.middle);
  const seats = readAll(raw.seats, readSeat);
  const { countdownEnds } = raw;
  if (!coverOrder || !middle || seats?.length !== count) return null;
  if (!Array.isArray(countdownEnds) || countdownEnds.length !== count) return null;
  return countdownEnds.every(isMoment) ? { coverOrder, middle, seats, countdownEnds } : null;
}

function readSeat(raw: unknown): CuboSeat | null {
  if (!isRecord(raw) || !hasFields(raw, SEAT_FIELDS)) return null;
  const { hand, throws, handAt, thrownAt, coveredAt, takenAt } = raw;
  const dice = readDice(raw.dice);
  const joker = parseDie(raw.joker);
  const square = raw.square === null ? null : readAll(raw.square, readFallen);
  const taken = raw.taken === null ? null : readFallen(raw.taken);
  const points = readAll(raw.points, (item) => (isWhole(item) ? item : null));
  if (!dice || !joker || !points || typeof hand !== 'boolean' || !isWhole(throws)) return null;
  if ((square === null) !== (raw.square === null) || (taken === null) !== (raw.taken === null)) return null;
  if (!isMoment(handAt) || !isMoment(thrownAt) || !isMoment(coveredAt) || !isMoment(takenAt)) return null;
  return { dice, joker, hand, throws, handAt, thrownAt, square, coveredAt, taken, takenAt, points };
}

/** Undefined for what is no chance at all. */
function readChance(raw: unknown): ReadChance | null | undefined {
  if (raw === null) return null;
  if (!isRecord(raw)) return undefined;
  if (raw.kind === 'deal' && hasFields(raw, ['kind'])) return { kind: 'deal', dice: [] };
  if (raw.kind !== 'fall' || !hasFields(raw, ['kind', 'dice']) || !isTextArray(raw.dice)) return undefined;
  return { kind: 'fall', dice: raw.dice };
}
