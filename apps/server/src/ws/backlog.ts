/** How much all readers together may not have read yet: what one may, a thousand may not. */
export const MOST_BACKLOG = 48_000_000;

/** Of readers and what each has not read: those furthest behind, as many as it takes to be below so much. */
export function furthestBehind<T>(readers: Iterable<readonly [T, number]>, most: number): readonly T[] {
  const behind = [...readers].filter(([, bytes]) => bytes > 0).toSorted(([, a], [, b]) => b - a);
  let sum = behind.reduce((all, [, bytes]) => all + bytes, 0);
  const gone: T[] = [];
  for (const [reader, bytes] of behind) {
    if (sum <= most) break;
    gone.push(reader);
    sum -= bytes;
  }
  return gone;
}
