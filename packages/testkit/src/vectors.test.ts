import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeVectors, VECTORS_FILE } from './vectors.ts';

interface Vectors {
  readonly commitments: readonly { readonly secret: string; readonly commitment: string }[];
  readonly matchSeeds: readonly {
    readonly secret: string;
    readonly nonces: readonly string[];
    readonly seed: string;
  }[];
  readonly botNonces: readonly { readonly secret: string; readonly seat: number; readonly nonce: string }[];
  readonly textSeeds: readonly { readonly text: string; readonly seed: string }[];
  readonly words: readonly {
    readonly seed: string;
    readonly seq: number;
    readonly words: readonly number[];
  }[];
  readonly numbers: readonly {
    readonly seed: string;
    readonly seq: number;
    readonly below: readonly number[];
    readonly numbers: readonly number[];
  }[];
}

const vectors = JSON.parse(readFileSync(VECTORS_FILE, 'utf8')) as Vectors;

/** docs/fair-dice.md once more, on another implementation of the hashes. */
function blockWords(seed: string, seq: number, block: number): readonly number[] {
  const message = Buffer.alloc(12);
  message.writeBigUInt64BE(BigInt(seq), 0);
  message.writeUInt32BE(block, 8);
  const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
}

describe('the vectors of fair dice', () => {
  test('are what the dealer gives', async () => {
    expect(await computeVectors()).toEqual(vectors);
  });

  test.each(vectors.commitments)('commitment to $secret', ({ secret, commitment }) => {
    expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(commitment);
  });

  test.each(vectors.matchSeeds)('match seed of $nonces', ({ secret, nonces, seed }) => {
    const hmac = createHmac('sha256', Buffer.from(secret, 'hex'));
    for (const nonce of nonces) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(nonce));
      hmac.update(length).update(nonce, 'utf8');
    }
    expect(hmac.digest('hex')).toBe(seed);
  });

  test.each(vectors.botNonces)('nonce of a bot on seat $seat', ({ secret, seat, nonce }) => {
    const hmac = createHmac('sha256', Buffer.from(secret, 'hex'));
    expect(hmac.update(`bot ${seat}`, 'ascii').digest('hex')).toBe(nonce);
  });

  test.each(vectors.textSeeds)('seed of the text "$text"', ({ text, seed }) => {
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(seed);
  });

  test.each(vectors.words)('words at $seq', ({ seed, seq, words }) => {
    expect([...blockWords(seed, seq, 0), ...blockWords(seed, seq, 1)]).toEqual(words);
  });

  test.each(vectors.numbers)('numbers at $seq', ({ seed, seq, below, numbers }) => {
    const stream = [0, 1, 2, 3].flatMap((block) => blockWords(seed, seq, block));
    const drawn = below.map((n) => {
      const limit = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        const word = stream.shift() ?? 0;
        if (word < limit) return word % n;
      }
    });
    expect(drawn).toEqual(numbers);
  });
});
