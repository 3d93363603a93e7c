import { readFile } from 'node:fs/promises';
import { loadGame } from '@cubarium/catalogue';
import {
  botNonce,
  chanceRng,
  commitment,
  deal,
  matchSeed,
  textSeed,
  type Entry,
  type GameDefinition,
  type Move,
} from '@cubarium/core';

/** Where the vectors stand, for those who write the dealer again in another language. */
export const VECTORS_FILE = new URL('../../core/test-vectors/fair-dice.json', import.meta.url);

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const NONCES = [
  ['first nonce', 'second nonce'],
  ['ab', 'c'],
  ['a', 'bc'],
  ['', 'Würfel 🎲', 'x'.repeat(300), 'last'],
];
const TEXTS = ['', 'any text', 'Würfel 🎲'];
const SEQS = [0, 1, 7, 1000, 2 ** 32, 2 ** 40];
const BELOW = [1, 2, 6, 7, 10, 33, 2 ** 31 + 1, 2 ** 32];
const WORDS_A_BLOCK = 8;

const draws = (seed: string, seq: number, below: readonly number[]): readonly number[] => {
  const rng = chanceRng(seed, { number: seq, mix: '' });
  return below.map((n) => rng.below(n));
};

/** Two blocks of words: a number below 2³² is a word as it is. */
const words = (seed: string, seq: number): readonly number[] =>
  draws(
    seed,
    seq,
    Array.from({ length: 2 * WORDS_A_BLOCK }, () => 2 ** 32),
  );

/** What a vector plays: options, and what the seats do while the dealer does the rest. */
interface Opening {
  readonly about: string;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly moves: readonly Move[];
}

const OPENINGS_FILE = new URL('../../core/test-vectors/openings.json', import.meta.url);

function play(game: GameDefinition, { options, seed, moves }: Opening): readonly Entry[] {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const log: Entry[] = [];
  let state = game.setup(parsed.value);
  const enter = (entry: Entry): void => {
    const next = game.apply(state, entry);
    if (!next.ok) throw new Error(JSON.stringify({ entry, error: next.error }));
    state = next.value;
    log.push(entry);
  };
  const dealAll = (at: number): void => {
    for (;;) {
      const entry = deal(game, { seed: textSeed(seed), seq: log.length, at, state });
      if (entry === null) return;
      enter(entry);
    }
  };
  dealAll(0);
  for (const move of moves) {
    enter({ seq: log.length, ...move });
    dealAll(move.at);
  }
  return log;
}

async function logs(): Promise<readonly unknown[]> {
  const openings = JSON.parse(await readFile(OPENINGS_FILE, 'utf8')) as readonly Opening[];
  return Promise.all(
    openings.map(async (opening) => {
      const game = await loadGame(opening.game);
      if (game === null) throw new Error(`no game ${opening.game}`);
      const { moves: _moves, ...about } = opening;
      return { ...about, log: play(game.rules, opening) };
    }),
  );
}

export async function computeVectors(): Promise<unknown> {
  const seed = textSeed('any text');
  return {
    commitments: [SECRET, '00', 'ff'.repeat(32)].map((secret) => ({
      secret,
      commitment: commitment(secret),
    })),
    matchSeeds: NONCES.map((nonces) => ({ secret: SECRET, nonces, seed: matchSeed(SECRET, nonces) })),
    botNonces: [0, 1, 2, 3].map((seat) => ({ secret: SECRET, seat, nonce: botNonce(SECRET, seat) })),
    textSeeds: TEXTS.map((text) => ({ text, seed: textSeed(text) })),
    words: SEQS.map((seq) => ({ seed, seq, words: words(seed, seq) })),
    numbers: SEQS.map((seq) => ({ seed, seq, below: BELOW, numbers: draws(seed, seq, BELOW) })),
    logs: await logs(),
  };
}
