/** A command of `cubarium`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** Does it, and gives the exit code. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** Arguments that make no sense: the message is printed and the exit code is 2. */
export class UsageError extends Error {}

/** A whole number given as an argument. */
export function wholeNumber(
  name: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

/** What only the repository has: the packed command leaves the server out. */
export async function inRepository<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UsageError('this command needs a clone of the repository');
    throw error;
  }
}
