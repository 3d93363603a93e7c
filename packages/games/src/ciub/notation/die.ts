import {
  DISTINCT_FACES,
  diceInGame,
  freshDie,
  isFace,
  isSymbol,
  readDieId,
  withFace,
  type Die,
} from '../dice.ts';

/** A die as text: `w3` not rolled, `w3:swap` active, `b2:reroll*` spent, `y1:?` inactive. */
export function printDie(die: Die): string {
  if (die.status === 'fresh') return die.id;
  if (die.status === 'inactive') return `${die.id}:?`;
  return `${die.id}:${die.face}${die.status === 'spent' ? '*' : ''}`;
}

/** Reads a die of a game with so many seats; null for a die that does not exist or a face it lacks. */
export function parseDie(text: unknown, seats: number): Die | null {
  const match =
    typeof text === 'string' ? /^([a-z]\d{1,2})(?::(?:(\?)|([a-z]+|\d)(\*)?))?$/.exec(text) : null;
  const id = match?.[1] === undefined ? null : readDieId(match[1]);
  if (!match || !id || id.number > diceInGame(id.colour, seats)) return null;
  const die = freshDie(id.colour, id.number);
  const face = match[3];
  if (match[2] !== undefined) return withFace(die, null, 'inactive');
  if (face === undefined) return die;
  if (!isFace(face) || !DISTINCT_FACES[die.colour].includes(face)) return null;
  const spent = match[4] !== undefined;
  if (spent && !isSymbol(face)) return null;
  return withFace(die, face, spent ? 'spent' : 'active');
}
