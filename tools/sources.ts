import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** A source file: its path from the root of the repository, with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What the boundaries ask of a source file. */
export interface Facts {
  /** Where it imports from, in every form: static, dynamic, re-export, type. */
  readonly imports: string[];
  /** The names it uses that are not properties of something; and what it takes from some: `Math.random`. */
  readonly names: string[];
  /** Its string literals, and the keys of its object literals. */
  readonly strings: string[];
}

const skipped = ['node_modules', 'dist', 'artefacts', 'coverage'];

/** The paths below the working directory that match, in a fixed order. */
export const paths = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: (path) => skipped.some((folder) => path.split(sep).includes(folder)) })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

export const sources = (pattern: string): readonly Source[] =>
  paths(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Tests, and what only tests use: beside them `x.testkit.ts`, for several packages `packages/testkit`. */
export const isTest = (path: string): boolean =>
  /\.(test|testkit)\.tsx?$|^(packages\/testkit|e2e)\//.test(path);
