// The lines of the map that no import may cross; `node tools/boundaries.ts` checks the whole repository.
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from './facts.ts';
import { isTest, sources, type Source } from './sources.ts';

/** The arrows of ARCHITECTURE.md; they count transitively. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  bots: ['core', 'games'],
  catalogue: ['games', 'bots'],
  table: ['core'],
  protocol: ['core'],
  client: ['protocol', 'core'],
  testkit: ['catalogue', 'table'],
  server: ['catalogue', 'protocol', 'table'],
  web: ['catalogue', 'client', 'table'],
  cli: ['catalogue', 'server'],
  bench: ['cli', 'client', 'web'],
};
const PURE = ['packages/core/', 'packages/games/', 'packages/bots/'];
const IMPURE = new Set(
  'Math.random Date performance setTimeout setInterval setImmediate queueMicrotask process fetch console crypto globalThis self window document navigator localStorage WebSocket Worker'.split(
    ' ',
  ),
);
/** Besides tests and a game's own folders, only these may name a game. */
const NAMES_GAMES = ['packages/catalogue/', 'bench/', 'e2e/'];

export interface Repository {
  readonly files: readonly Source[];
  /** What the package.json of a workspace declares, by its folder (`packages/core`); `.` is for tools and e2e. */
  readonly declared: Readonly<Record<string, readonly string[]>>;
  readonly games: readonly string[];
}

/** A sentence for each line crossed. */
export const crossings = (repository: Repository): readonly string[] =>
  repository.files.flatMap((file) => {
    const { imports, names, strings } = readFacts(file);
    const found = [
      ...imports.flatMap((target) => badImport(file.path, target, repository) ?? []),
      ...names
        .filter((name) => isPure(file.path) && IMPURE.has(name))
        .map((name) => `uses ${name}, but must be pure`),
      ...strings
        .filter((text) => repository.games.includes(text) && !mayName(file.path, text))
        .map((text) => `names the game '${text}'`),
    ];
    return [...new Set(found)].map((what) => `${file.path}: ${what}`);
  });

const isPure = (path: string) => !isTest(path) && PURE.some((folder) => path.startsWith(folder));
const mayName = (path: string, game: string) =>
  isTest(path) || path.split('/').includes(game) || NAMES_GAMES.some((folder) => path.startsWith(folder));
const workspaceOf = (path: string) => /^(?:(?:packages|apps)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? '';

function reaches(from: string): ReadonlySet<string> {
  return new Set((ARROWS[from] ?? []).flatMap((to) => [to, ...reaches(to)]));
}

function badImport(path: string, target: string, { declared, games }: Repository): string | null {
  const game = games.find((id) => target.split('/').includes(id));
  if (game !== undefined && !mayName(path, game)) return `imports '${target}', which belongs to one game`;
  const home = workspaceOf(path);
  if (target.startsWith('.')) {
    const leaves = workspaceOf(posix.join(posix.dirname(path), target)) !== home;
    return leaves ? `leaves its package: '${target}'` : null;
  }
  if (target.startsWith('node:')) return isPure(path) ? `imports '${target}', but must be pure` : null;
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  if (!isTest(path) && !(declared[home] ?? declared['.'])?.includes(name))
    return `imports '${name}', which its package.json does not declare`;
  return name.startsWith('@cubarium/') ? againstArrows(path, target) : null;
}

function againstArrows(path: string, target: string): string | null {
  const [, to = '', next] = target.split('/');
  if (next === 'src') return `reaches into '${target}'`;
  if (to === 'testkit')
    return isTest(path) || path.startsWith('packages/testkit/') ? null : `imports '${target}' outside a test`;
  const from = posix.basename(workspaceOf(path));
  return to === from || isTest(path) || reaches(from).has(to)
    ? null
    : `imports '${target}' against the arrows of the map`;
}

/** The repository in the working directory. A game is a folder of packages/games. */
function readRepository(): Repository {
  const manifests = sources('{packages/*,apps/*,bench,.}/package.json');
  return {
    files: sources('{packages,apps,bench,e2e,tools}/**/*.{ts,tsx}'),
    declared: Object.fromEntries(manifests.map(({ path, text }) => [posix.dirname(path), declaredIn(text)])),
    games: [
      ...new Set(
        sources('packages/games/src/*/index.ts').map(({ path }) => posix.basename(posix.dirname(path))),
      ),
    ],
  };
}

const declaredIn = (manifest: string): readonly string[] => {
  const read = JSON.parse(manifest) as Readonly<Record<string, object | undefined>>;
  return Object.keys({ ...read.dependencies, ...read.devDependencies, ...read.peerDependencies });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = crossings(readRepository());
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
