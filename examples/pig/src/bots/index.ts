import {
  countKind,
  mean,
  type Bot,
  type BotKit,
  type Level,
  type Queries,
  type Statistics,
} from '@cubarium/bots/kit';
import { pig, type Pig, type PigAction } from '../rules/index.ts';

/** How much somebody wants before holding. */
type Wanted = (state: Pig, rest: number) => number;

/** Holds early: a bird in the hand. */
const careful: Wanted = () => 9;
/** The next throw gains 20 / 6 and risks a sixth of what was added, so 20 is where they meet; near the end all or nothing. */
const bold: Wanted = ({ totals, options }, rest) => {
  const nearest = options.target - Math.max(...totals);
  return nearest <= 8 ? rest : 20;
};

const WANTED: Readonly<Record<Level, Wanted>> = {
  novice: careful,
  casual: careful,
  skilled: bold,
  expert: bold,
};
/** A person looks at the die before the next throw. */
const WAIT_MS = 600;

const botWanting = (wanted: Wanted): Bot<Pig, PigAction> => ({
  choose({ state, seat, at }) {
    if (pig.legal(state, { seat, at }).length === 0) return null;
    const rest = state.options.target - (state.totals[seat] ?? 0);
    const enough = Math.min(rest, wanted(state, rest));
    return { action: { kind: state.added >= enough ? 'hold' : 'roll' }, waitMs: WAIT_MS };
  },
});

export const bots: BotKit<Pig, PigAction> = { bot: (level) => botWanting(WANTED[level]) };

/** Nothing is asked about it beyond its rules. */
export const queries: Queries<Pig> = {};

export const statistics: Statistics<Pig, PigAction> = {
  figures: ({ state, log }) => ({
    counts: { entries: log.length, rolls: countKind(log, 'roll'), points: mean(state.totals) },
    end: 'target reached',
  }),
};
