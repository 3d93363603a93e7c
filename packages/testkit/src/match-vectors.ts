import { readFile } from 'node:fs/promises';
import { loadGame } from '@cubarium/catalogue';
import {
  botLink,
  chainOf,
  chanceRng,
  linkBefore,
  mixLinks,
  textSeed,
  type GameDefinition,
  type Seat,
  type TableAction,
} from '@cubarium/core';
import { DealtMatch, type DealtTable } from './dealt-match.ts';

/** Where the vectors of version 2 stand: links, and matches in which they are used. */
export const MATCH_VECTORS_FILE = new URL('../../core/test-vectors/fair-dice-2.json', import.meta.url);
const SCENES_FILE = new URL('../../core/test-vectors/scenes.json', import.meta.url);

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const TIP = '00112233445566778899aabbccddeeff';
/** So many links has a chain of the matches. */
const LINKS = 400;
const NUMBERS = [0, 1, 1000, 2 ** 40];
const TWO_BLOCKS = 16;

/** A match that shows whose links go where. */
interface Scene {
  readonly about: string;
  readonly game: string;
  readonly table: Omit<DealtTable, 'secret'>;
  readonly steps: readonly Step[];
}

type Step =
  /** Any legal moves, until there are so many entries. */
  | { readonly play: number; readonly seed: string }
  | { readonly table: TableAction; readonly at?: number }
  /** A seat does the least it can, so often. */
  | { readonly least: Seat; readonly times: number };

function take(dealt: DealtMatch<unknown, { readonly kind: string }>, step: Step): void {
  if ('play' in step) return dealt.play(step.play, step.seed);
  if ('table' in step) {
    const { table } = step;
    const done = dealt.table(table, step.at);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    if (table.kind === 'chain') dealt.chains = dealt.chains.with(table.seat, chainOf(TIP, LINKS));
    return undefined;
  }
  for (let i = 0; i < step.times; i++) {
    const action = dealt.game.least(dealt.match.state, step.least);
    if (action) dealt.act(step.least, action);
  }
  return undefined;
}

function played(game: GameDefinition, { about, table, steps }: Scene) {
  const dealt = new DealtMatch(game, { ...table, secret: SECRET });
  const file = dealt.file();
  for (const step of steps) take(dealt, step);
  return { about, file: { ...file, log: dealt.log, result: dealt.match.end } };
}

async function matches() {
  const scenes = JSON.parse(await readFile(SCENES_FILE, 'utf8')) as readonly Scene[];
  return Promise.all(
    scenes.map(async (scene) => {
      const game = await loadGame(scene.game);
      if (game === null) throw new Error(`no game ${scene.game}`);
      return played(game.rules, scene);
    }),
  );
}

const words = (seed: string, number: number, mix: string): readonly number[] => {
  const rng = chanceRng(seed, { number, mix });
  return Array.from({ length: TWO_BLOCKS }, () => rng.below(2 ** 32));
};

export async function computeMatchVectors() {
  const seed = textSeed('any text');
  const chain = chainOf(TIP, 4);
  const [anchor = '', first = ''] = chain;
  const mixes = [
    [anchor, null],
    [first, anchor, null, linkBefore(anchor)],
    [null, null],
  ].map((links) => ({ links, mix: mixLinks(links) }));
  return {
    chains: [{ tip: TIP, chain }],
    botLinks: NUMBERS.map((number) => ({
      secret: SECRET,
      seat: 1,
      number,
      link: botLink(SECRET, 1, number),
    })),
    mixes,
    words: mixes.flatMap(({ mix }) =>
      NUMBERS.map((number) => ({ seed, number, mix, words: words(seed, number, mix) })),
    ),
    matches: await matches(),
  };
}
