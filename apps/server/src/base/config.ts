import { parseArgs } from 'node:util';
import { isNetwork, type TrustedProxies } from './callers.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder where everything is kept that is not in a database. */
  readonly data: string;
  /** The address of a PostgreSQL database to keep everything in; null for a file in the folder. */
  readonly databaseUrl: string | null;
  /** The address of the Redis by which nodes on one database hear each other; null for a server alone. */
  readonly redisUrl: string | null;
  /** The built web app; null for none. */
  readonly web: string | null;
  /** Addresses of pages that may connect, beside the server's own. */
  readonly origins: readonly string[];
  /** Whose word about who is calling is believed. */
  readonly trustProxy: TrustedProxies;
  readonly log: string;
  readonly botPaceMs: number;
  readonly rateFactor: number;
  readonly keeping: Keeping;
  /** What must be said to read the figures; null when only this machine may. */
  readonly metricsToken: string | null;
}

/** How long tables are kept that nobody touches, in milliseconds; null for ever. */
export interface Keeping {
  /** Those that never started. */
  readonly open: number | null;
  readonly unfinished: number | null;
  readonly finished: number | null;
}

interface Setting {
  readonly env: string;
  readonly default: string;
}

export const DEFAULT_DATA = './data';
const DAY_MS = 86_400_000;
const MOST_DAYS = 36_500;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** What each is for stands in the help of `cubarium serve`. */
export const SETTINGS = {
  port: { env: 'CUBARIUM_PORT', default: '8787' },
  host: { env: 'CUBARIUM_HOST', default: '0.0.0.0' },
  data: { env: 'CUBARIUM_DATA', default: DEFAULT_DATA },
  web: { env: 'CUBARIUM_WEB', default: '' },
  origins: {
    env: 'CUBARIUM_ORIGINS',
    default: '',
  },
  'trust-proxy': { env: 'CUBARIUM_TRUST_PROXY', default: 'no' },
  log: { env: 'CUBARIUM_LOG', default: 'info' },
  'bot-pace': {
    env: 'CUBARIUM_BOT_PACE',
    default: '900',
  },
  'rate-factor': {
    env: 'CUBARIUM_RATE_FACTOR',
    default: '1',
  },
  'metrics-token': { env: 'CUBARIUM_METRICS_TOKEN', default: '' },
  'keep-open': { env: 'CUBARIUM_KEEP_OPEN', default: '30' },
  'keep-unfinished': { env: 'CUBARIUM_KEEP_UNFINISHED', default: 'never' },
  'keep-finished': { env: 'CUBARIUM_KEEP_FINISHED', default: 'never' },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as Name[];

/** A mistake in the settings, in words for who started the server. */
export class ConfigError extends Error {}

/** Flags first, then the environment, then defaults. */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  web: string | null = null,
): Config {
  const flags = readFlags(args);
  const text = (name: Name): string => flags[name] ?? env[SETTINGS[name].env] ?? SETTINGS[name].default;
  const number = (name: Name, most: number): number => {
    const value = Number(text(name));
    if (text(name).trim() === '' || !(value >= 0 && value <= most))
      throw new ConfigError(`--${name} must be a number from 0 to ${most}, not "${text(name)}"`);
    return value;
  };
  // Never is when such tables leave.
  const age = (name: Name): number | null =>
    text(name) === 'never' ? null : number(name, MOST_DAYS) * DAY_MS;
  if (!LOG_LEVELS.includes(text('log')))
    throw new ConfigError(`--log must be one of ${LOG_LEVELS.join(', ')}`);
  return {
    port: number('port', 65_535),
    host: text('host'),
    data: text('data'),
    databaseUrl: readDatabaseUrl(env[DATABASE_ENV] ?? ''),
    redisUrl: readRedisUrl(env),
    web: text('web') === '' ? web : text('web'),
    origins: listOf(text('origins')),
    trustProxy: readProxies(text('trust-proxy')),
    log: text('log'),
    botPaceMs: number('bot-pace', 60_000),
    rateFactor: number('rate-factor', 1e6),
    metricsToken: readToken(text('metrics-token')),
    keeping: {
      open: age('keep-open'),
      unfinished: age('keep-unfinished'),
      finished: age('keep-finished'),
    },
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const MOST_HOPS = 16;
const PROXIES_HELP =
  'Write how many proxies stand in a row in front of the server (1), or their addresses or networks with commas between (127.0.0.1, 10.0.0.0/8); no for none.';

function readProxies(text: string): TrustedProxies {
  if (text === 'no') return 0;
  // Whoever calls may write any address into the header: only what a known proxy adds to it can be believed.
  if (text === 'yes' || text === 'true')
    throw new ConfigError(`--trust-proxy ${text} would believe whatever a caller says. ${PROXIES_HELP}`);
  const proxies = listOf(text);
  if (/^\d+$/u.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  if (proxies.length > 0 && proxies.every(isNetwork)) return proxies;
  throw new ConfigError(`--trust-proxy cannot be "${text}". ${PROXIES_HELP}`);
}

/** Without a flag: it holds a password, and everybody on the machine can read how a process was started. */
const DATABASE_ENV = 'DATABASE_URL';

function readDatabaseUrl(text: string): string | null {
  if (text === '') return null;
  if (/^postgres(?:ql)?:\/\//u.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(`${DATABASE_ENV} must look like postgresql://user:password@host:5432/database`);
}

const REDIS_ENV = 'REDIS_URL';

function readRedisUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  const text = env[REDIS_ENV] ?? '';
  if (text === '') return null;
  if ((env[DATABASE_ENV] ?? '') === '')
    throw new ConfigError(`${REDIS_ENV} is for nodes that share a database: ${DATABASE_ENV} must name it`);
  if (/^rediss?:\/\//u.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(`${REDIS_ENV} must look like redis://user:password@host:6379`);
}

const SHORTEST_TOKEN = 16;

function readToken(text: string): string | null {
  if (text === '') return null;
  if (text.length >= SHORTEST_TOKEN && /^[\w.~+/=-]+$/u.test(text)) return text;
  throw new ConfigError(
    `--metrics-token must be at least ${SHORTEST_TOKEN} letters, digits and -._~+/= long, without blanks`,
  );
}

function readFlags(args: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    return values;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}
