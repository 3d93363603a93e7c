import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a library that is asked for from this folder; null when it is not installed. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return null;
  }
}

/** Every library that these folders need, directly or not. */
function librariesOf(roots: readonly string[]): readonly string[] {
  const seen = new Set<string>(roots);
  for (const folder of seen)
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const found = folderOf(name, folder);
      if (found !== null) seen.add(found);
    }
  return [...seen].filter((folder) => readManifest(folder).private !== true);
}

/** The licences of all libraries that a bundle of these folders may hold: most of them ask to be handed on. */
export function licencesOf(roots: readonly string[]): string {
  const parts = librariesOf(roots).map((folder) => {
    const { name, version, license = 'unknown' } = readManifest(folder);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
    const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
    return `${name} ${version} (${license})${text}\n`;
  });
  return [...new Set(parts)].toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}
