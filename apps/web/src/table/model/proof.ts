import { matchSeed, textSeed, type Action, type GameDefinition, type MatchFile } from '@cubarium/core';
import { verifyMatch, type MatchFault } from '@cubarium/core/verify';

/** A throw or a card that was computed again. */
export interface ProvenChance {
  /** Its place in the log. */
  readonly seq: number;
  readonly action: Action;
  /** The link that who asked for it revealed; null where there was none. */
  readonly link: string | null;
}

/** What computing every die and card of a match again has shown. */
export interface Proof {
  /** Null when everything is as it had to be. */
  readonly fault: MatchFault | null;
  readonly chances: readonly ProvenChance[];
  /** How often somebody revealed a link. */
  readonly links: number;
  /** From which everything follows; null where there is none to know. */
  readonly seed: string | null;
}

export function proofOf(game: GameDefinition, file: MatchFile): Proof {
  const verified = verifyMatch(game, file);
  const chances = file.log.flatMap(({ seq, actor, action, link = null }) =>
    actor === 'chance' ? [{ seq, action, link }] : [],
  );
  return {
    fault: verified.ok ? null : verified.error,
    chances,
    links: chances.filter(({ link }) => link !== null).length,
    seed: seedOf(file),
  };
}

function seedOf({ dice }: MatchFile): string | null {
  if (dice.kind === 'seed') return textSeed(dice.seed);
  return dice.kind === 'committed' && dice.secret !== null ? matchSeed(dice.secret, dice.nonces) : null;
}
