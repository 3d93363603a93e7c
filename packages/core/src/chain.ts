import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hash chains. Before the match a person commits to an anchor, the end of a chain in which every link is the hash of
 * the next one. With each throw they ask for they reveal that next link: nobody could know it, and nobody, they
 * themselves included, could choose another.
 */
const LINK_BYTES = 16;
const LINK = new RegExp(`^[0-9a-f]{${2 * LINK_BYTES}}$`);

/** A link, an anchor or a tip: 16 bytes in hexadecimal. */
export const isLink = (value: unknown): value is string => typeof value === 'string' && LINK.test(value);

const shortened = (digest: Uint8Array): string => bytesToHex(digest.subarray(0, LINK_BYTES));

/** The link before this one: the first 16 bytes of its SHA-256. */
export const linkBefore = (link: string): string => shortened(sha256(hexToBytes(link)));

/** The chain that ends with `tip`: first its anchor, then `links` links in the order in which they are revealed. */
export function chainOf(tip: string, links: number): readonly string[] {
  const chain = [tip];
  for (let link = tip; chain.length <= links; chain.push(link)) link = linkBefore(link);
  return chain.reverse();
}

/** What the bot on a seat adds to the chance entry of this number; as fixed by the commitment as the secret. */
export const botLink = (secretHex: string, seat: number, number: number): string =>
  shortened(hmac(sha256, hexToBytes(secretHex), utf8ToBytes(`link ${seat} ${number}`)));

/** The links of all seats in one: SHA-256 over, for each seat, a byte with the length of its link and the link. */
export function mixLinks(links: readonly (string | null)[]): string {
  const message = new Uint8Array(links.length * (1 + LINK_BYTES));
  let end = 0;
  for (const link of links) {
    message[end++] = link === null ? 0 : LINK_BYTES;
    if (link === null) continue;
    message.set(hexToBytes(link), end);
    end += LINK_BYTES;
  }
  return shortened(sha256(message.subarray(0, end)));
}
