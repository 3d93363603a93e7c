import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const trusted = (text: string) => readConfig(['--trust-proxy', text], {}).trustProxy;

test('proxies in front are counted or named', () => {
  expect(readConfig([], {}).trustProxy).toBe(0);
  expect(trusted('no')).toBe(0);
  expect(trusted('2')).toBe(2);
  expect(trusted('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  expect(readConfig([], { CUBARIUM_TRUST_PROXY: '1' }).trustProxy).toBe(1);
});

test.each(['yes', 'true'])('"%s" would believe everybody: it is refused, and told what to write', (text) => {
  expect(() => trusted(text)).toThrow(ConfigError);
  expect(() => trusted(text)).toThrow(/how many proxies .* addresses or networks/u);
});

test.each([
  '',
  ',',
  '99',
  '-1',
  '1.5',
  'nginx',
  '10.0.0.0/0',
  '10.0.0.0/64',
  '1.2.3',
  'loopback',
  '10.0.0.1,x',
])('"%s" names no proxy', (text) => {
  expect(() => trusted(text)).toThrow(ConfigError);
});

test('a database is one of PostgreSQL; its password is never said back', () => {
  expect(readConfig([], {}).databaseUrl).toBeNull();
  const url = 'postgresql://ann:geheim@localhost/club';
  expect(readConfig([], { DATABASE_URL: url }).databaseUrl).toBe(url);
  for (const bad of ['mysql://ann:geheim@localhost/club', 'geheim', 'postgres://ann:geheim@[/club'])
    expect(() => readConfig([], { DATABASE_URL: bad })).toThrow(/^DATABASE_URL must look like(?!.*geheim)/u);
});

test('the token of the figures is long, or there is none', () => {
  expect(readConfig([], {}).metricsToken).toBeNull();
  const token = 'x'.repeat(16);
  expect(readConfig([], { CUBARIUM_METRICS_TOKEN: token }).metricsToken).toBe(token);
  for (const bad of ['short', `${token} `, `${token}\n`])
    expect(() => readConfig(['--metrics-token', bad], {})).toThrow(ConfigError);
});

test('how long tables are kept is said in days, or never', () => {
  const day = 86_400_000;
  expect(readConfig([], {}).keeping).toEqual({ open: 30 * day, unfinished: null, finished: null });
  const args = ['--keep-open', 'never', '--keep-unfinished', '90', '--keep-finished', '0.5'];
  expect(readConfig(args, {}).keeping).toEqual({ open: null, unfinished: 90 * day, finished: day / 2 });
  for (const text of ['soon', '-1', ''])
    expect(() => readConfig(['--keep-open', text], {})).toThrow(ConfigError);
});

test('nodes need a database to share, and an address of Redis that looks like one', () => {
  const DATABASE_URL = 'postgresql://localhost/club';
  const REDIS_URL = 'redis://:geheim@localhost:6379';
  expect(readConfig([], { DATABASE_URL }).redisUrl).toBeNull();
  expect(readConfig([], { DATABASE_URL, REDIS_URL }).redisUrl).toBe(REDIS_URL);
  expect(() => readConfig([], { REDIS_URL })).toThrow(/DATABASE_URL must name it/u);
  expect(() => readConfig([], { DATABASE_URL, REDIS_URL: 'localhost:6379 geheim' })).toThrow(
    /^REDIS_URL must look like(?!.*geheim)/u,
  );
});
