import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { paths, sources, type Source } from './sources.ts';

/** What each folder may import, by the last part of its path. */
export type Arrows = Readonly<Record<string, readonly string[]>>;

/** What the boundaries ask of a repository. */
export interface Repository {
  readonly arrows: Arrows;
  readonly files: readonly Source[];
  /** What the package.json of a workspace declares, by its folder (`packages/core`); `.` is the root's. */
  readonly declared: Readonly<Record<string, readonly string[]>>;
  readonly games: readonly string[];
}

/** The map in ARCHITECTURE.md has lines like `packages/games  what it is  → core`. */
export const readArrows = (text: string): Arrows =>
  Object.fromEntries(
    [...text.matchAll(/^(?:packages\/|apps\/|examples\/)?([a-z]+) {2,}[^→\n]*(?:→ (.+))?$/gm)].map(
      ([, folder = '', targets]) => [folder, targets?.split(', ') ?? []],
    ),
  );

const declaredIn = (manifest: string): readonly string[] => {
  const read = JSON.parse(manifest) as Readonly<Record<string, object | undefined>>;
  return Object.keys({ ...read.dependencies, ...read.devDependencies, ...read.peerDependencies });
};

/** The repository in the working directory. A game is a folder of packages/games, or an example. */
export const readRepository = (): Repository => ({
  arrows: readArrows(readFileSync('ARCHITECTURE.md', 'utf8')),
  files: [
    ...sources('{packages,apps,examples,bench,e2e,tools}/**/*.{ts,tsx,css,html}'),
    ...sources('{packages,apps}/*/src/**/*.json'),
  ],
  declared: Object.fromEntries(
    sources('{packages/*,apps/*,examples/*,bench,.}/package.json').map(({ path, text }) => [
      posix.dirname(path),
      declaredIn(text),
    ]),
  ),
  games: [
    ...paths('packages/games/src/*/index.ts').map((path) => posix.basename(posix.dirname(path))),
    ...paths('examples/*/package.json').map((path) => posix.basename(posix.dirname(path))),
  ],
});
