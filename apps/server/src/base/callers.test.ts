import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Callers, networkOf, type TrustedProxies } from './callers.ts';

const caller = (proxies: TrustedProxies, from: string, forwarded?: string): string =>
  new Callers(proxies).networkOf({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: from },
  } as unknown as IncomingMessage);

describe('who is calling', () => {
  test('without a trusted proxy it is the other end of the connection, whatever it says', () => {
    expect(caller(0, '203.0.113.9')).toBe('203.0.113.9');
    expect(caller(0, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(caller(['10.0.0.1'], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  test('a trusted proxy is believed what it added itself, not what it was told', () => {
    const made = '1.1.1.1, 2.2.2.2, 203.0.113.9';
    expect(caller(1, '10.0.0.1', made)).toBe('203.0.113.9');
    expect(caller(['10.0.0.0/8'], '10.0.0.1', made)).toBe('203.0.113.9');
    expect(caller(['10.0.0.0/8'], '::ffff:10.0.0.1', made)).toBe('203.0.113.9');
    expect(caller(2, '10.0.0.1', `${made}, 10.0.0.2`)).toBe('203.0.113.9');
    expect(caller(['10.0.0.0/8'], '10.0.0.1', `${made}, 10.0.0.2`)).toBe('203.0.113.9');
    expect(caller(['10.0.0.1'], '10.0.0.1', `${made}, 10.0.0.2`)).toBe('10.0.0.2');
  });

  test('a proxy that says nothing, or nothing sensible, is the caller itself', () => {
    expect(caller(1, '10.0.0.1')).toBe('10.0.0.1');
    expect(caller(1, '10.0.0.1', '')).toBe('10.0.0.1');
    expect(caller(1, '10.0.0.1', '203.0.113.9, unknown')).toBe('10.0.0.1');
    expect(caller(['10.0.0.0/8'], '10.0.0.1', '10.0.0.7')).toBe('10.0.0.7');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::7]:4711', '2001:db8:0:0::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', null],
  ['1', null],
  ['', null],
])('as far as limits go, %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
