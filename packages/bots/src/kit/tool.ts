import type { Result } from '@cubarium/core';

/** What a tool may use besides its arguments. */
export interface ToolContext {
  /** Tools read no clock: this says when so many milliseconds from now are over. */
  readonly within: (milliseconds: number) => () => boolean;
}

/** A question about one game that can be asked on the command line without a table. */
export interface Tool {
  readonly name: string;
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** The lines to print, or what is wrong with the arguments. */
  readonly answer: (args: readonly string[], context: ToolContext) => Result<string, string>;
}
