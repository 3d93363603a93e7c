/**
 * So many of all, in turns: everybody's first before anybody's second. So whoever brings a hundred takes no more room
 * than the others leave.
 */
export function fairShare<T>(all: Iterable<T>, ownerOf: (one: T) => string, most: number): readonly T[] {
  const rounds: T[][] = [];
  const had = new Map<string, number>();
  for (const one of all) {
    const owner = ownerOf(one);
    const round = had.get(owner) ?? 0;
    had.set(owner, round + 1);
    (rounds[round] ??= []).push(one);
  }
  return rounds.flat().slice(0, most);
}
