import { botNonce, commitment, matchSeed, textSeed } from '../dealer.ts';
import type { Entry } from '../entry.ts';
import type { GameDefinition } from '../game.ts';
import { isRecord } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { dealDue, type DealtFrom } from './chances.ts';
import { anchorsOf, type MatchFile } from './file.ts';
import { beginMatch, foldEntries } from './fold.ts';
import type { Match } from './match.ts';

/** Where a match stopped making sense, or stopped being fair. */
export type MatchFault =
  | { readonly code: 'refused'; readonly entry: number; readonly refusal: Refusal }
  | { readonly code: 'wrong-result' }
  | { readonly code: 'nothing-to-verify' }
  | { readonly code: 'wrong-commitment' }
  /** A bot's share in the dice is not the one that the secret gives it, or it has a chain, as only people do. */
  | { readonly code: 'wrong-nonce'; readonly seat: number }
  | {
      readonly code: 'other-chance';
      readonly entry: number;
      readonly expected: unknown;
      readonly found: unknown;
    };

/** What is looked at with each entry that the rules accept; a fault ends the replay. */
type Check = (before: Match, entry: Entry) => MatchFault | null;

/** The match of a file before its first entry. */
export function startOfFile(game: GameDefinition, file: MatchFile): Result<Match, Refusal> {
  return beginMatch(game, {
    options: file.options,
    bots: file.players.map(({ bot }) => bot),
    time: file.time,
    anchors: anchorsOf(file),
  });
}

/** Plays a match again from its log, and compares the result with the one it claims. */
export function replayMatch(
  game: GameDefinition,
  file: MatchFile,
  check: Check = () => null,
): Result<Match, MatchFault> {
  const start = startOfFile(game, file);
  if (!start.ok) return err({ code: 'refused', entry: 0, refusal: start.error });
  let fault: MatchFault | null = null;
  const played = foldEntries(game, { from: start.value, entries: file.log }, ({ before, entry }) => {
    fault = check(before, entry);
    return fault === null;
  });
  if (fault) return err(fault);
  if (!played.ok)
    return err({ code: 'refused', entry: played.error.entry.seq, refusal: played.error.refusal });
  return sameJson(played.value.end, file.result) ? ok(played.value) : err({ code: 'wrong-result' });
}

/** Recomputes every chance entry from the revealed secret, the nonces and the links, or from the seed. */
export function verifyMatch(
  game: GameDefinition,
  file: MatchFile,
): Result<{ readonly chanceEntries: number }, MatchFault> {
  const from = dealtFrom(file);
  if (!from.ok) return from;
  let chanceEntries = 0;
  const replayed = replayMatch(game, file, (before, { seq, actor, action: found, link }) => {
    if (actor !== 'chance') return null;
    chanceEntries++;
    const expected = dealDue(game, before, { ...from.value, link })?.action ?? null;
    return sameJson(expected, found) ? null : { code: 'other-chance', entry: seq, expected, found };
  });
  return replayed.ok ? ok({ chanceEntries }) : replayed;
}

function dealtFrom({ dice, players }: MatchFile): Result<DealtFrom, MatchFault> {
  switch (dice.kind) {
    case 'seed':
      return ok({ seed: textSeed(dice.seed), secret: null });
    case 'committed': {
      const { secret, nonces, anchors = [] } = dice;
      if (secret === null) return err({ code: 'nothing-to-verify' });
      if (commitment(secret) !== dice.commitment) return err({ code: 'wrong-commitment' });
      for (const [seat, { bot }] of players.entries())
        if (bot !== null && (nonces[seat] !== botNonce(secret, seat) || (anchors[seat] ?? null) !== null))
          return err({ code: 'wrong-nonce', seat });
      return ok({ seed: matchSeed(secret, nonces), secret });
    }
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
