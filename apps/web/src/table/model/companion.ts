import type { ComponentType } from 'react';
import type { JsonRecord } from '@cubarium/core';

/** What the page beside the real box offers to a game. */
export interface CompanionProps {
  /** Asks the game's solver about a position; null where it has no answer. */
  readonly ask: (state: unknown, request: JsonRecord & { readonly do: string }) => Promise<JsonRecord | null>;
}

/** A game's own part of the page beside the real box; loaded when it is opened. */
export type Companion = ComponentType<CompanionProps>;
