import type { Census, Person } from '../../ports/census.ts';

const AT_ONCE = 500;

/** All of a list that is given in parts. */
async function* whole<T extends { readonly place: number }>(
  parts: (part: { readonly after: number; readonly limit: number }) => Promise<readonly T[]>,
): AsyncGenerator<T, void> {
  for (let after = 0; ;) {
    const part = await parts({ after, limit: AT_ONCE });
    yield* part;
    const last = part.at(-1);
    if (!last) return;
    after = last.place;
  }
}

export const allTables = (census: Census) => whole((part) => census.tables(part));
export const allSayings = (census: Census) => whole((part) => census.sayings(part));

export async function* allPeople(census: Census): AsyncGenerator<Person, void> {
  for (let after = ''; ;) {
    const part = await census.people(after, AT_ONCE);
    yield* part;
    const last = part.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Some of them at a time. */
export async function* inGroups<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[], void> {
  let group: T[] = [];
  for await (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
