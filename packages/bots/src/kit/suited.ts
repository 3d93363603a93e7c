/** A partner who suits somebody: as strong as lets both win their share of the games, anywhere between two levels. */
import { seededRng, type Action } from '@cubarium/core';
import { LEVELS, type Bot, type BotKit } from './bot.ts';

/** How somebody gets on with the partner: 0 is the weakest level, each whole number the next one. */
export interface Acquaintance {
  readonly strength: number;
  readonly games: number;
}

const STRONGEST = LEVELS.length - 1;
/** Beyond the ends it only remembers: at the very edge a chance win would else always make it stronger, and a loss nothing. */
const BEYOND = 0.3;

const within = (strength: number, beyond: number): number =>
  Math.min(STRONGEST + beyond, Math.max(0 - beyond, strength));

/** As strong as it can play. */
export const playable = (strength: number): number => within(strength, 0);

/** Whether it can be so: a device may have kept anything. */
export const isLikely = ({ strength, games }: Acquaintance): boolean =>
  within(strength, BEYOND) === strength && games >= 0;

/** Nothing is known yet: it plays as `casual`. */
export const STRANGER: Acquaintance = { strength: 1, games: 0 };

/** A level more or less would take so many parts of a win that was not to be expected … */
const FIRST_STEP = 0.4;
/** … and later so many: luck must not throw it about. */
const SETTLED_STEP = 0.12;

export interface Ended {
  /** The person's share of the win. */
  readonly share: number;
  readonly seats: number;
}

/** After a game: a little stronger for who won, a little weaker for who lost. Everybody should win as often as the rest. */
export function acquainted({ strength, games }: Acquaintance, { share, seats }: Ended): Acquaintance {
  const step = Math.max(SETTLED_STEP, FIRST_STEP / Math.sqrt(1 + games));
  return { strength: within(strength + step * (share - 1 / seats), BEYOND), games: games + 1 };
}

const FINE = 100;
const NAME = /^suited-(\d)\.(\d\d)$/;

/** What such a partner is called where a table keeps the level of a bot: so it stays the same through a game. */
export const suitedName = (strength: number): string => `suited-${playable(strength).toFixed(2)}`;

/** Null for the name of anything else. */
export function strengthNamed(name: string): number | null {
  const [, whole, hundredths] = NAME.exec(name) ?? [];
  const strength = Number(whole) + Number(hundredths) / FINE;
  return strength <= STRONGEST ? strength : null;
}

/** A level, or a partner of some strength; null where there is none of that name. */
export function botNamed<S, A extends Action>(kit: BotKit<S, A>, name: string): Bot<S, A> | null {
  const level = LEVELS.find((each) => each === name);
  if (level) return kit.bot(level);
  const strength = strengthNamed(name);
  return strength === null ? null : between(kit, strength);
}

/**
 * Thinks now as well as the level above, now only as well as the one below, as people do who are not always careful;
 * one train of thought is of one mind.
 */
function between<S, A extends Action>(kit: BotKit<S, A>, strength: number): Bot<S, A> {
  const whole = Math.floor(strength);
  const careful = Math.round(FINE * (strength - whole));
  const [below, above] = LEVELS.slice(whole).map((level) => kit.bot(level));
  if (!below) throw new RangeError(`no strength ${strength}`);
  if (!above || careful === 0) return below;
  return {
    choose(request) {
      const { state, seat, rng } = request;
      const mood = kit.thought ? seededRng(`suited ${seat} ${kit.thought(state, seat)}`) : rng;
      return (mood.below(FINE) < careful ? above : below).choose(request);
    },
  };
}
