import { botLink, isLink, linkBefore, mixLinks } from '../chain.ts';
import { deal, type Lot } from '../dealer.ts';
import type { Action, Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { general, type Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Match } from './match.ts';

/** The hash chain of a seat, as far as the log tells. */
export interface SeatChain {
  /** The link revealed last, or the anchor before the first; null for a seat that has no chain. */
  readonly last: string | null;
  /** The anchor of a new chain that does not count yet; until then the seat reveals nothing. */
  readonly fresh: string | null;
}

/** What the next chance entry hangs on beside the seed: nothing that somebody could move who knows the dice. */
export interface Chances {
  /** How many chance entries there are. */
  readonly dealt: number;
  readonly chains: readonly SeatChain[];
  /** The seat that made the last entry itself; null after anything else. */
  readonly asker: Seat | null;
  /** The seat whose turn the table is playing, because its time is over. */
  readonly skipped: Seat | null;
}

/** Refusals about the links of a chance entry. */
export const LINK_CODES = ['link-due', 'wrong-link'] as const;
export type LinkCode = (typeof LINK_CODES)[number];
export const isLinkCode = (code: string): code is LinkCode => LINK_CODES.some((each) => each === code);

/** The chances of a match that begins. */
export const newChances = (anchors: readonly (string | null)[]): Chances => ({
  dealt: 0,
  chains: anchors.map((anchor) => ({ last: anchor, fresh: null })),
  asker: null,
  skipped: null,
});

/** The person whose next link a chance entry has to carry, if one comes now; null when it carries none. */
export function linkAskedOf({ chances, seats }: Match): Seat | null {
  const asker = chances?.asker ?? null;
  if (asker === null || seats[asker]?.bot !== null) return null;
  const chain = chances?.chains[asker];
  return chain && chain.last !== null && chain.fresh === null ? asker : null;
}

/** What is wrong with the link of an entry, or with its being there or not. */
export function linkFault(match: Match, { actor, link }: Entry): Refusal | null {
  const seat = actor === 'chance' ? linkAskedOf(match) : null;
  if (seat === null) return link === undefined ? null : { code: 'wrong-link' };
  if (link === undefined) return { code: 'link-due' };
  const last = match.chances?.chains[seat]?.last;
  return isLink(link) && linkBefore(link) === last ? null : { code: 'wrong-link' };
}

/** After a move of the game that led to `state`. */
export function chancesAfter<S, A extends Action>(
  game: GameDefinition<S, A>,
  { match, chances }: { readonly match: Match<S, A>; readonly chances: Chances },
  { entry, state }: { readonly entry: Entry<A>; readonly state: S },
): Chances {
  const { actor, link } = entry;
  const skipped = chances.skipped !== null && goesOn(game, state, chances.skipped) ? chances.skipped : null;
  if (actor !== 'chance') {
    const asker = typeof actor === 'number' && actor !== chances.skipped ? actor : null;
    return asker === chances.asker && skipped === chances.skipped ? chances : { ...chances, asker, skipped };
  }
  const seat = linkAskedOf(match);
  const chains = seat === null || link === undefined ? chances.chains : revealed(chances.chains, seat, link);
  return { dealt: chances.dealt + 1, chains, asker: null, skipped };
}

/** True while the table has to play a seat whose turn is skipped. */
export function goesOn<S, A extends Action>(game: GameDefinition<S, A>, state: S, seat: Seat): boolean {
  const turn = game.turn(state);
  if (turn.who === 'chance') return true;
  return turn.who === 'seats' && turn.seats.includes(seat) && game.least(state, seat) !== null;
}

/**
 * A new link of one seat lets the new chains of the others count: whoever chose them could not know it. If they
 * counted at once, somebody who knows the secret could try chains until the next throw is the best.
 */
const revealed = (chains: readonly SeatChain[], seat: Seat, link: string): readonly SeatChain[] =>
  chains.map((chain, each) => {
    if (each === seat) return { last: link, fresh: null };
    return chain.fresh === null ? chain : { last: chain.fresh, fresh: null };
  });

/** A person commits to a new chain: on another device, or because all links are used. */
export function withChain(chances: Chances, seat: Seat, anchor: string): Result<Chances, Refusal> {
  const chain = chances.chains[seat];
  if (!chain || anchor === chain.last || anchor === chain.fresh) return err(general('not-available'));
  const alone = chances.chains.every(({ last, fresh }, each) => each === seat || (last ?? fresh) === null);
  const next = alone ? { last: anchor, fresh: null } : { last: chain.last, fresh: anchor };
  return ok({ ...chances, chains: chances.chains.map((old, each) => (each === seat ? next : old)) });
}

/** What a match is dealt from. */
export interface DealtFrom {
  readonly seed: string;
  /** Null where the seed is no secret: nobody is kept from foreseeing the dice, and there are no links. */
  readonly secret: string | null;
}

/** The chance entry that is due now, or null. `link` goes into it if a person asked; whether it is right, the fold says. */
export function dealDue<S, A extends Action>(
  game: GameDefinition<S, A>,
  match: Match<S, A>,
  from: DealtFrom & { readonly link?: string | undefined },
): Entry<A> | null {
  // Most of the time nothing is due, and keying the dealer costs more than a move.
  if (match.end || game.turn(match.state).who !== 'chance') return null;
  const { seq, at, state, chances } = match;
  const about = { seed: from.seed, seq, at, state };
  if (!chances) return deal(game, about);
  const link = linkAskedOf(match) === null ? undefined : from.link;
  const entry = deal(game, { ...about, lot: lotOf(match, chances, { secret: from.secret, link }) });
  return entry && link !== undefined ? { ...entry, link } : entry;
}

/** The links of all seats as the chance entry finds them, that of who asked already replaced by the next one. */
function lotOf(
  { seats }: Match,
  { chains, dealt, asker }: Chances,
  { secret, link }: { readonly secret: string | null; readonly link: string | undefined },
): Lot {
  if (secret === null) return { number: dealt, mix: '' };
  const links = chains.map(({ last }) => last);
  if (asker !== null && link !== undefined) links[asker] = link;
  else if (asker !== null && seats[asker]?.bot !== null) links[asker] = botLink(secret, asker, dealt);
  return { number: dealt, mix: mixLinks(links) };
}
