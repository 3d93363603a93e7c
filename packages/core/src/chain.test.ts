import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { botLink, chainOf, isLink, linkBefore, mixLinks } from './chain.ts';

const tip = 'c0'.repeat(16);
const hash16 = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(Buffer.from(parts.join(''), 'hex'))
    .digest('hex')
    .slice(0, 32);

describe('a chain', () => {
  const chain = chainOf(tip, 5);

  test('has an anchor and as many links, each the hash of the next', () => {
    expect(chain).toHaveLength(6);
    expect(chain.at(-1)).toBe(tip);
    expect(chain.slice(1).map(linkBefore)).toEqual(chain.slice(0, -1));
    expect(chain.every(isLink)).toBe(true);
  });

  test('is made of SHA-256, cut off after 16 bytes', () => {
    expect(linkBefore(tip)).toBe(hash16(tip));
  });

  test.each(['', 'c0', 'C0'.repeat(16), `${tip}0`, ` ${tip}`, 7, null])('%j is no link', (value) => {
    expect(isLink(value)).toBe(false);
  });
});

describe('the mix of the links of all seats', () => {
  test('is their hash, each after its length', () => {
    expect(mixLinks([tip, null, tip])).toBe(hash16('10', tip, '00', '10', tip));
    expect(mixLinks([null, null])).toBe(hash16('0000'));
  });

  test('tells who revealed what', () => {
    const other = linkBefore(tip);
    const mixes = [[tip, other], [other, tip], [tip, null], [null, tip], [tip]].map(mixLinks);
    expect(new Set(mixes).size).toBe(mixes.length);
  });
});

test('the link of a bot follows from the secret, its seat and the number of the entry', () => {
  const secret = 'ab'.repeat(32);
  const links = [botLink(secret, 0, 1), botLink(secret, 1, 0), botLink(secret, 0, 11), botLink('00', 0, 1)];
  expect(links.every(isLink)).toBe(true);
  expect(new Set(links).size).toBe(links.length);
});
