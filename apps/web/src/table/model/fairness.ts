import { useEffect, useState } from 'react';
import { type GameDefinition, type MatchFile } from '@cubarium/core';
import { verifyMatch, type MatchFault } from '@cubarium/core/verify';

/** What recomputing every die and card of a match has shown. */
export type Fairness =
  | { readonly kind: 'fair'; readonly n: number }
  | { readonly kind: 'unfair'; readonly entry: number }
  /** The secret, the shares or the result are not those that were promised. */
  | { readonly kind: 'other' };

/** Null for a match whose dice cannot be checked: real ones, or a secret that is still kept. */
export function fairnessOf(game: GameDefinition, file: MatchFile): Fairness | null {
  const verified = verifyMatch(game, file);
  return verified.ok ? { kind: 'fair', n: verified.value.chanceEntries } : faulty(verified.error);
}

function faulty(fault: MatchFault): Fairness | null {
  switch (fault.code) {
    case 'nothing-to-verify':
      return null;
    case 'refused':
    case 'other-chance':
      return { kind: 'unfair', entry: fault.entry };
    case 'wrong-commitment':
    case 'wrong-nonce':
    case 'wrong-result':
      return { kind: 'other' };
  }
}

/** Checks a match once it is shown; null before, and for one that cannot be checked. */
export function useFairness(game: GameDefinition, file: MatchFile | null): Fairness | null {
  const [fairness, setFairness] = useState<Fairness | null>(null);
  useEffect(() => {
    // How it ended is seen first: a long match takes a moment.
    const timer = setTimeout(() => setFairness(file && fairnessOf(game, file)));
    return () => clearTimeout(timer);
  }, [game, file]);
  return fairness;
}
