import { botNonce, commitment, deal, matchSeed, textSeed } from '../dealer.ts';
import type { Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { isRecord } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import type { MatchFile } from './file.ts';
import { applyEntry, startMatch, type Match } from './match.ts';

/** Where a match stopped making sense, or stopped being fair. */
export type MatchFault =
  | { readonly code: 'refused'; readonly entry: number; readonly refusal: Refusal }
  | { readonly code: 'wrong-result' }
  | { readonly code: 'nothing-to-verify' }
  | { readonly code: 'wrong-commitment' }
  /** A bot's share in the dice is not the one that the secret gives it. */
  | { readonly code: 'wrong-nonce'; readonly seat: number }
  | {
      readonly code: 'other-chance';
      readonly entry: number;
      readonly expected: unknown;
      readonly found: unknown;
    };

/** What is looked at before each entry; a fault ends the replay. */
type Check = (before: Match, entry: Entry) => MatchFault | null;

/** Plays a match again from its log, and compares the result with the one it claims. */
export function replayMatch(
  game: GameDefinition,
  file: MatchFile,
  check: Check = () => null,
): Result<Match, MatchFault> {
  const options = game.parseOptions(file.options);
  if (!options.ok) return err({ code: 'refused', entry: 0, refusal: options.error });
  const bots = file.players.map(({ bot }) => bot);
  let match: Match = startMatch(game, { options: options.value, bots, time: file.time });
  for (const entry of file.log) {
    const fault = check(match, entry);
    if (fault) return err(fault);
    const next = applyEntry(game, match, entry);
    if (!next.ok) return err({ code: 'refused', entry: entry.seq, refusal: next.error });
    match = next.value;
  }
  return sameJson(match.end, file.result) ? ok(match) : err({ code: 'wrong-result' });
}

/** Recomputes every chance entry from the revealed secret and the nonces, or from the seed. */
export function verifyMatch(
  game: GameDefinition,
  file: MatchFile,
): Result<{ readonly chanceEntries: number }, MatchFault> {
  const seed = seedOf(file);
  if (!seed.ok) return seed;
  let chanceEntries = 0;
  const replayed = replayMatch(game, file, ({ state }, { seq, at, actor, action: found }) => {
    if (actor !== 'chance') return null;
    chanceEntries++;
    const expected = deal(game, { seed: seed.value, seq, at, state })?.action ?? null;
    return sameJson(expected, found) ? null : { code: 'other-chance', entry: seq, expected, found };
  });
  return replayed.ok ? ok({ chanceEntries }) : replayed;
}

function seedOf({ dice, players }: MatchFile): Result<string, MatchFault> {
  switch (dice.kind) {
    case 'seed':
      return ok(textSeed(dice.seed));
    case 'committed':
      if (dice.secret === null) return err({ code: 'nothing-to-verify' });
      if (commitment(dice.secret) !== dice.commitment) return err({ code: 'wrong-commitment' });
      for (const [seat, { bot }] of players.entries())
        if (bot !== null && dice.nonces[seat] !== botNonce(dice.secret, seat))
          return err({ code: 'wrong-nonce', seat });
      return ok(matchSeed(dice.secret, dice.nonces));
    case 'manual':
      return err({ code: 'nothing-to-verify' });
  }
}

/** Equal but for the order of fields. */
function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => sameJson(each, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameJson(a[name], b[name]));
}
