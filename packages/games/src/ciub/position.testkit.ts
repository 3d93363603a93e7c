import type { Actor } from '@cubarium/core';
import { ciub } from './game.ts';
import type { CiubAction, CiubState, Phase } from './types.ts';

/** A position in words: dice and cards as texts with spaces between them, `-` for a gap. */
export interface Sketch {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly moved?: boolean;
  /** The dice of the seat whose turn it is. */
  readonly pool?: string;
  readonly tray?: string;
  /** Pools of the other seats, in order. */
  readonly others?: readonly string[];
  readonly cards?: readonly string[];
  readonly tokens?: readonly (string | null)[];
  readonly top?: string;
  readonly bottom?: string;
  readonly removed?: string;
  readonly pile?: { readonly B: number; readonly C: number };
  readonly opus?: number;
  readonly finals?: readonly number[] | null;
}

/** A final turn: seat 1 has the D card. */
export const FINAL: Sketch = {
  pile: { B: 0, C: 0 },
  bottom: 'A9 A4 -',
  opus: 1,
  finals: [],
  cards: ['', 'A10 D1'],
  phase: 'toRoll',
};

const words = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);
const row = (text: string): readonly (string | null)[] =>
  words(text).map((word) => (word === '-' ? null : word));
const WHITE = [1, 2, 3, 4, 5];

/** The text form of a sketched position: two seats with five white dice each unless the sketch says otherwise. */
export function textOf(sketch: Sketch = {}): Record<string, unknown> {
  const options = { seats: 2, length: 'normal', selfAdjust: 'no-actions', first: null, ...sketch.options };
  const turn = sketch.turn ?? 0;
  const others = [...(sketch.others ?? [])];
  const seats = Array.from({ length: options.seats }, (_, seat) => {
    const white = WHITE.map((number) => `w${seat * 5 + number}`).join(' ');
    const pool = seat === turn ? (sketch.pool ?? white) : (others.shift() ?? white);
    const tray = seat === turn ? words(sketch.tray) : [];
    return {
      pool: words(pool),
      tray,
      cards: words(sketch.cards?.[seat]),
      token: sketch.tokens?.[seat] ?? null,
    };
  });
  return {
    game: 'ciub',
    options,
    seats,
    top: row(sketch.top ?? 'A1 A2 A3'),
    bottom: row(sketch.bottom ?? 'A9 A4 A10'),
    removed: words(sketch.removed),
    pile: sketch.pile ?? { B: 2, C: 2 },
    turn: { seat: turn, phase: sketch.phase ?? 'foresight', moved: sketch.moved ?? false },
    opus: sketch.opus ?? null,
    finals: sketch.finals ?? null,
  };
}

export function position(sketch: Sketch = {}): CiubState {
  const parsed = ciub.parse(textOf(sketch));
  if (!parsed.ok) throw new Error(`impossible sketch: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

/** One action by the seat whose turn it is (or by chance), which must be accepted. */
export function after(state: CiubState, ...actions: readonly CiubAction[]): CiubState {
  return actions.reduce((now, action) => {
    const next = ciub.apply(now, { at: 0, actor: actorOf(now), action });
    if (!next.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(next.error)}`);
    return next.value;
  }, state);
}

const actorOf = (state: CiubState): Actor => (state.turn.chance === null ? state.turn.seat : 'chance');

/** Why an action of the seat whose turn it is is refused: `R8 nothing-moved-since-roll`; '' when it is not. */
export function refusal(state: CiubState, action: CiubAction): string {
  const next = ciub.apply(state, { at: 0, actor: actorOf(state), action });
  return next.ok ? '' : [next.error.clause, next.error.code].filter(Boolean).join(' ');
}

/** What fell, in words. */
export function fell(faces: string): CiubAction {
  const parsed = ciub.parseAction('chance', { kind: 'fall', faces: words(faces) });
  if (!parsed.ok) throw new Error(`impossible faces: ${faces}`);
  return parsed.value;
}

/** A part of the text form, to compare with. */
export function shown(state: CiubState): {
  pool: string;
  tray: string;
  top: string;
  bottom: string;
  phase: Phase;
  seat: number;
  dice: string[];
  cards: string[];
  tokens: (string | null)[];
} {
  const text = ciub.print(state) as unknown as {
    seats: { pool: string[]; tray: string[]; cards: string[]; token: string | null }[];
  };
  const mine = text.seats[state.turn.seat];
  return {
    pool: mine?.pool.join(' ') ?? '',
    tray: mine?.tray.join(' ') ?? '',
    top: state.top.map((card) => card ?? '-').join(' '),
    bottom: state.bottom.map((card) => card ?? '-').join(' '),
    phase: state.turn.phase,
    seat: state.turn.seat,
    dice: text.seats.map((seat) => [...seat.pool, ...seat.tray].map((die) => die.split(':')[0]).join(' ')),
    cards: text.seats.map((seat) => seat.cards.join(' ')),
    tokens: text.seats.map((seat) => seat.token),
  };
}
