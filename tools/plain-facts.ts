import { posix } from 'node:path';
import type { Facts, Source } from './sources.ts';

/** How files that are no program name others. */
const IMPORTS: Readonly<Record<string, RegExp>> = {
  '.css': /@import\s+(?:url\()?['"]([^'"]+)['"]|url\(['"]?([^'")]+)['"]?\)/g,
  '.html': /\s(?:src|href)="([^"]+)"/g,
  '.json': /"(\.{1,2}\/[^"]+)"/g,
};
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;

export const isPlain = (path: string): boolean => Object.hasOwn(IMPORTS, posix.extname(path));

/** Style sheets, pages and settings: what they import, and their words, for the names of games among them. */
export function readPlainFacts({ path, text }: Source): Facts {
  const pattern = IMPORTS[posix.extname(path)];
  if (!pattern) throw new Error(`${path}: no such file is known`);
  const told = text.replaceAll(COMMENTS, '');
  const imports = [...told.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
  return {
    // Only what leads to a file of ours: an address of the page or of a package is no import.
    imports: imports.filter((target) => target.startsWith('.')),
    names: [],
    strings: told.split(/[^\p{L}\d]+/u),
  };
}
