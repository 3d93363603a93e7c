import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Something that tests need from the machine. */
interface Provided {
  readonly present: () => Promise<boolean>;
  readonly install: () => void;
}

/** Where Debian and Homebrew put a PostgreSQL server; the testkit starts it from there. */
const POSTGRES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].map(
  (place) => `${place}/*/bin/initdb`,
);

const TOOLS = {
  chromium: {
    // Loaded only when it is asked for: most runs need no browser.
    present: async () => (await import('./chromium.ts')).hasChromium(),
    install: () =>
      isDebianRoot
        ? installFromDebian('chromium-headless-shell') || installFromDebian('chromium')
        : run('playwright', 'install', 'chromium'),
  },
  postgresql: {
    // Or one that somebody else runs; what needs more than that says so.
    present: async () => isGiven('TEST_DATABASE_URL') || POSTGRES.some((place) => globSync(place).length > 0),
    // Elsewhere its owner installs it: there is no way that serves all systems.
    install: () => isDebianRoot && installFromDebian('postgresql'),
  },
  redis: {
    present: async () => isGiven('TEST_REDIS_URL') || spawnSync('redis-server', ['--version']).status === 0,
    install: () => isDebianRoot && installFromDebian('redis-server'),
  },
} as const satisfies Record<string, Provided>;

export type Tool = keyof typeof TOOLS;

/** Where nobody is asked for a password and the names of packages are known. */
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Where we can install whatever is needed, something missing is a failure; elsewhere it may just not be there. */
export const mustBeThere = isDebianRoot;

const isGiven = (variable: string): boolean => (process.env[variable] ?? '') !== '';

function run(program: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync(program, args, { env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (done.status !== 0) console.log((done.stderr || (done.error?.message ?? '')).trim());
  return done.status === 0;
}

/** The package lists may be missing or old: they are fetched only when the first attempt fails. */
function installFromDebian(name: string): boolean {
  const install = () => run('apt-get', '-qq', 'install', '-y', '--no-install-recommends', name);
  return install() || (run('apt-get', '-qq', 'update') && install());
}

async function missing(tools: readonly Tool[]): Promise<readonly Tool[]> {
  const there = await Promise.all(tools.map((tool) => TOOLS[tool].present()));
  return tools.filter((_, i) => !there[i]);
}

/** Sees to it that the tools are there, installing them where it can; gives back those that are not. */
export async function provide(tools: readonly Tool[]): Promise<readonly Tool[]> {
  const wanted = await missing(tools);
  for (const tool of wanted) TOOLS[tool].install();
  return wanted.length === 0 ? wanted : missing(wanted);
}
