import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** A source file: its path from the root of the repository, with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const skipped = ['node_modules', 'dist', 'artefacts', 'coverage'];

/** The paths below the working directory that match, in a fixed order. */
export const paths = (pattern: string): readonly string[] =>
  globSync(pattern, { exclude: (path) => skipped.some((folder) => path.split(sep).includes(folder)) })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

export const sources = (pattern: string): readonly Source[] =>
  paths(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Tests, and the suites that only tests use. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|^(packages\/testkit|e2e)\//.test(path);
