import type { Mutant } from './mutants.ts';

export interface Equivalent extends Pick<Mutant, 'path' | 'code' | 'change'> {
  readonly why: string;
}

/** Mutants that change nothing anybody could notice, and why. Found by their line: places move. */
export const EQUIVALENTS: readonly Equivalent[] = [];

export const equivalentTo = ({ path, code, change }: Mutant): Equivalent | undefined =>
  EQUIVALENTS.find((each) => each.path === path && each.code === code && each.change === change);
