import type { Block, ChatLine } from '@cubarium/protocol';
import type { Part, Trace, Visits } from './stores.ts';

/** A table, its place among all, and when it was last touched. */
export interface Touched extends Trace {
  readonly touchedAt: number;
}

export interface Person extends Visits {
  readonly id: string;
  readonly name: string;
}

/** A block, and whom it is against: the person who made it is not told that id. */
export interface KnownBlock extends Block {
  readonly blocked: string;
}

/** Something that was said at a table that is there. */
export interface Saying extends Trace {
  readonly person: string;
  readonly line: ChatLine;
}

/** Everything there is, for who carries it elsewhere. */
export interface Census {
  /** In the order in which they were set up. */
  tables(part: Part): Promise<readonly Touched[]>;
  /** In the order of their ids' bytes; '' is before the first. */
  people(after: string, limit: number): Promise<readonly Person[]>;
  /** Whom somebody has blocked, in the order of the ids' bytes. */
  blocksOf(person: string): Promise<readonly KnownBlock[]>;
  /** In the order in which it was said. */
  sayings(part: Part): Promise<readonly Saying[]>;
  /** What a server keeps about itself, but for what is the store's own affair. */
  meta(): Promise<ReadonlyMap<string, string>>;
}
