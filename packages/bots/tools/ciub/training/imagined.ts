/**
 * Games played in thought: a turn ends in what it is expected to end in, drawn by its chances, without a die being
 * rolled. Hundreds of them take no longer than one game at a table.
 */
import { pick, type Rng } from '@cubarium/core';
import { unseenCards, type CardId, type CiubState } from '@cubarium/games/ciub';
import { sharesOver, turnEndings, type Sight, type TurnEnding } from '../../../src/ciub/ahead.ts';
import { COLOUR_COUNT, countIn, ONE_OF } from '../../../src/ciub/odds/classes.ts';
import { standingOf, withDice, type Standing } from '../../../src/ciub/standing.ts';

/** A standing, and the cards that may still come, the nearer ones first. */
export interface Imagined {
  readonly standing: Standing;
  readonly piles: readonly Pile[];
}

interface Pile {
  readonly left: number;
  readonly unseen: readonly CardId[];
}

export function imagined(state: CiubState): Imagined {
  const piles = (['B', 'C'] as const).map((letter) => ({
    left: state.pile[letter],
    unseen: unseenCards(state, letter),
  }));
  return { standing: standingOf(state), piles };
}

/** The beginning of a turn, and what it was expected to come to once its foresight was over. */
export interface Moment {
  readonly standing: Standing;
  readonly expected: readonly number[];
}

export interface ImaginedGame {
  readonly moments: readonly Moment[];
  /** Each seat's chance when the Opus Magnum is gained. */
  readonly shares: readonly number[];
}

/** Nobody plays on for so many turns who wants to win. */
const LONGEST = 400;
/** One turn in so many ends in anything, and begins with any dice. */
const EXPLORED = 10;

export function imaginedGame(sight: Sight, start: Imagined, rng: Rng): ImaginedGame {
  const moments: Moment[] = [];
  let game = start;
  for (let turn = 0; turn < LONGEST && game.standing.opus === null; turn++) {
    if (rng.below(EXPLORED) === 0) game = { ...game, standing: recoloured(game.standing, rng) };
    const { standing } = game;
    game = foreseeing(sight, game, rng);
    const endings = turnEndings(sight, game.standing);
    moments.push({ standing, expected: sharesOver(endings) });
    const { standing: after } = rng.below(EXPLORED) === 0 ? pick(rng, endings) : drawn(endings, rng);
    game = refilled({ ...game, standing: after }, game.standing.pile - after.pile, rng);
  }
  return { moments, shares: sight.worth(game.standing) };
}

function drawn(endings: readonly TurnEnding[], rng: Rng): TurnEnding {
  const fine = 1 << 30;
  let left = rng.below(fine) / fine;
  for (const ending of endings) {
    left -= ending.likely;
    if (left < 0) return ending;
  }
  return endings[0] as TurnEnding;
}

/** Whoever turns a card up draws any of those that nobody has seen. */
function refilled(game: Imagined, cards: number, rng: Rng): Imagined {
  if (cards === 0) return game;
  const [pile, ...later] = game.piles.filter(({ left }) => left > 0);
  if (!pile) return game;
  const card = pick(rng, pile.unseen);
  const rest = { left: pile.left - 1, unseen: pile.unseen.filter((each) => each !== card) };
  const piles = rest.left > 0 ? [rest, ...later] : later;
  const standing = {
    ...game.standing,
    top: [...game.standing.top, card],
    pile: piles.reduce((sum, { left }) => sum + left, 0),
    unseen: piles[0]?.unseen ?? [],
  };
  return { standing, piles };
}

/** What removing a card must seem to bring: at a glance it often seems to help a little. */
const REMOVING = 0.012;

/** F1–F3 at a glance: the token or the removal that leaves most, if it leaves more than doing nothing. */
function foreseeing(sight: Sight, game: Imagined, rng: Rng): Imagined {
  const { standing } = game;
  const { next: seat, tokens, top, bottom, pile } = standing;
  const own = (each: Standing): number => sight.worth(each)[seat] as number;
  let best = standing;
  let most = own(standing);
  const consider = (each: Standing, costs: number): void => {
    const value = own(each) - costs;
    if (value > most) [best, most] = [each, value];
  };
  for (const card of [...bottom, ...top])
    if (!tokens.includes(card)) consider({ ...standing, tokens: tokens.with(seat, card) }, 0);
  for (const card of top)
    if (!tokens.includes(card))
      consider(
        { ...standing, top: top.filter((each) => each !== card), pile: Math.max(0, pile - 1) },
        REMOVING,
      );
  return best.top === top
    ? { ...game, standing: best }
    : refilled({ ...game, standing: best }, pile - best.pile, rng);
}

/** The dice of whose turn it is, one or two of another colour. */
function recoloured(standing: Standing, rng: Rng): Standing {
  const seat = standing.next;
  let key = standing.dice[seat] as number;
  for (let n = 1 + rng.below(3); n > 0; n--) {
    const from = rng.below(COLOUR_COUNT);
    const to = rng.below(COLOUR_COUNT);
    if (countIn(key, from) === 0 || countIn(key, to) >= 4) continue;
    key += (ONE_OF[to] as number) - (ONE_OF[from] as number);
  }
  return withDice(standing, seat, key);
}
