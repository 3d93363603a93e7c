/** A shipped list of games, and the list that takes its place in the build of this example; as addresses of files. */
export interface Instead {
  readonly shipped: string;
  readonly own: string;
}

const own = (file: string): string => new URL(file, import.meta.url).href;

export const INSTEAD: readonly Instead[] = [
  { shipped: import.meta.resolve('@cubarium/catalogue/games'), own: own('../src/games.ts') },
  { shipped: import.meta.resolve('@cubarium/web/posters'), own: own('../src/web/posters.ts') },
];

/** What to load for a resolved module; the own lists themselves still read the shipped ones. */
export const insteadOf = (module: string, importer: string | undefined): string | null =>
  INSTEAD.find(({ shipped, own: replaced }) => shipped === module && replaced !== importer)?.own ?? null;
