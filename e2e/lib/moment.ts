import { applyEntry, isSeat, seededRng, startMatch, type Entry, type Match } from '@cubarium/core';
import { ciub, current, tokenOn, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { bots } from '@cubarium/bots/ciub';

const SEATS = 3;
const SEEDS = 60;
/** Somewhere in the middle of a game. */
const LONGEST = 500;

/** Worth a picture: many colours, dice in the tray, an action to use, tokens and cards about. */
function isWorthSeeing(state: CiubState): boolean {
  const { phase, chance } = state.turn;
  const { pool, tray } = current(state);
  const colours = new Set([...pool, ...tray].map(({ colour }) => colour));
  const marked = [...state.top, ...state.bottom].filter(
    (card) => card !== null && isSeat(tokenOn(state, card)),
  );
  const acts = pool.filter(({ face }) => face === 'swap' || face === 'reroll' || face === 'adjust');
  return (
    phase === 'rolling' &&
    chance === null &&
    colours.size >= 5 &&
    tray.length >= 3 &&
    tray.every(({ face }) => face !== 'skull') &&
    pool.length >= 4 &&
    pool.length <= 6 &&
    acts.length > 0 &&
    marked.length >= 2 &&
    state.seats.filter(({ cards }) => cards.length > 0).length >= 2 &&
    !state.top.includes(null)
  );
}

/** People like their token on a card; bots often go without. */
function token(state: CiubState): CiubAction | null {
  const { phase } = state.turn;
  if (phase !== 'foresight' || current(state).token !== null) return null;
  const free = state.top.find((card): card is CardId => card !== null && !isSeat(tokenOn(state, card)));
  return free === undefined ? null : { kind: 'placeToken', card: free };
}

/** The log of a match by good players up to a moment that shows what the game is like. */
export function momentLog(): readonly Entry[] {
  for (let seed = 0; seed < SEEDS; seed++) {
    const log = playTo(`moment ${seed}`);
    if (log) return log;
  }
  throw new Error('no moment is worth a picture');
}

function playTo(seed: string): readonly Entry[] | null {
  const options = ciub.parseOptions({ seats: SEATS, length: 'normal', first: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const rng = seededRng(seed);
  const seats = Array.from({ length: SEATS }, () => null);
  let match: Match<CiubState, CiubAction> = startMatch(ciub, {
    options: options.value,
    bots: seats,
    time: null,
  });
  const log: Entry[] = [];
  const bot = bots.bot('skilled');
  while (log.length < LONGEST && match.end === null) {
    const { state } = match;
    if (isWorthSeeing(state)) return log;
    const turn = ciub.turn(state);
    const [seat] = turn.who === 'seats' ? turn.seats : [];
    const at = log.length;
    const action =
      seat === undefined
        ? ciub.drawChance(state, rng)
        : (token(state) ?? bot.choose({ state, seat, at, rng, shouldStop: () => false })?.action);
    if (!action) return null;
    const entry: Entry = { seq: at, at, actor: seat ?? 'chance', action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.error.code}`);
    match = next.value;
    log.push(entry);
  }
  return null;
}
