/** Tables of a game, and who meets whom at each of them. */
export interface Ladder {
  /** Who is measured, against whom. */
  readonly pairs: readonly (readonly [string, string])[];
  /** The columns of the table in docs/bots.md, and the options of each of its rows. */
  readonly columns: readonly string[];
  readonly tables: readonly Readonly<Record<string, string | number>>[];
}
