import { DealtMatch, pig, type DealtTable } from '@cubarium/testkit';
import { ciub } from '@cubarium/games/ciub';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botLink, chainOf, linkBefore, mixLinks } from '../chain.ts';
import { deal } from '../dealer.ts';
import type { Entry } from '../entry.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { seatsOf, type Seat } from '../seat.ts';
import { dealDue, goesOn, isLinkCode, LINK_CODES } from './chances.ts';
import { fromSnapshot, snapshotOf } from './snapshot.ts';
import { verifyMatch } from './verify.ts';

const roll = { kind: 'roll' } as const;
const options = { seats: 2, target: 100, mercy: false, limitMs: 60_000 };
const begun = (more: Partial<DealtTable> = {}) =>
  new DealtMatch(pig, { options, secret: '5e'.repeat(32), ...more });
type Dealt = ReturnType<typeof begun>;

const turnOf = ({ match }: Dealt): Seat => match.state.seat;
const otherOf = (dealt: Dealt): Seat => (turnOf(dealt) === 0 ? 1 : 0);
const thrown = (dealt: Dealt): unknown => {
  const next = dealt.fork();
  next.act(turnOf(next), roll);
  return next.lastThrow?.action;
};
const refusal = (result: Result<unknown, Refusal>): string | null => (result.ok ? null : result.error.code);
const bot = (seat: Seat) => ({ kind: 'bot', seat, level: 'casual' }) as const;
const back = (seat: Seat) => ({ kind: 'back', seat }) as const;

describe('the link of a chance entry', () => {
  test('is the next one of whoever asked, and hashes to the one before', () => {
    const dealt = begun();
    expect(dealt.log[0]?.link).toBeUndefined();
    dealt.play(40, 'links');
    const last = [...dealt.anchors];
    for (const [i, { actor, link }] of dealt.log.entries()) {
      const asker = dealt.log[i - 1]?.actor;
      if (actor !== 'chance' || typeof asker !== 'number') continue;
      expect(linkBefore(link ?? '')).toBe(last[asker]);
      last[asker] = link ?? null;
    }
    expect(last).not.toEqual(dealt.anchors);
    expect(dealt.match.chances?.chains.map((chain) => chain.last)).toEqual(last);
  });

  test('can be neither left out nor replaced, and belongs nowhere else', () => {
    const dealt = begun();
    const seat = turnOf(dealt);
    dealt.enter({ actor: seat, action: roll });
    const fall = { actor: 'chance', action: { kind: 'fall', face: 3 } } as const;
    const right = dealt.nextLink(seat) ?? '';
    const wrong = [linkBefore(right), dealt.chains[otherOf(dealt)]?.[1] ?? '', 'no link', ''];
    expect(refusal(dealt.enter(fall))).toBe('link-due');
    for (const link of wrong) expect(refusal(dealt.enter({ ...fall, link }))).toBe('wrong-link');
    expect(refusal(dealt.enter({ ...fall, link: right }))).toBeNull();
    expect(refusal(dealt.enter({ actor: turnOf(dealt), action: roll, link: right }))).toBe('wrong-link');
  });

  test('nothing comes between who asks and what falls', () => {
    const dealt = begun();
    dealt.enter({ actor: turnOf(dealt), action: roll });
    for (const action of [back(0), { kind: 'agree', seat: 1 }, { kind: 'resign', seat: 1 }] as const)
      expect(refusal(dealt.table(action))).toBe('chance-due');
  });

  test.each([
    ['a bot asks', { bots: [0, 1] }],
    ['nobody has a chain', { chainless: [0, 1] }],
  ] as const)('there is none when %s', (_why, more) => {
    const dealt = begun(more);
    dealt.play(30, 'none');
    expect(dealt.log.filter(({ link }) => link !== undefined)).toEqual([]);
    expect(verifyMatch(pig, dealt.file()).ok).toBe(true);
  });

  test.each([
    ['a bot adds what its secret gives', { bots: [0, 1] }],
    ['who has no chain adds nothing', { chainless: [0, 1] }],
  ] as const)('%s', (_why, more) => {
    const dealt = begun(more);
    for (let i = 0; i < 20; i++) {
      const seat = turnOf(dealt);
      dealt.enter({ actor: seat, action: roll });
      const { seq, at, state, chances } = dealt.match;
      const number = chances?.dealt ?? 0;
      const links = [null, null].map((none, each) =>
        each === seat && 'bots' in more ? botLink(dealt.from.secret, seat, number) : none,
      );
      const lot = { number, mix: mixLinks(links) };
      const expected = deal(pig, { seed: dealt.from.seed, seq, at, state, lot });
      dealt.deal();
      expect(dealt.lastThrow?.action).toEqual(expected?.action);
    }
  });

  test('a seat that a bot took over reveals nothing, and goes on with its chain when its person is back', () => {
    const dealt = begun();
    const seat = turnOf(dealt);
    const next = dealt.nextLink(seat);
    dealt.table(bot(seat));
    dealt.act(seat, roll);
    expect(dealt.lastThrow?.link).toBeUndefined();
    dealt.table(back(seat));
    expect(dealt.nextLink(seat)).toBe(next);
    dealt.play(30, 'back');
    expect(verifyMatch(pig, dealt.file()).ok).toBe(true);
  });
});

describe('who knows the secret', () => {
  test('moves no die by entries of the table', () => {
    const entries = fc.array(
      fc.constantFrom(0, 1).map((seat) => seat as Seat),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), entries, (length, seats) => {
        const dealt = begun();
        dealt.play(length, `entries ${length}`);
        const fair = thrown(dealt);
        for (const seat of seats) for (const action of [bot(seat), back(seat)]) dealt.table(action);
        expect(thrown(dealt)).toEqual(fair);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  test('moves none by taking back', () => {
    const dealt = begun();
    while (dealt.match.state.added === 0) dealt.act(turnOf(dealt), roll);
    const seat = turnOf(dealt);
    const fair = thrown(dealt);
    for (let i = 0; i < 5; i++) {
      dealt.act(seat, { kind: 'hold' });
      expect(refusal(dealt.table({ kind: 'undo', seat }))).toBeNull();
    }
    expect(thrown(dealt)).toEqual(fair);
  });

  test('cannot try chains until one gives the best throw', () => {
    const dealt = begun();
    const fair = new Set<unknown>();
    for (let tip = 0; tip < 50; tip++) {
      const tried = dealt.fork();
      const anchor = linkBefore(tip.toString(16).padStart(32, '0'));
      expect(refusal(tried.table({ kind: 'chain', seat: turnOf(dealt), anchor }))).toBeNull();
      fair.add(JSON.stringify(thrown(tried)));
    }
    expect(fair.size).toBe(1);
  });

  test('and plays, foresees nothing beyond the next link of somebody else', () => {
    const dealt = begun();
    const other = otherOf(dealt);
    const throws = dealt.chains[other]?.slice(1, 20).map((last) => {
      const later = dealt.fork();
      const { chances } = later.match;
      if (!chances) throw new Error('no chances');
      const chains = chances.chains.with(other, { last, fresh: null });
      later.match = { ...later.match, chances: { ...chances, chains } };
      return JSON.stringify(thrown(later));
    });
    expect(new Set(throws).size).toBeGreaterThan(3);
  });

  test('knows no throw before the link is revealed that goes into it', () => {
    const dealt = begun();
    dealt.enter({ actor: turnOf(dealt), action: roll });
    const throws = Array.from({ length: 20 }, (_, i) =>
      JSON.stringify(
        dealDue(pig, dealt.match, { ...dealt.from, link: linkBefore(`${10 + i}`.repeat(16)) })?.action,
      ),
    );
    expect(new Set(throws).size).toBeGreaterThan(3);
  });

  describe('is found out by verifying', () => {
    const dealt = begun({ options: { ...options, target: 30 } });
    dealt.play(10_000, 'found out');
    const asked = dealt.log.filter(({ link }) => link !== undefined);
    const [first, second] = asked;
    if (!first || !second) throw new Error('nobody asked');
    const { link: _link, ...bare } = first;
    const verified = (...changed: readonly Entry[]) =>
      verifyMatch(pig, dealt.file(changed.reduce((log, entry) => log.with(entry.seq, entry), dealt.log)));
    const refusedAt = (entry: number, code: string) => ({
      ok: false,
      error: { code: 'refused', entry, refusal: { code } },
    });

    test('what was played is fair', () => {
      expect(verified()).toMatchObject({ ok: true });
    });

    test('who leaves a link out', () => {
      expect(verified(bare)).toEqual(refusedAt(first.seq, 'link-due'));
    });

    test('who takes another link', () => {
      expect(verified({ ...bare, link: '00'.repeat(16) })).toEqual(refusedAt(first.seq, 'wrong-link'));
    });

    test('who exchanges two throws', () => {
      const early = { ...second, seq: first.seq, at: first.at };
      expect(verified(early, { ...first, seq: second.seq, at: second.at })).toMatchObject({ ok: false });
    });

    test('who lets something else fall', () => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const action = { kind: 'fall', face };
        if (JSON.stringify(action) === JSON.stringify(first.action)) continue;
        expect(verified({ ...first, action })).toMatchObject({ ok: false });
      }
    });
  });

  test('cannot give a bot a chain', () => {
    const dealt = begun({ bots: [1] });
    const file = dealt.file();
    if (file.dice.kind !== 'committed') throw new Error('not committed');
    const anchors = [dealt.anchors[0] ?? null, '00'.repeat(16)];
    expect(verifyMatch(pig, { ...file, dice: { ...file.dice, anchors } })).toEqual({
      ok: false,
      error: { code: 'wrong-nonce', seat: 1 },
    });
  });
});

describe('a new chain', () => {
  const tip = 'fe'.repeat(16);
  const [anchor = '', first = ''] = chainOf(tip, 1);

  test('counts from the next link that another seat reveals', () => {
    const dealt = begun();
    const seat = turnOf(dealt);
    const other = otherOf(dealt);
    const last = dealt.match.chances?.chains[seat]?.last;
    dealt.table({ kind: 'chain', seat, anchor });
    expect(dealt.match.chances?.chains[seat]).toEqual({ last, fresh: anchor });
    while (turnOf(dealt) === seat) dealt.act(seat, roll);
    expect(dealt.log.filter(({ link }) => link !== undefined)).toEqual([]);
    dealt.act(other, roll);
    expect(dealt.match.chances?.chains[seat]).toEqual({ last: anchor, fresh: null });
    while (turnOf(dealt) !== seat) dealt.act(other, roll);
    dealt.enter({ actor: seat, action: roll });
    const entry = dealDue(pig, dealt.match, { ...dealt.from, link: first });
    expect(entry?.link).toBe(first);
    expect(refusal(dealt.enter({ actor: 'chance', action: entry?.action ?? roll, link: first }))).toBeNull();
    expect(verifyMatch(pig, dealt.file()).ok).toBe(true);
  });

  test('counts at once where nobody else has one', () => {
    const dealt = begun({ bots: [1] });
    dealt.table({ kind: 'chain', seat: 0, anchor });
    expect(dealt.match.chances?.chains[0]).toEqual({ last: anchor, fresh: null });
  });

  test('is refused when it is no other, for a bot, and in version 1', () => {
    const dealt = begun({ bots: [1] });
    const again = { kind: 'chain', seat: 0, anchor: dealt.anchors[0] ?? '' } as const;
    expect(refusal(dealt.table(again))).toBe('not-available');
    expect(refusal(dealt.table({ ...again, seat: 1 }))).toBe('not-your-seat');
    dealt.match = { ...dealt.match, chances: null };
    expect(refusal(dealt.table({ ...again, anchor }))).toBe('not-available');
  });
});

test('a turn that the table plays reveals no link, and is over when the table stops', () => {
  const time = { bankMs: 1000, creditMs: 0 };
  const dealt = new DealtMatch(ciub, { options: { seats: 2, first: 0 }, secret: '5e'.repeat(32), time });
  expect(refusal(dealt.table({ kind: 'skip', seat: 0, by: 1 }, 2000))).toBeNull();
  for (let step = 0; dealt.match.chances?.skipped === 0; step++) {
    const action = ciub.least(dealt.match.state, 0);
    if (!action || step > 60) throw new Error('a skipped turn does not end');
    dealt.act(0, action);
  }
  expect(dealt.log.filter(({ link }) => link !== undefined)).toEqual([]);
  expect(dealt.log.length).toBeGreaterThan(3);
  dealt.act(1, roll);
  expect(dealt.lastThrow?.link).toBe(dealt.chains[1]?.[1]);
  expect(verifyMatch(ciub, dealt.file()).ok).toBe(true);
});

test('a skipped turn goes on while chance is due, or the seat has something it must do', () => {
  const always = { ...pig, least: () => roll };
  const dealt = begun({ options: { ...options, target: 1 } });
  const seat = turnOf(dealt);
  const { state } = dealt.match;
  expect(goesOn(always, state, seat)).toBe(true);
  expect(goesOn(always, state, otherOf(dealt))).toBe(false);
  expect(goesOn({ ...pig, least: () => null }, state, seat)).toBe(false);
  expect(goesOn(always, { ...state, due: 'fall' }, otherOf(dealt))).toBe(true);
  expect(goesOn(always, { ...state, totals: [1, 0] }, seat)).toBe(false);
});

test('a snapshot keeps what the next throw hangs on; one of version 1 has nothing of it', () => {
  const dealt = begun();
  dealt.play(20, 'snapshot');
  const snapshot = snapshotOf(pig, dealt.match);
  const loaded = fromSnapshot(pig, JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
  expect(loaded.ok && loaded.value.chances).toEqual(dealt.match.chances);
  const { chances: _chances, ...old } = snapshot;
  expect(fromSnapshot(pig, old)).toMatchObject({ ok: true, value: { chances: null } });
});

test('a refusal for a link is told from others', () => {
  expect(LINK_CODES.every(isLinkCode)).toBe(true);
  expect(isLinkCode('chance-due')).toBe(false);
});

test('every seat has its own links', () => {
  const dealt = begun({ options: { ...options, seats: 4 } });
  dealt.play(300, 'four');
  expect(seatsOf(4).filter((seat) => dealt.nextLink(seat) === dealt.chains[seat]?.[1])).toEqual([]);
  expect(verifyMatch(pig, dealt.file()).ok).toBe(true);
});
