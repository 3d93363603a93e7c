/** Which node holds a table: plays it, and is the one that writes its log. */
export interface Holders {
  /** The number of this node; every start has another. */
  readonly self: number;
  /** Takes a table that no living node holds. Gives who holds it then; null for a table that is not there. */
  take(table: string): Promise<number | null>;
  /** What is let go of may be taken at once. */
  release(tables: readonly string[]): Promise<void>;
  /** Matches that run and that no living node holds. */
  orphans(): Promise<readonly string[]>;
}

export interface Renewal {
  /** The other living nodes, the oldest first. */
  readonly others: readonly number[];
  /** The lease had ended: others may have taken what this node held. */
  readonly hasLapsed: boolean;
}

/** A node among those that share a database. It lives as long as its lease, which lasts seconds and is renewed. */
export interface Membership extends Holders {
  /** The same for all that share the database, and for nobody else. */
  readonly name: string;
  /** The clock of all of them: the database's, less what it went on while no node lived. */
  now(): number;
  renew(): Promise<Renewal>;
  /** Lets go of everything: this node lives no more. */
  leave(): Promise<void>;
}
