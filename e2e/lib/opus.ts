import { applyEntry, isSeat, seededRng, startMatch, type Entry, type Match, type Seat } from '@cubarium/core';
import { ciub, type CiubAction, type CiubState } from '@cubarium/games/ciub';

type Played = Match<CiubState, CiubAction>;

/** Longer than any game of people who take what they can and remove a card in every turn. */
const LONGEST = 4000;

/** Gains, then removals, then anything. */
function eager(state: CiubState, seat: Seat, rng: ReturnType<typeof seededRng>): CiubAction | null {
  const legal = ciub.legal(state, { seat, at: 0 }).filter((each): each is CiubAction => !('choose' in each));
  const wanted = legal.find(({ kind }) => kind === 'gain') ?? legal.find(({ kind }) => kind === 'removeCard');
  return wanted ?? ciub.sample(state, { seat, at: 0 }, rng);
}

/** The log of two people up to before the first thing that leads to where it should. */
export function logBefore(isThere: (before: CiubState, after: CiubState) => boolean): readonly Entry[] {
  const options = ciub.parseOptions({ seats: 2, length: 'normal', first: 0 });
  if (!options.ok) throw new Error('no options');
  const rng = seededRng('opus');
  let match: Played = startMatch(ciub, { options: options.value, bots: [null, null], time: null });
  const log: Entry[] = [];
  while (match.end === null && log.length < LONGEST) {
    const turn = ciub.turn(match.state);
    const actor = turn.who === 'seats' ? (turn.seats[0] ?? 'chance') : 'chance';
    const action = isSeat(actor) ? eager(match.state, actor, rng) : ciub.drawChance(match.state, rng);
    if (!action) break;
    const entry: Entry = { seq: log.length, at: log.length, actor, action };
    const next = applyEntry(ciub, match, entry);
    if (!next.ok) throw new Error(`${action.kind}: ${next.error.code}`);
    if (isThere(match.state, next.value.state)) return log;
    match = next.value;
    log.push(entry);
  }
  throw new Error('the game never came there');
}
