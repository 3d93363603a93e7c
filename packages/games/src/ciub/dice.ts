/** The dice: seven colours, each with its own six faces. Sources: docs/provenance.md. */
export const COLOURS = ['white', 'red', 'orange', 'yellow', 'green', 'purple', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const SYMBOLS = ['swap', 'reroll', 'adjust'] as const;
export const FACES = [...NUMBERS, ...SYMBOLS, 'skull', 'two'] as const;
export type Face = (typeof FACES)[number];
export type Symbol = (typeof SYMBOLS)[number];

/** The six faces of each colour. */
export const DIE_FACES: ByColour<readonly Face[]> = {
  white: ['1', '2', '3', '4', 'swap', 'swap'],
  red: ['3', '4', '4', '5', '5', '6'],
  orange: ['2', '2', '2', '4', '4', '6'],
  yellow: ['1', '1', '3', '3', '5', '5'],
  green: ['7', 'reroll', 'reroll', 'two', 'two', 'skull'],
  purple: ['3', '4', 'adjust', 'adjust', 'two', 'skull'],
  blue: ['1', '2', 'swap', 'reroll', 'adjust', 'skull'],
};

/** Each face of a colour once, in the order of the die. */
export const DISTINCT_FACES: ByColour<readonly Face[]> = mapColours((colour) => [
  ...new Set(DIE_FACES[colour]),
]);

export const WHITE_PER_SEAT = 5;
export const POWER_DICE_PER_COLOUR = 7;

/** How many dice of a colour are in a game (S1). */
export const diceInGame = (colour: Colour, seats: number): number =>
  colour === 'white' ? WHITE_PER_SEAT * seats : POWER_DICE_PER_COLOUR;

/** What a die shows. `fresh`: not rolled this turn, or falling; `inactive`: just swapped in, shows nothing yet. */
export type Status = 'fresh' | 'active' | 'spent' | 'inactive';

export interface Die {
  readonly id: string;
  readonly colour: Colour;
  readonly number: number;
  readonly face: Face | null;
  readonly status: Status;
}

/** Which die it is, whatever it shows. */
type Named = Pick<Die, 'colour' | 'number'>;

const LETTERS: ByColour<string> = {
  white: 'w',
  red: 'r',
  orange: 'o',
  yellow: 'y',
  green: 'g',
  purple: 'p',
  blue: 'b',
};
const RANKS: ByColour<number> = { white: 0, red: 1, orange: 2, yellow: 3, green: 4, purple: 5, blue: 6 };

export const colourRank = (colour: Colour): number => RANKS[colour];
export const isColour = (value: unknown): value is Colour => COLOURS.some((colour) => colour === value);
export const isFace = (value: unknown): value is Face => FACES.some((face) => face === value);
export const isNumber = (face: Face | null): face is (typeof NUMBERS)[number] =>
  NUMBERS.some((number) => number === face);
export const isSymbol = (face: Face | null): face is Symbol =>
  face === 'swap' || face === 'reroll' || face === 'adjust';

/**
 * Every look of every die, made when it is first seen. Dice never change, so whoever holds one may hold the same one:
 * a server full of tables keeps references instead of some twenty objects a table that each roll replaces.
 */
const LOOKS: ByColour<Die[][]> = mapColours(() => []);
const STATUS_RANKS: Readonly<Record<Status, number>> = { fresh: 0, active: 1, spent: 2, inactive: 3 };
const STATUS_COUNT = 4;
const BLANK = FACES.length;
const FACE_RANKS = Object.fromEntries(FACES.map((face, rank) => [face, rank])) as Readonly<
  Record<Face, number>
>;

const noLooks = (): Die[] => Array.from({ length: (FACES.length + 1) * STATUS_COUNT });

/** The die with what it shows. */
export function withFace(die: Named, face: Face | null, status: Status): Die {
  const { colour, number } = die;
  const looks = (LOOKS[colour][number] ??= noLooks());
  const rank = (face === null ? BLANK : FACE_RANKS[face]) * STATUS_COUNT + STATUS_RANKS[status];
  return (looks[rank] ??= { id: LETTERS[colour] + number, colour, number, face, status });
}

export const freshDie = (colour: Colour, number: number): Die => withFace({ colour, number }, null, 'fresh');

/** The ids that were read before: there are few, and every throw names some. */
const READ = new Map<string, Named>();

/** Colour and number of a die id such as `w12`; null for anything else. Range is the caller's matter. */
export function readDieId(id: string): Named | null {
  const known = READ.get(id);
  if (known) return known;
  const match = /^([wroygpb])([1-9]\d?)$/.exec(id);
  const colour = match && COLOURS.find((each) => LETTERS[each] === match[1]);
  if (!colour) return null;
  const named = { colour, number: Number(match[2]) };
  READ.set(id, named);
  return named;
}

/** The order in which dice are listed everywhere: by colour, then by number. */
export const compareDice = (a: Die, b: Die): number =>
  RANKS[a.colour] - RANKS[b.colour] || a.number - b.number;

/** A copy of a sorted list with one more die at its place. */
export function inserted(dice: readonly Die[], die: Die): readonly Die[] {
  let at = dice.length;
  while (at > 0 && compareDice(dice[at - 1] as Die, die) > 0) at--;
  const copy = dice.slice();
  copy.splice(at, 0, die);
  return copy;
}

/** Active dice count: they show a face this turn, used up or not. */
export const isActive = (die: Die): boolean => die.status === 'active' || die.status === 'spent';

export function mapColours<T>(value: (colour: Colour) => T): ByColour<T> {
  return {
    white: value('white'),
    red: value('red'),
    orange: value('orange'),
    yellow: value('yellow'),
    green: value('green'),
    purple: value('purple'),
    blue: value('blue'),
  };
}
