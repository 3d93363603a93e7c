import type { Level } from '../kit/index.ts';
import type { Thinking } from './expert.ts';
import type { Eye } from './eye.ts';
import { keepsInRace } from './race.ts';

/** How long things take, in milliseconds of an average moment. */
export interface Tempo {
  /** From a throw until the dice are understood. */
  readonly see: number;
  /** To lay one die. */
  readonly place: number;
  /** From covering until a die of the middle is in hand. */
  readonly grab: number;
  /** From taking dice in hand until they are thrown. */
  readonly shake: number;
  /** To choose an exchange, or to begin. */
  readonly ponder: number;
  /** To react to what somebody else did. */
  readonly react: number;
}

/** When somebody is content with a square. */
export interface Appetite {
  /** Covers with so many points at the first throw … */
  readonly aim: number;
  /** … and with so many fewer after each further one. */
  readonly yielding: number;
}

/** Somebody who sees some of what there is, or one who lays the best square there is, the exchange in mind. */
export type Style =
  | { readonly tempo: Tempo; readonly mind: Mind }
  | { readonly tempo: Tempo; readonly mind: null; readonly nerve: Nerve };

/** How somebody who sees everything plays a race. */
export interface Nerve {
  /** Whether to cover a throw that is worth so much. */
  readonly keeps: (thinking: Thinking, worth: number) => boolean;
  /** The die of the middle that serves most, or the one that also costs the others most. */
  readonly takes: 'useful' | 'denying';
}

export interface Mind {
  readonly eye: Eye;
  /** How much of a hundred possible exchanges is noticed. */
  readonly notices: number;
  readonly calm: Appetite;
  readonly race: Appetite;
}

/** A novice looks at one line at a time and is soon content; each further level sees more, wants more and is quicker. */
export const STYLES: Readonly<Record<Level, Style>> = {
  novice: {
    tempo: { see: 2600, place: 800, grab: 1900, shake: 1200, ponder: 4200, react: 700 },
    mind: {
      eye: { glances: 14, looks: 3 },
      notices: 20,
      calm: { aim: 11, yielding: 2 },
      race: { aim: 8, yielding: 2 },
    },
  },
  casual: {
    tempo: { see: 1900, place: 560, grab: 1300, shake: 900, ponder: 3000, react: 500 },
    mind: {
      eye: { glances: 36, looks: 11 },
      notices: 60,
      calm: { aim: 16, yielding: 1.5 },
      race: { aim: 11, yielding: 1 },
    },
  },
  skilled: {
    tempo: { see: 1300, place: 400, grab: 900, shake: 700, ponder: 2200, react: 380 },
    mind: {
      eye: { glances: 100, looks: 60 },
      notices: 100,
      calm: { aim: 21, yielding: 1 },
      race: { aim: 15, yielding: 0.5 },
    },
  },
  expert: {
    tempo: { see: 1000, place: 300, grab: 600, shake: 600, ponder: 1600, react: 300 },
    mind: null,
    nerve: { keeps: keepsInRace, takes: 'denying' },
  },
};
