import { foldEntries, type GameDefinition, type MatchFile } from '@cubarium/core';
import { startOfFile } from '@cubarium/core/verify';
import type { Step } from './director.ts';

/** Every step of a match; it stops at the first entry that the rules refuse. */
export function stepsOf(game: GameDefinition, file: MatchFile): readonly Step[] {
  const start = startOfFile(game, file);
  if (!start.ok) return [];
  const steps: Step[] = [];
  foldEntries(game, { from: start.value, entries: file.log }, (step) => steps.push(step) > 0);
  return steps;
}
