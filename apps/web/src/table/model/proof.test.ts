import { loadGame } from '@cubarium/catalogue';
import {
  commitment,
  deal,
  isRecord,
  matchFile,
  matchSeed,
  startMatch,
  type JsonRecord,
  type MatchFile,
} from '@cubarium/core';
import { expect, test } from 'vitest';
import { proofOf } from './proof.ts';

const SECRET = '00'.repeat(32);
const NONCES = ['of 0', 'of 1'];

/** A match of which only the deal has fallen. */
async function dealt() {
  const game = (await loadGame('ciub'))?.rules;
  const options = game?.parseOptions({ seats: 2, first: 0 });
  if (!game || !options?.ok || !isRecord(options.value)) throw new Error('no game');
  const { state } = startMatch(game, { options: options.value, bots: [null, null], time: null });
  const entry = deal(game, { seed: matchSeed(SECRET, NONCES), seq: 0, at: 0, state });
  if (!entry) throw new Error('nothing is due');
  const file = matchFile({
    version: 1,
    game: game.id,
    options: options.value satisfies JsonRecord,
    players: ['Kim', 'Bo'].map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'committed', commitment: commitment(SECRET), nonces: NONCES, secret: SECRET },
    log: [entry],
    result: null,
  });
  return { game, file };
}

test('a fair match: every chance entry is listed with the seed that it follows from', async () => {
  const { game, file } = await dealt();
  const proof = proofOf(game, file);
  expect(proof).toMatchObject({ fault: null, links: 0, seed: matchSeed(SECRET, NONCES) });
  expect(proof.chances).toEqual([{ seq: 0, action: file.log[0]?.action, link: null }]);
});

const other: readonly [string, (file: MatchFile) => MatchFile, string][] = [
  [
    'another secret than was promised',
    (file) => ({ ...file, dice: { ...file.dice, commitment: '11'.repeat(32) } as MatchFile['dice'] }),
    'wrong-commitment',
  ],
  [
    'another share of a person',
    (file) => ({ ...file, dice: { ...file.dice, nonces: ['of 0', 'other'] } as MatchFile['dice'] }),
    'other-chance',
  ],
];
test.each(other)('%s is found', async (_, spoil, code) => {
  const { game, file } = await dealt();
  expect(proofOf(game, spoil(file)).fault?.code).toBe(code);
});

test('dice that cannot be checked have no seed', async () => {
  const { game, file } = await dealt();
  const proof = proofOf(game, { ...file, dice: { kind: 'manual' } });
  expect(proof).toMatchObject({ fault: { code: 'nothing-to-verify' }, seed: null });
});
