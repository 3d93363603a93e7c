import { DealtMatch, pig } from '@cubarium/testkit';
import { ciub } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';
import { botNonce, commitment, deal, matchSeed, textSeed } from '../dealer.ts';
import { playout } from '../playout.ts';
import { seededRng } from '../rng.ts';
import {
  MATCH_FILE_CODES,
  matchFile,
  openMatchFile,
  readMatchFile,
  type MatchDice,
  type MatchFile,
  type MatchVersion,
} from './file.ts';
import { replayMatch, verifyMatch } from './verify.ts';

const secret = '5e'.repeat(32);
const nonces = ['x', botNonce(secret, 1)];
const committed = { kind: 'committed', commitment: commitment(secret), nonces, secret } as const;

/** A whole match of the small game, dealt as its dice say. */
function played(dice: MatchDice, seed: string, version: MatchVersion = 1): MatchFile {
  const options = { seats: 2, target: 20, mercy: false, limitMs: 5000 };
  let dealt = 0;
  const { state, log } = playout(pig, pig.setup(options), {
    rng: seededRng('match'),
    chance: (before, seq) => {
      const lot = { number: version === 1 ? seq : dealt++, mix: '' };
      return deal(pig, { seed, seq, at: 0, state: before, lot })?.action ?? null;
    },
  });
  const result = pig.result(state);
  return matchFile({
    version,
    game: 'pig',
    options,
    players: [
      { name: 'Ada', bot: null },
      { name: 'Bo', bot: 'expert' },
    ],
    time: { bankMs: 60_000, creditMs: 1000 },
    dice,
    log,
    result: result && { ...result, why: 'played' },
  });
}

const fair = played(committed, matchSeed(secret, committed.nonces));
const read = (raw: unknown) => {
  const opened = openMatchFile(JSON.stringify(raw));
  return opened.ok ? readMatchFile(opened.value, pig) : opened;
};

describe('reading', () => {
  test('gives back what was written', () => {
    expect(read(fair)).toEqual({ ok: true, value: fair });
  });

  test('gives back a match of version 2, its anchors and links', () => {
    const dealt = new DealtMatch(pig, {
      options: { seats: 2, target: 20, mercy: false, limitMs: 5000 },
      secret,
    });
    dealt.play(10_000, 'version 2');
    const file = dealt.file();
    expect(read(file)).toEqual({ ok: true, value: file });
    expect(file.log.some(({ link }) => link !== undefined)).toBe(true);
  });

  test('gives back a match that is not over', () => {
    const open = { ...fair, log: fair.log.slice(0, 4), result: null };
    expect(read(open)).toEqual({ ok: true, value: open });
  });

  test.each([{ kind: 'manual' }, { kind: 'seed', seed: 'text' }, { ...committed, secret: null }] as const)(
    'dice may be %j',
    (dice) => {
      expect(read({ ...fair, dice })).toMatchObject({ ok: true, value: { dice } });
    },
  );

  test.each([
    ['not-a-match', { format: 'other' }],
    ['unknown-version', { version: 3 }],
    ['bad-dice', { version: 2 }],
    ['bad-dice', { version: 2, dice: { ...committed, anchors: [null] } }],
    ['bad-dice', { version: 2, dice: { ...committed, anchors: [null, 'ab'] } }],
    ['unknown-game', { game: 'chess' }],
    ['unknown-game', { game: 7 }],
    ['bad-options', { options: { seats: 9 } }],
    ['bad-players', { players: [{ name: 'Ada', bot: null }] }],
    ['bad-players', { players: [{ name: 'Ada' }, { name: 'Bo', bot: null }] }],
    ['bad-players', { players: [{ name: 'a'.repeat(101), bot: null }, fair.players[1]] }],
    ['bad-players', { players: [...fair.players, { name: 'Cy', bot: null }] }],
    ['bad-time', { time: { bankMs: -1, creditMs: 0 } }],
    ['bad-players', { players: 'ab' }],
    ['bad-time', { time: { bankMs: 0, creditMs: 0.5 } }],
    ['bad-time', { time: 7 }],
    ['bad-dice', { dice: { kind: 'loaded' } }],
    ['bad-dice', { dice: { ...committed, kind: 'loaded' } }],
    ['bad-dice', { dice: { kind: 'seed', seed: 7 } }],
    ['bad-dice', { dice: null }],
    ['bad-dice', { dice: { ...committed, nonces: ['x'] } }],
    ['bad-dice', { dice: { ...committed, secret: 'no hex' } }],
    ['bad-dice', { dice: { ...committed, commitment: 'ab' } }],
    ['bad-entry', { log: {} }],
    ['bad-entry', { log: [{ seq: 1, at: 0, actor: 0, action: { kind: 'roll' } }] }],
    ['bad-entry', { log: [{ seq: 0, at: 0, actor: 2, action: { kind: 'roll' } }] }],
    ['bad-entry', { log: [{ seq: 0, at: 0, actor: 'table', action: { kind: 'dance' } }] }],
    [
      'bad-entry',
      { log: [{ seq: 0, at: 0, actor: 'table', action: { kind: 'chain', seat: 0, anchor: 'x' } }] },
    ],
    ['bad-entry', { log: [{ seq: 0, at: 0, actor: 0, action: { kind: 'roll' }, link: 'x' }] }],
    ['bad-result', { result: { winners: [7], points: [0, 0], why: 'played' } }],
    ['bad-result', { result: { winners: [], points: [0, 0], why: 'bored' } }],
    ['bad-result', { result: { winners: [], points: [0], why: 'agreed' } }],
    ['bad-result', { result: { winners: [], points: [0, null], why: 'agreed' } }],
    ['bad-result', { result: { winners: [], why: 'agreed' } }],
    ['bad-result', { result: { points: [0, 0], why: 'agreed' } }],
  ])('%s: %j', (code, change) => {
    expect(read({ ...fair, ...change })).toMatchObject({ ok: false, error: { code } });
  });

  test('text that is no JSON, and every code is in the list', () => {
    expect(openMatchFile('{')).toEqual({ ok: false, error: { code: 'not-json' } });
    expect(openMatchFile('null')).toEqual({ ok: false, error: { code: 'not-a-match' } });
    expect(MATCH_FILE_CODES).toContain('not-json');
  });
});

describe('replaying and verifying', () => {
  test('a fair match is fair, by secret or by seed', () => {
    const chanceEntries = fair.log.filter(({ actor }) => actor === 'chance').length;
    expect(verifyMatch(pig, fair)).toEqual({ ok: true, value: { chanceEntries } });
    const seeded = played({ kind: 'seed', seed: 'text' }, textSeed('text'));
    expect(verifyMatch(pig, seeded).ok).toBe(true);
    expect(verifyMatch(pig, { ...seeded, version: 2 })).toMatchObject({ error: { code: 'other-chance' } });
    const numbered = played({ kind: 'seed', seed: 'text' }, textSeed('text'), 2);
    expect(verifyMatch(pig, numbered).ok).toBe(true);
    expect(replayMatch(pig, fair)).toMatchObject({ ok: true, value: { end: fair.result } });
  });

  test('a die that was changed is named', () => {
    const entry = fair.log.findIndex(
      ({ action }) => action.kind === 'fall' && 'face' in action && action.face === 2,
    );
    const log = fair.log.with(entry, {
      ...fair.log[entry]!,
      action: { kind: 'fall', face: 3 } as { kind: string },
    });
    expect(verifyMatch(pig, { ...fair, log })).toMatchObject({
      ok: false,
      error: { code: 'other-chance', entry, expected: { face: 2 }, found: { face: 3 } },
    });
  });

  test('of several dice each one counts', () => {
    const dealt = new DealtMatch(ciub, { options: { seats: 2, first: 0 }, secret });
    dealt.act(0, { kind: 'roll' });
    const { lastThrow } = dealt;
    if (!lastThrow || !('faces' in lastThrow.action)) throw new Error('nothing fell');
    const faces = lastThrow.action.faces as readonly string[];
    for (const [i, face] of faces.entries()) {
      const action = { kind: 'fall', faces: faces.with(i, face === '1' ? '2' : '1') };
      const log = dealt.log.with(lastThrow.seq, { ...lastThrow, action });
      expect(verifyMatch(ciub, dealt.file(log))).toMatchObject({ error: { code: 'other-chance' } });
    }
  });

  test('another secret, none, or real dice', () => {
    const withDice = (dice: MatchDice) => verifyMatch(pig, { ...fair, dice });
    const error = (code: string) => ({ ok: false, error: { code } });
    expect(withDice({ ...committed, secret: '00' })).toEqual(error('wrong-commitment'));
    expect(withDice({ ...committed, secret: null })).toEqual(error('nothing-to-verify'));
    expect(withDice({ kind: 'manual' })).toEqual(error('nothing-to-verify'));
    expect(withDice({ ...committed, nonces: nonces.with(0, 'z') })).toMatchObject({
      error: { code: 'other-chance' },
    });
  });

  test('a nonce that the server chose for its bot, even if the dice follow from it', () => {
    const chosen = ['x', botNonce(secret, 0)];
    const unfair = played({ ...committed, nonces: chosen }, matchSeed(secret, chosen));
    expect(verifyMatch(pig, unfair)).toEqual({ ok: false, error: { code: 'wrong-nonce', seat: 1 } });
  });

  test('a result that was changed, and entries that the rules refuse', () => {
    expect(replayMatch(pig, { ...fair, result: null })).toEqual({
      ok: false,
      error: { code: 'wrong-result' },
    });
    const log = fair.log.slice(1).map((entry, seq) => ({ ...entry, seq }));
    expect(replayMatch(pig, { ...fair, log })).toMatchObject({ error: { code: 'refused', entry: 0 } });
    expect(replayMatch(pig, { ...fair, options: { seats: 9 } })).toMatchObject({
      error: { code: 'refused', entry: 0, refusal: { code: 'option-out-of-range' } },
    });
  });

  test('resigning ends a match in the log', () => {
    const log = [
      ...fair.log.slice(0, 3),
      { seq: 3, at: 9999, actor: 'table', action: { kind: 'resign', seat: 1 } },
    ];
    const result = { why: 'resigned', winners: [0], points: [0, 0] };
    const opened = read({ ...fair, log, result });
    expect(opened.ok && verifyMatch(pig, opened.value).ok).toBe(true);
  });
});
