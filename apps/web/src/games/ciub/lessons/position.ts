import type { JsonRecord } from '@cubarium/core';
import type { LessonEvent, Pattern, Scene } from '../../../table/model/lesson.ts';

/** A position of a lesson, of which only what differs from a first turn is written down. Dice and cards by spaces. */
interface Written {
  readonly pool: string;
  readonly tray?: string;
  readonly cards?: string;
  readonly token?: string;
  readonly ada?: string;
  readonly adaCards?: string;
  readonly top: string;
  readonly bottom: string;
  readonly pile?: { readonly B: number; readonly C: number };
  readonly phase: string;
  readonly length?: 'short' | 'normal';
  /** Ada has the Opus Magnum: this is a final turn. */
  readonly final?: true;
}

const words = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));

export function position(written: Written): Scene {
  const { pool, tray, cards, token = null, ada = 'w6 w7 w8 w9 w10', adaCards, top, bottom } = written;
  const { pile = { B: 4, C: 4 }, phase, length = 'short', final } = written;
  const state: JsonRecord = {
    game: 'ciub',
    options: { seats: 2, length, selfAdjust: 'no-actions', first: 0 },
    seats: [
      { pool: words(pool), tray: words(tray), cards: words(cards), token },
      { pool: words(ada), tray: [], cards: words(adaCards), token: null },
    ],
    top: words(top),
    bottom: words(bottom),
    removed: [],
    pile,
    turn: { seat: 0, phase, moved: false },
    opus: final ? 1 : null,
    finals: final ? [] : null,
  };
  return { position: state };
}

/** `w1:4 w2:swap`: what each die shows when it falls. */
export const fall = (text: string): LessonEvent => ({
  fall: Object.fromEntries(words(text).map((die) => die.split(':'))) as Readonly<Record<string, string>>,
});

export const turnUp = (card: string): LessonEvent => ({ chance: { kind: 'turnUp', card } });

/** Dice by their looks: `r:6 o:6`. */
export const roll = (aside = ''): Pattern => ({ kind: 'roll', aside: words(aside) });
export const stop = (aside = ''): Pattern => ({ kind: 'stop', aside: words(aside) });
export const keep = (dice: string): Pattern => ({ kind: 'keep', dice: words(dice) });
export const whiten = (dice: string): Pattern => ({ kind: 'whiten', dice: words(dice) });
export const swap = (colour: string): Pattern => ({ kind: 'swap', die: '*', colour });
export const take = (colour: string): Pattern => ({ kind: 'decline', take: colour });
export const reroll = (die: string, target: string): Pattern => ({ kind: 'reroll', die, target });
export const adjust = (die: string, target: string, face: string): Pattern => ({
  kind: 'adjust',
  die,
  target,
  face,
});
export const gain = (card: string, down?: string): Pattern => ({
  kind: 'gain',
  card,
  ...(down !== undefined && { down }),
});

/** The same with any of these dice as well. */
export function stopWithMore(needed: string, extras: string): readonly Pattern[] {
  const subsets = words(extras).reduce<readonly string[]>(
    (all, die) => [...all, ...all.map((each) => `${each} ${die}`)],
    [''],
  );
  return subsets.slice(1).map((more) => stop(needed + more));
}

export const ANY_ROLL: Pattern = { kind: 'roll', aside: '*' };
export const ANY_STOP: Pattern = { kind: 'stop', aside: '*' };
export const ANY_KEEP: Pattern = { kind: 'keep', dice: '*' };
export const ANY_WHITEN: Pattern = { kind: 'whiten', dice: '*' };
export const ANY_TRADE: Pattern = { kind: 'trade', die: '*', for: '*' };
export const OTHERS_THAN_RED: Pattern = { kind: 'trade', die: 'g:two', for: ['!red', '!red'] };
export const ANY_TOKEN: Pattern = { kind: 'placeToken', card: '*' };
export const ANY_REMOVAL: Pattern = { kind: 'removeCard', card: '*' };
export const END: Pattern = { kind: 'endTurn' };
