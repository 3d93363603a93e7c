import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadGame } from '@cubarium/catalogue';
import { deal, openMatchFile, readMatchFile } from '@cubarium/core';
import { replayMatch, verifyMatch } from '@cubarium/core/verify';
import type { Entry, GameDefinition, MatchFile, Seat, TableAction } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { computeMatchVectors, MATCH_VECTORS_FILE } from './match-vectors.ts';

type Vectors = Awaited<ReturnType<typeof computeMatchVectors>>;
const vectors = JSON.parse(readFileSync(MATCH_VECTORS_FILE, 'utf8')) as Vectors;

// docs/fair-dice.md once more, on another implementation of the hashes and without the fold.
const hash16 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const hmac = (keyHex: string, message: Buffer | string): Buffer =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(message).digest();
const botLink = (secret: string, seat: number, number: number): string =>
  hmac(secret, `link ${seat} ${number}`).toString('hex').slice(0, 32);
const mixOf = (links: readonly (string | null)[]): string =>
  hash16(Buffer.from(links.map((link) => (link === null ? '00' : `10${link}`)).join(''), 'hex'));

function blockWords(seed: string, { number, mix }: Lot, block: number): readonly number[] {
  const message = Buffer.alloc(28);
  message.writeBigUInt64BE(BigInt(number), 0);
  message.write(mix, 8, 'hex');
  message.writeUInt32BE(block, 24);
  const bytes = hmac(seed, message);
  return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i));
}

interface Lot {
  readonly number: number;
  readonly mix: string;
}

/** What each chance entry of a log hangs on; the one link of the log that does not fit throws. */
function lotsOf({ log, players, dice }: MatchFile): ReadonlyMap<number, Lot> {
  if (dice.kind !== 'committed' || dice.secret === null || !dice.anchors) throw new Error('not committed');
  const { secret, anchors } = dice;
  const last = [...anchors];
  const fresh: (string | null)[] = anchors.map(() => null);
  const bots = players.map(({ bot }) => bot !== null);
  const lots = new Map<number, Lot>();
  let skipped: Seat | null = null;
  for (const [i, entry] of log.entries()) {
    const { actor, link, seq } = entry;
    if (actor === 'table') tableEntry(entry.action as TableAction);
    if (typeof actor === 'number' && actor !== skipped) skipped = null;
    if (actor !== 'chance') continue;
    const before = log[i - 1]?.actor;
    const asker = typeof before === 'number' && before !== skipped ? before : null;
    const links = [...last];
    if (asker !== null && bots[asker]) links[asker] = botLink(secret, asker, lots.size);
    else if (asker !== null && last[asker] !== null && fresh[asker] === null)
      links[asker] = revealed(asker, link);
    else if (link !== undefined) throw new Error(`entry ${seq} has a link that nobody was asked for`);
    lots.set(seq, { number: lots.size, mix: mixOf(links) });
  }
  return lots;

  function tableEntry(action: TableAction): void {
    if (action.kind === 'bot') bots[action.seat] = true;
    if (action.kind === 'back') bots[action.seat] = false;
    if (action.kind === 'skip') skipped = action.seat;
    if (action.kind === 'chain') fresh[action.seat] = action.anchor;
  }

  function revealed(seat: Seat, link = ''): string {
    expect(hash16(Buffer.from(link, 'hex'))).toBe(last[seat]);
    last[seat] = link;
    for (const [other, anchor] of fresh.entries()) {
      if (anchor === null) continue;
      last[other] = anchor;
      fresh[other] = null;
    }
    return link;
  }
}

describe('the vectors of version 2', () => {
  test('are what the dealer gives', async () => {
    expect(JSON.parse(JSON.stringify(await computeMatchVectors()))).toEqual(vectors);
  });

  test.each(vectors.chains)('the chain of $tip', ({ tip, chain }) => {
    expect(chain.at(-1)).toBe(tip);
    for (const [i, link] of chain.slice(1).entries()) expect(hash16(Buffer.from(link, 'hex'))).toBe(chain[i]);
  });

  test.each(vectors.botLinks)('the link of a bot for entry $number', ({ secret, seat, number, link }) => {
    expect(botLink(secret, seat, number)).toBe(link);
  });

  test.each(vectors.mixes)('the mix of $links', ({ links, mix }) => {
    expect(mixOf(links)).toBe(mix);
  });

  test.each(vectors.words)('words of entry $number with $mix', ({ seed, words, ...lot }) => {
    expect([...blockWords(seed, lot, 0), ...blockWords(seed, lot, 1)]).toEqual(words);
  });
});

describe.each(vectors.matches)('a match: $about', ({ file: raw }) => {
  const opened = async (): Promise<{ game: GameDefinition; file: MatchFile }> => {
    const unread = openMatchFile(JSON.stringify(raw));
    const game = unread.ok ? await loadGame(unread.value.game) : null;
    const file = unread.ok && game ? readMatchFile(unread.value, game.rules) : null;
    if (!game || !file?.ok) throw new Error('no match file');
    return { game: game.rules, file: file.value };
  };

  test('is fair', async () => {
    const { game, file } = await opened();
    const chanceEntries = file.log.filter(({ actor }) => actor === 'chance').length;
    expect(verifyMatch(game, file)).toEqual({ ok: true, value: { chanceEntries } });
    expect(chanceEntries).toBeGreaterThan(2);
  });

  test('hangs on what the page says, and on nothing else', async () => {
    const { game, file } = await opened();
    const lots = lotsOf(file);
    const { dice } = file;
    if (dice.kind !== 'committed') throw new Error('not committed');
    const nonces = dice.nonces.map((nonce) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(nonce));
      return Buffer.concat([length, Buffer.from(nonce)]);
    });
    const seed = hmac(dice.secret ?? '', Buffer.concat(nonces)).toString('hex');
    const dealt: Entry[] = [];
    const replayed = replayMatch(game, file, ({ state }, { seq, at, actor }) => {
      const lot = lots.get(seq);
      const entry = actor === 'chance' && lot ? deal(game, { seed, seq, at, state, lot }) : null;
      if (entry) dealt.push(entry);
      return null;
    });
    expect(replayed.ok).toBe(true);
    const found = file.log.flatMap(({ link: _link, ...entry }) => (entry.actor === 'chance' ? [entry] : []));
    expect(dealt).toEqual(found);
  });
});
