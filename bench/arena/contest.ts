/** The expert of a game against a yardstick. */
export interface Contest {
  /** Behind `arena.<game>.`. */
  readonly figure: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
}
