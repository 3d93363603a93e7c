/** The 33 spell cards. Sources: docs/provenance.md. */
const FACTS = {
  A1: [3, '4='],
  A2: [3, '2 4 6'],
  A3: [3, '20+'],
  A4: [4, '2 2 2 2'],
  A5: [3, '1 3 3 5'],
  A6: [4, '6 6'],
  A7: [3, '2 2 4 4'],
  A8: [4, '1 4 7'],
  A9: [3, '1 1 1'],
  A10: [4, '3 3 3 3'],
  B1: [6, '6 6 6'],
  B2: [5, '1 1 3 5 5'],
  B3: [6, '1 3 5 7'],
  B4: [5, '27+'],
  B5: [5, '5='],
  B6: [5, '2 2 4 4 6'],
  B7: [4, '1 1 1 1', 'owl'],
  B8: [6, '3 3 3 3 3', 'owl'],
  B9: [6, '2 2 2 2 2', 'owl'],
  B10: [5, '2 3 4 5 6', 'owl'],
  B11: [6, '1 1 6 6', 'owl'],
  C1: [7, '2 2 4 4 6 6'],
  C2: [8, '33+'],
  C3: [8, '6 6 6 6 6'],
  C4: [7, '1 1 1 3 3 3'],
  C5: [7, '7 7 7'],
  C6: [6, '1 2 3 4 5 6'],
  C7: [6, '1 1 3 3 5 5', 'owl'],
  C8: [8, '1 1 1 1 6 6', 'owl'],
  C9: [7, '6 6 6 6', 'owl'],
  C10: [7, '6=', 'owl'],
  C11: [6, '30+', 'owl'],
  D1: [5, ''],
} as const;

export type CardId = keyof typeof FACTS;
/** The Opus Magnum: it has no task and never lies in the display. */
export const OPUS: CardId = 'D1';

/** What the tray must show. `counts[n]` is how many dice with the number n are asked for. */
export type Task =
  | { readonly kind: 'numbers'; readonly counts: readonly number[] }
  | { readonly kind: 'total'; readonly sum: number }
  | { readonly kind: 'equal'; readonly count: number };

export type Letter = 'A' | 'B' | 'C' | 'D';
/** The letters of the face-down pile, in the order in which they come up (S5). */
export const PILE_LETTERS = ['B', 'C'] as const;
export type PileLetter = (typeof PILE_LETTERS)[number];

export interface Card {
  readonly id: CardId;
  readonly letter: Letter;
  readonly points: number;
  readonly owl: boolean;
  /** Null for the Opus Magnum. */
  readonly task: Task | null;
  /** The task as printed here: `1 1 6 6`, `20+`, `4=`. */
  readonly text: string;
}

export const CARD_IDS = Object.keys(FACTS) as readonly CardId[];
export const isCardId = (value: unknown): value is CardId =>
  typeof value === 'string' && Object.hasOwn(FACTS, value);

export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries(
  CARD_IDS.map((id) => [id, card(id)]),
) as Readonly<Record<CardId, Card>>;

function card(id: CardId): Card {
  const [points, text, owl] = FACTS[id] as readonly [number, string, string?];
  return { id, letter: id[0] as Letter, points, owl: owl !== undefined, task: readTask(text), text };
}

function readTask(text: string): Task | null {
  if (text === '') return null;
  if (text.endsWith('+')) return { kind: 'total', sum: Number(text.slice(0, -1)) };
  if (text.endsWith('=')) return { kind: 'equal', count: Number(text.slice(0, -1)) };
  const counts = Array.from({ length: 8 }, () => 0);
  for (const number of text.split(' ')) counts[Number(number)] = (counts[Number(number)] ?? 0) + 1;
  return { kind: 'numbers', counts };
}
