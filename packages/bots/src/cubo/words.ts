import { err, general, isTextArray, ok, type Refusal, type Result } from '@cubarium/core';
import { CENTRE, FACES, type Cell, type Colour, type Face, MIDDLE_SIZE } from '@cubarium/games/cubo';

/** Dice without an identity, as queries name them: `r4` is a red 4, `j2` a joker that shows 2. */
const COLOURS: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue', j: 'joker' };
const SQUARE_SIZE = 9;
const OWN_DICE = 8;

const bad = (why: string) => err(general('bad-request', why));
const isColoured = (cell: Cell): boolean => cell.colour !== 'joker';

export const wordOf = (cell: Cell): string => `${cell.colour.slice(0, 1)}${cell.face}`;

function readCell(word: string): Cell | null {
  const colour = COLOURS[word.slice(0, 1)];
  const face = readFace(Number(/^[rbj]([1-6])$/.exec(word)?.[1]));
  return colour !== undefined && face !== null ? { colour, face } : null;
}

function readFace(raw: unknown): Face | null {
  return FACES.find((face) => face === raw) ?? null;
}

export function readJoker(raw: unknown): Result<Face, Refusal> {
  const face = readFace(raw);
  return face === null ? bad('joker must be a number from 1 to 6') : ok(face);
}

function readCells(raw: unknown): readonly Cell[] | null {
  if (!isTextArray(raw) || raw.length > SQUARE_SIZE) return null;
  const cells = raw.map(readCell).filter((cell) => cell !== null);
  return cells.length === raw.length ? cells : null;
}

/** Nine dice row by row, the joker in the centre. */
export function readSquare(raw: unknown): Result<readonly Cell[], Refusal> {
  const cells = readCells(raw);
  const fits = cells?.length === SQUARE_SIZE && cells.every((cell, i) => isColoured(cell) !== (i === CENTRE));
  return fits ? ok(cells) : bad('square must be nine dice such as "r4", a joker such as "j2" in the centre');
}

export function readDice(raw: unknown): Result<readonly Cell[], Refusal> {
  const cells = readCells(raw);
  const fits = cells?.length === OWN_DICE && cells.every(isColoured);
  return fits ? ok(cells) : bad('dice must be eight red or blue dice such as "r4"');
}

/** The dice of the middle to choose from; missing: none. */
export function readMiddle(raw: unknown): Result<readonly Cell[], Refusal> {
  const cells = raw === undefined ? [] : readCells(raw);
  const fits = cells !== null && cells.length <= MIDDLE_SIZE && cells.every(isColoured);
  return fits ? ok(cells) : bad('middle must be up to four red or blue dice such as "b6"');
}
