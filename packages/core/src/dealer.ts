import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Action, Entry } from './entry.ts';
import type { GameDefinition } from './game.ts';
import { uniformBelow, type Rng } from './rng.ts';

/**
 * Fair dice. The server publishes SHA-256(secret) before any nonce is taken; every seat adds a nonce; the match
 * seed is the HMAC of all nonces under the secret. Each chance entry is a pure function of (seed, seq, state), so
 * that after the secret is revealed anyone can recompute every die and every card.
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

/** The words of a chance entry: block i is HMAC-SHA-256(seed, seq as 8 bytes ‖ i as 4 bytes), read big-endian. */
export function chanceRng(seedHex: string, seq: number): Rng {
  const key = hexToBytes(seedHex);
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(seq));
  let block = 0;
  let view = new DataView(new ArrayBuffer(0));
  let at = 0;
  const nextWord = (): number => {
    if (at >= view.byteLength) {
      message.setUint32(8, block++);
      // Nearly every throw ends within one block: a keyed state kept for a second one would cost more than it saves.
      const bytes = hmac(sha256, key, new Uint8Array(message.buffer));
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = view.getUint32(at);
    at += 4;
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
}

/** The chance entry that is due, or null. */
export function deal<S, A extends Action>(game: GameDefinition<S, A>, about: Deal<S>): Entry<A> | null {
  const action = game.drawChance(about.state, chanceRng(about.seed, about.seq));
  return action && { seq: about.seq, at: about.at, actor: 'chance', action };
}
