import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacWords } from './hmac-words.ts';

const bytes = (words: Uint32Array): Uint8Array => {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word);
  return new Uint8Array(view.buffer);
};

test('is the HMAC-SHA-256 of the library, whatever was hashed before', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
      expect(bytes(hmacWords(key, message))).toEqual(hmac(sha256, key, message));
    }),
  );
});

test('keeps no answer in a buffer that the next one uses', () => {
  const key = new Uint8Array(32).fill(7);
  const first = hmacWords(key, new Uint8Array([1]));
  const before = [...first];
  hmacWords(key, new Uint8Array([2]));
  expect([...first]).toEqual(before);
});

test('refuses a key longer than a block, which HMAC would have to hash first', () => {
  expect(() => hmacWords(new Uint8Array(65), new Uint8Array())).toThrow(RangeError);
});
