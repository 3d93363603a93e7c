import type { Result } from '@cubarium/core';

/**
 * Files that spare the bots of a game long calculations. Bots read no file: the host fetches them when it
 * has time, best first, and hands the bytes over. Without them everything works, only slower.
 */
export interface Assets {
  /** Names in `packages/bots/charts`. */
  readonly files: readonly string[];
  readonly provide: (bytes: ArrayBuffer) => Result<null, string>;
}
