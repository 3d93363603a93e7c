import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Action, Entry } from './entry.ts';
import type { GameDefinition } from './game.ts';
import { uniformBelow, type Rng } from './rng.ts';

/**
 * Fair dice. The server publishes SHA-256(secret) before any nonce is taken; every seat adds a nonce; the match
 * seed is the HMAC of all nonces under the secret. Each chance entry is a pure function of the seed, its number among
 * the chance entries, the links that people have revealed (chain.ts) and the state, so that after the secret is
 * revealed anyone can recompute every die and every card.
 */
export const commitment = (secretHex: string): string => bytesToHex(sha256(hexToBytes(secretHex)));

/** HMAC-SHA-256(secret, length ‖ nonce for each seat in order): lengths keep ("ab","c") apart from ("a","bc"). */
export function matchSeed(secretHex: string, nonces: readonly string[]): string {
  const parts = nonces.flatMap((nonce) => {
    const bytes = utf8ToBytes(nonce);
    return [bigEndian(bytes.length), bytes];
  });
  return bytesToHex(hmac(sha256, hexToBytes(secretHex), concatBytes(...parts)));
}

/**
 * The nonce of a bot: HMAC-SHA-256(secret, "bot " and its seat). The server plays the bots, so whatever they add has
 * to be as fixed by the commitment as the secret itself: else it could look at people's nonces and then choose.
 */
export const botNonce = (secretHex: string, seat: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secretHex), utf8ToBytes(`bot ${seat}`)));

/** The match seed for a seed given as plain text (engine, simulations, tests). */
export const textSeed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const NO_WORDS = new DataView(new ArrayBuffer(0));
const WORD_BYTES = 4;

/** What a chance entry hangs on beside the seed: its number, and what the links of the seats come to. */
export interface Lot {
  readonly number: number;
  /** In hexadecimal; empty where there are no links. */
  readonly mix: string;
}

/** The words of a chance entry: block i is HMAC-SHA-256(seed, number ‖ mix ‖ i), read big-endian. */
export function chanceRng(seedHex: string, { number, mix }: Lot): Rng {
  const key = hexToBytes(seedHex);
  const start = concatBytes(
    bigEndian(Math.floor(number / 2 ** 32)),
    bigEndian(number % 2 ** 32),
    hexToBytes(mix),
  );
  let block = 0;
  let words = NO_WORDS;
  let at = 0;
  const nextWord = (): number => {
    if (at >= words.byteLength) {
      const digest = hmac(sha256, key, concatBytes(start, bigEndian(block++)));
      words = new DataView(digest.buffer, digest.byteOffset, digest.length);
      at = 0;
    }
    const word = words.getUint32(at);
    at += WORD_BYTES;
    return word;
  };
  return { below: (n) => uniformBelow(n, nextWord) };
}

/** A whole number as four bytes. */
function bigEndian(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

export interface Deal<S> {
  readonly seed: string;
  readonly seq: number;
  readonly at: number;
  readonly state: S;
  /** Left out where there is no table (the engine, simulations) and in matches of version 1: the place in the log. */
  readonly lot?: Lot;
}

/** The chance entry that is due, or null. */
export function deal<S, A extends Action>(game: GameDefinition<S, A>, about: Deal<S>): Entry<A> | null {
  const { seed, seq, at, state, lot = { number: seq, mix: '' } } = about;
  const action = game.drawChance(state, chanceRng(seed, lot));
  return action && { seq, at, actor: 'chance', action };
}
