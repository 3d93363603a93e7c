import {
  err,
  general,
  hasFields,
  isRecord,
  isSeat,
  isTextArray,
  ok,
  type JsonRecord,
  type Refusal,
  type Result,
} from '@cubarium/core';
import { parseOptions } from '@cubarium/core';
import { isCardId, PILE_LETTERS, type CardId } from '../cards.ts';
import { compareDice, readDieId, type Die } from '../dice.ts';
import { OPTION_SCHEMA } from '../options.ts';
import {
  PHASES,
  type Chance,
  type CiubState,
  type Phase,
  type Row,
  type SeatState,
  type TurnState,
} from '../types.ts';
import { impossible } from './validity.ts';
import { parseDie } from './die.ts';

const FIELDS = ['game', 'options', 'seats', 'top', 'bottom', 'removed', 'pile', 'turn', 'opus', 'finals'];

/** Reads the text form of any position that could lie on a table, reachable or not. */
export function parse(raw: unknown): Result<CiubState, Refusal> {
  const state = readState(raw);
  if (typeof state === 'string') return err(general('impossible-state', state));
  const why = impossible(state);
  return why === null ? ok(state) : err(general('impossible-state', why));
}

/** The shape: a state, or what is wrong with it. */
function readState(raw: unknown): CiubState | string {
  if (!isRecord(raw) || !hasFields(raw, FIELDS) || raw.game !== 'ciub') return 'not a state of this game';
  const options = parseOptions(OPTION_SCHEMA, raw.options);
  if (!options.ok) return 'options';
  const count = options.value.seats;
  const seats = readList(raw.seats, (seat) => readSeat(seat, count));
  const turn = readTurn(raw.turn, count);
  const finals =
    raw.finals === null ? null : readList(raw.finals, (seat) => (isSeat(seat, count) ? seat : undefined));
  if (seats?.length !== count) return 'seats';
  if (!turn) return 'turn';
  if (finals === undefined) return 'finals';
  if (raw.opus !== null && !isSeat(raw.opus, count)) return 'opus';
  const cards = readCards(raw);
  if (!cards) return 'cards';
  return { options: options.value, seats, ...cards, turn, opus: raw.opus, finals };
}

/** Every item read, or undefined when it is no list or one of them cannot be. */
function readList<T>(raw: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items: T[] = [];
  for (const each of raw) {
    const item = read(each);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

const readCard = (raw: unknown): CardId | undefined => (isCardId(raw) ? raw : undefined);
const readRow = (raw: unknown): Row | undefined =>
  readList(raw, (card) => (card === null ? null : readCard(card)));
const isCount = (raw: unknown): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0;

function readCards(raw: JsonRecord): Pick<CiubState, 'top' | 'bottom' | 'removed' | 'pile'> | null {
  const top = readRow(raw.top);
  const bottom = readRow(raw.bottom);
  const removed = readList(raw.removed, readCard);
  const { pile } = raw;
  if (!top || !bottom || !removed || !isRecord(pile) || !hasFields(pile, PILE_LETTERS)) return null;
  if (!isCount(pile.B) || !isCount(pile.C)) return null;
  return { top, bottom, removed, pile: { B: pile.B, C: pile.C } };
}

function readSeat(raw: unknown, seats: number): SeatState | undefined {
  if (!isRecord(raw) || !hasFields(raw, ['pool', 'tray', 'cards', 'token'])) return undefined;
  const pool = readDice(raw.pool, seats);
  const tray = readDice(raw.tray, seats);
  const cards = readList(raw.cards, readCard);
  const token = raw.token === null ? null : readCard(raw.token);
  return pool && tray && cards && token !== undefined ? { pool, tray, cards, token } : undefined;
}

const readDice = (raw: unknown, seats: number): readonly Die[] | undefined =>
  readList(raw, (die) => parseDie(die, seats) ?? undefined)?.toSorted(compareDice);

function readTurn(raw: unknown, seats: number): TurnState | null {
  if (!isRecord(raw) || !hasFields(raw, ['seat', 'phase', 'moved'], ['chance'])) return null;
  const phase = PHASES.find((each): each is Phase => each === raw.phase);
  if (!isSeat(raw.seat, seats) || !phase || typeof raw.moved !== 'boolean') return null;
  // A new game always waits for its deal, so saying so is not needed.
  const due = raw.chance ?? (phase === 'dealing' ? { kind: 'deal' } : null);
  const chance = due === null ? null : readChance(due);
  return chance === undefined ? null : { seat: raw.seat, phase, moved: raw.moved, chance };
}

function readChance(raw: unknown): Chance | undefined {
  if (!isRecord(raw)) return undefined;
  if (raw.kind === 'deal' && hasFields(raw, ['kind'])) return { kind: 'deal' };
  if (raw.kind === 'fall' && hasFields(raw, ['kind', 'dice']) && isTextArray(raw.dice))
    return readFall(raw.dice);
  if (raw.kind !== 'turnUp' || !hasFields(raw, ['kind', 'letter'])) return undefined;
  const letter = PILE_LETTERS.find((each) => each === raw.letter);
  return letter && { kind: 'turnUp', letter };
}

/** Dice of a fall are listed like all dice, whatever order they are sent in. */
function readFall(ids: readonly string[]): Chance | undefined {
  const dice = readList(ids, (id) => {
    const die = typeof id === 'string' ? readDieId(id) : null;
    return die && typeof id === 'string' ? { ...die, id, face: null, status: 'fresh' as const } : undefined;
  });
  return dice && { kind: 'fall', dice: dice.toSorted(compareDice).map((die) => die.id) };
}
