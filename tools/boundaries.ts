// The lines of the map that no import may cross; `node tools/boundaries.ts` checks the whole repository.
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from './facts.ts';
import { circles } from './folders.ts';
import { readRepository, type Arrows, type Repository } from './repository.ts';
import { isTest, type Source } from './sources.ts';
import { leaksOf } from './style-scope.ts';

const PURE = /^(?:packages\/(?:core|games|bots)|examples\/[^/]+\/src\/(?:rules|bots))\//;
const IMPURE = new Set([
  'Math.random',
  'crypto',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'console',
  'fetch',
  'WebSocket',
  'Worker',
  'globalThis',
  'window',
  'document',
  'navigator',
]);
/** Runs in pages that may have come over plain http; there much of the browser is missing. */
const IN_THE_PAGE = ['packages/', 'apps/web/src/', 'examples/'];
const SECURE_ONLY = 'apps/web/src/base/device/secure-only.ts';
/** What `navigator` and `crypto` give to every page. */
const GIVEN_TO_ALL = new Set([
  'navigator.language',
  'navigator.languages',
  'navigator.onLine',
  'navigator.userActivation',
  'navigator.vibrate',
  'crypto.getRandomValues',
]);
/** What only pages get that came encrypted, or from the machine itself. */
const GIVEN_TO_SECURE = new Set([
  'isSecureContext',
  'caches',
  'cookieStore',
  'documentPictureInPicture',
  'showDirectoryPicker',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'AudioWorkletNode',
  'BarcodeDetector',
  'DeviceMotionEvent',
  'DeviceOrientationEvent',
  'EyeDropper',
  'IdleDetector',
  'Notification',
  'PaymentRequest',
  'PublicKeyCredential',
  'PushManager',
  'SharedArrayBuffer',
  'WebTransport',
]);
/** Everybody else goes by the ports: which store a server runs on is known in one place. */
const OPENS_STORES = 'apps/server/src/store/open.ts';
const STORE = /^apps\/server\/src\/store\/[^/]+\//;
const isForeignStore = (path: string, file: string) => {
  const store = STORE.exec(file)?.[0];
  return store !== undefined && !path.startsWith(store);
};
/** Besides tests and a game's own folders, only these may name a game. */
const NAME_GAMES = ['packages/catalogue/', 'e2e/'];

/** What runs beside the tools and is never shipped may use them. */
const USE_TOOLS = ['bench', 'e2e'];

/** A sentence for each line crossed. */
export const crossings = (repository: Repository): readonly string[] => [
  ...Object.keys(repository.declared)
    .filter((folder) => folder !== '.' && !repository.arrows[posix.basename(folder)])
    .map((folder) => `${folder}: is not on the map of ARCHITECTURE.md`),
  ...repository.files.flatMap((file) =>
    [...new Set(crossingsOf(file, repository))].map((what) => `${file.path}: ${what}`),
  ),
  ...circles(repository.files.filter(({ path }) => path.startsWith('apps/'))),
];

function crossingsOf(file: Source, repository: Repository): readonly string[] {
  const { imports, names, strings } = readFacts(file);
  const impure = isPure(file.path) ? names.filter((name) => IMPURE.has(name)) : [];
  const games = strings.filter((text) => repository.games.includes(text) && !mayName(file.path, text));
  return [
    ...imports.flatMap((target) => badImport(file.path, target, repository) ?? []),
    ...impure.map((name) => `uses ${name}, but must be pure`),
    ...games.map((game) => `names the game '${game}'`),
    ...(file.path.endsWith('.css') ? leaks(file, repository.games) : []),
    ...(isInThePage(file.path) ? names.filter(needsSecurity) : []).map(
      (name) => `uses ${name}, which is missing on plain http: see ${SECURE_ONLY}`,
    ),
  ];
}

/** A style sheet counts for the whole page, whoever brings it: a game's has to stay at home. */
const leaks = ({ path, text }: Source, games: readonly string[]): readonly string[] =>
  games.filter((id) => path.split('/').includes(id)).flatMap((id) => leaksOf(id, text));
const isPure = (path: string) => !isTest(path) && PURE.test(path);
const isInThePage = (path: string) =>
  !isTest(path) && path !== SECURE_ONLY && IN_THE_PAGE.some((folder) => path.startsWith(folder));
const needsSecurity = (name: string) =>
  GIVEN_TO_SECURE.has(name) || (/^(?:navigator|crypto)\./.test(name) && !GIVEN_TO_ALL.has(name));
const mayName = (path: string, game: string) =>
  isTest(path) || path.split('/').includes(game) || NAME_GAMES.some((folder) => path.startsWith(folder));
const workspaceOf = (path: string) => /^(?:(?:packages|apps|examples)\/)?[^/]+/.exec(path)?.[0] ?? '';

function badImport(path: string, target: string, repository: Repository): string | null {
  const game = repository.games.find((id) => target.split('/').includes(id));
  if (game !== undefined && !mayName(path, game)) return `imports '${target}', which belongs to one game`;
  if (isTest(target) && !isTest(path)) return `imports '${target}' outside a test`;
  if (target.startsWith('.')) {
    const from = workspaceOf(path);
    const file = posix.join(posix.dirname(path), target);
    if (!isTest(path) && path !== OPENS_STORES && isForeignStore(path, file))
      return `knows a store that only ${OPENS_STORES} may: '${target}'`;
    const to = workspaceOf(file);
    const fine = to === from || (to === 'tools' && USE_TOOLS.includes(from));
    return fine ? null : `leaves its package: '${target}'`;
  }
  if (target.startsWith('node:')) return isPure(path) ? `imports '${target}', but must be pure` : null;
  // Modules that a plugin of the bundler makes up.
  if (target.startsWith('virtual:')) return null;
  return undeclared(path, target, repository) ?? againstArrows(path, target, repository.arrows);
}

/** Tests may use what the root brings. */
function undeclared(path: string, target: string, { declared }: Repository): string | null {
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  const own = declared[workspaceOf(path)] ?? declared['.'];
  return isTest(path) || own?.includes(name)
    ? null
    : `imports '${name}', which its package.json does not declare`;
}

function againstArrows(path: string, target: string, arrows: Arrows): string | null {
  const [scope, to = '', next] = target.split('/');
  if (scope !== '@cubarium') return null;
  if (next === 'src') return `reaches into '${target}'`;
  if (isTest(path)) return null;
  if (to === 'testkit') return `imports '${target}' outside a test`;
  const from = posix.basename(workspaceOf(path));
  return to === from || reaches(arrows, from).includes(to)
    ? null
    : `imports '${target}' against the arrows of the map`;
}

const reaches = (arrows: Arrows, from: string): readonly string[] =>
  (arrows[from] ?? []).flatMap((to) => [to, ...reaches(arrows, to)]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = crossings(readRepository());
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
