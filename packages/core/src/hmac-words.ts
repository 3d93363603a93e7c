import { sha256 } from '@noble/hashes/sha2.js';

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

const untouched = sha256.create();
const hash = sha256.create();
const padded = new Uint8Array(BLOCK_BYTES);
const digest = new Uint8Array(sha256.outputLen);
const digestView = new DataView(digest.buffer);

/**
 * HMAC-SHA-256 (RFC 2104) under a key of at most one block, as eight big-endian words. A server draws thousands of
 * throws a second: here all of them share a few buffers, which a hash object for each throw would leave as garbage.
 */
export function hmacWords(key: Uint8Array, message: Uint8Array): Uint32Array {
  if (key.length > BLOCK_BYTES) throw new RangeError(`a key of ${key.length} bytes`);
  half(key, INNER, message);
  half(key, OUTER, digest);
  const words = new Uint32Array(digest.length / 4);
  for (let i = 0; i < words.length; i++) words[i] = digestView.getUint32(4 * i);
  return words;
}

/** SHA-256, in a buffer that the next hash uses again. */
export function sha256Of(message: Uint8Array): Uint8Array {
  begun().update(message).digestInto(digest);
  return digest;
}

/** Leaves SHA-256(key ⊕ pad ‖ message) in `digest`. */
function half(key: Uint8Array, pad: number, message: Uint8Array): void {
  for (let i = 0; i < BLOCK_BYTES; i++) padded[i] = (key[i] ?? 0) ^ pad;
  begun().update(padded).update(message).digestInto(digest);
}

/** The one hash object, as if nothing had been put into it. */
// oxlint-disable-next-line no-underscore-dangle -- the library's name for a copy into what is there already
const begun = (): typeof hash => untouched._cloneInto(hash);
