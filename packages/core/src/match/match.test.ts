import { DealtMatch, pig, type Pig, type PigAction } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import type { GameDefinition } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { timeLeft } from './clocks.ts';
import { SUBSTITUTE_LEVEL, wouldEnd } from './match.ts';
import { fromSnapshot, snapshotOf } from './snapshot.ts';

const roll = { kind: 'roll' } as const;
const hold = { kind: 'hold' } as const;
const TIME = { bankMs: 10_000, creditMs: 1000 };

/** Here a roll is worth one point and nothing falls: a turn has as many entries as wanted, and no clock but people's. */
const steps: GameDefinition<Pig, PigAction> = {
  ...pig,
  apply: (state, move) =>
    move.action.kind === 'roll' && move.actor === state.seat && state.due === null
      ? ok({ ...state, at: move.at, added: state.added + 1 })
      : pig.apply(state, move),
  deadline: () => null,
};

const begun = (seats: number, game = steps, time: typeof TIME | null = null) => {
  const options = { seats, target: 5, mercy: false, limitMs: 60_000 };
  const dealt = new DealtMatch<Pig, PigAction>(game, { options, secret: '5e'.repeat(32), time });
  const undo = (seat: Seat) => dealt.table({ kind: 'undo', seat });
  return { dealt, undo, first: dealt.match.state.seat };
};
const after = (seat: Seat, seats: number, more = 1): Seat => ((seat + more) % seats) as Seat;
const code = (result: Result<unknown, Refusal>): string | null => (result.ok ? null : result.error.code);

describe('an entry', () => {
  test('is refused out of its place, before what was, and after the end', () => {
    const { dealt, first } = begun(2);
    dealt.act(first, roll, 50);
    expect(code(dealt.enter({ actor: first, action: roll }, 49))).toBe('time-goes-back');
    expect(code(dealt.enter({ actor: first, action: roll }, 50))).toBeNull();
    expect(code(dealt.table({ kind: 'agree', seat: first }, 49))).toBe('time-goes-back');
    dealt.table({ kind: 'resign', seat: first });
    expect(code(dealt.enter({ actor: first, action: roll }))).toBe('match-over');
    expect(code(dealt.table({ kind: 'back', seat: first }))).toBe('match-over');
  });

  test('of the table is for one of its seats, and its moment is the match’s', () => {
    const { dealt } = begun(2);
    expect(code(dealt.table({ kind: 'agree', seat: 2 }))).toBe('not-your-seat');
    dealt.table({ kind: 'bot', seat: 0, level: 'casual' }, 77);
    expect(dealt.match).toMatchObject({ at: 77, interventions: 1, seq: dealt.log.length });
  });
});

describe('taking back', () => {
  test('goes step by step to where the turn began, and is counted', () => {
    const { dealt, undo, first } = begun(2);
    for (let i = 0; i < 3; i++) dealt.act(first, roll);
    for (const added of [2, 1, 0]) {
      expect(code(undo(first))).toBeNull();
      expect(dealt.match.state).toMatchObject({ added, seat: first });
    }
    expect(code(undo(first))).toBe('nothing-to-undo');
    expect(dealt.match).toMatchObject({ undos: 3, interventions: 0 });
    // Whoever begins again where the count began is not let off.
    dealt.act(first, roll);
    expect(dealt.match.undos).toBe(3);
  });

  test('is for who acted last alone, and not across somebody else', () => {
    const { dealt, undo, first } = begun(2);
    const other = after(first, 2);
    dealt.act(first, roll);
    expect(code(undo(other))).toBe('nothing-to-undo');
    dealt.act(first, hold);
    dealt.act(other, roll);
    expect(code(undo(first))).toBe('nothing-to-undo');
    expect(code(undo(other))).toBeNull();
    expect(dealt.match.undos).toBe(1);
    expect(code(undo(other))).toBe('nothing-to-undo');
  });

  test('counts anew from where it could no longer go back', () => {
    const { dealt, undo, first } = begun(2);
    dealt.act(first, roll);
    undo(first);
    dealt.act(first, roll);
    dealt.act(first, hold);
    dealt.act(after(first, 2), roll);
    expect(dealt.match.undos).toBe(0);
  });

  test('does not go behind chance, nor behind what a game calls final', () => {
    const { dealt, undo, first } = begun(2, { ...steps, isFinal: (_, action) => action.kind === 'hold' });
    expect(dealt.match.tail).toEqual([]);
    dealt.act(first, roll);
    dealt.act(first, hold);
    expect(dealt.match).toMatchObject({ tail: [], undos: 0, base: dealt.match.state });
    expect(code(undo(first))).toBe('nothing-to-undo');
    const real = begun(2, pig);
    real.dealt.act(real.first, roll);
    expect(code(real.undo(real.first))).toBe('nothing-to-undo');
  });

  test('works from a snapshot as from the log', () => {
    const { dealt, undo, first } = begun(2);
    for (let i = 0; i < 3; i++) dealt.act(first, roll);
    undo(first);
    const snapshot = JSON.parse(JSON.stringify(snapshotOf(steps, dealt.match))) as ReturnType<
      typeof snapshotOf
    >;
    expect(fromSnapshot(steps, snapshot)).toEqual({ ok: true, value: dealt.match });
    const { undos: _undos, interventions: _interventions, ...old } = snapshot;
    expect(fromSnapshot(steps, old)).toMatchObject({ ok: true, value: { undos: 0, interventions: 0 } });
    const dance = [{ ...snapshot.tail[0], action: { kind: 'dance' } }];
    expect(fromSnapshot(steps, { ...snapshot, tail: dance } as typeof snapshot)).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
    for (const broken of [{ seq: 0.5 }, { at: null }, { tail: {} }, { seats: null }])
      expect(fromSnapshot(steps, { ...snapshot, ...broken } as unknown as typeof snapshot)).toMatchObject({
        ok: false,
        error: { code: 'impossible-state' },
      });
  });
});

describe('thinking time', () => {
  const left = ({ match }: ReturnType<typeof begun>['dealt'], seat: Seat, at: number) =>
    match.clocks && timeLeft(match.clocks, seat, at);

  test('runs for whose turn it is, who gets a credit for it', () => {
    const { dealt, first } = begun(2, steps, TIME);
    const other = after(first, 2);
    expect(left(dealt, first, 300)).toBe(10_700);
    expect(left(dealt, other, 300)).toBe(10_000);
    dealt.act(first, roll, 400);
    expect(left(dealt, first, 500)).toBe(10_500);
    dealt.act(first, hold, 1000);
    expect(left(dealt, first, 9000)).toBe(10_000);
    expect(left(dealt, other, 1500)).toBe(10_500);
  });

  test('stands still where the game has a deadline of its own, and runs on while dice fall', () => {
    const { dealt, first } = begun(2, pig, TIME);
    expect(left(dealt, first, 5000)).toBe(10_000);
    const free = begun(2, { ...pig, deadline: () => null }, TIME);
    free.dealt.enter({ actor: free.first, action: roll }, 200);
    expect(left(free.dealt, free.first, 700)).toBe(10_300);
  });

  test('that is over, and no other, lets the table skip the seat', () => {
    const { dealt, first } = begun(2, steps, TIME);
    const skip = { kind: 'skip', seat: first, by: after(first, 2) } as const;
    expect(code(dealt.table(skip, 11_000))).toBe('clock-not-over');
    dealt.act(first, roll, 11_000);
    expect(code(dealt.table(skip, 11_001))).toBeNull();
    expect(dealt.match).toMatchObject({ tail: [], undos: 0, chances: { skipped: first } });
    expect(code(begun(2).dealt.table(skip, 99_999))).toBe('clock-not-over');
  });
});

describe('resigning', () => {
  test('of one of two ends the match, and the other has won', () => {
    const { dealt } = begun(2);
    dealt.table({ kind: 'resign', seat: 0 });
    expect(dealt.match.end).toEqual({ why: 'resigned', winners: [1], points: [0, 0] });
  });

  test('of one of three lets a bot play on, and cannot be undone or repeated', () => {
    const { dealt } = begun(3);
    dealt.table({ kind: 'resign', seat: 1 });
    expect(dealt.match.end).toBeNull();
    expect(dealt.match.seats[1]).toMatchObject({ resigned: true, bot: SUBSTITUTE_LEVEL });
    expect(dealt.match.seats[0]).toMatchObject({ resigned: false, bot: null });
    expect(code(dealt.table({ kind: 'resign', seat: 1 }))).toBe('not-your-seat');
    expect(code(dealt.table({ kind: 'back', seat: 1 }))).toBe('not-your-seat');
    dealt.table({ kind: 'resign', seat: 0 });
    expect(dealt.match.end).toBeNull();
    dealt.table({ kind: 'resign', seat: 2 });
    expect(dealt.match.end).toEqual({ why: 'resigned', winners: [], points: [0, 0, 0] });
  });

  test('of the winner’s seat leaves the game to the best of those who stayed', () => {
    const { dealt, first } = begun(3);
    const [second, third] = [after(first, 3), after(first, 3, 2)];
    const turns = [
      [first, 2],
      [second, 3],
      [third, 1],
      [first, 3],
    ] as const;
    dealt.table({ kind: 'resign', seat: first });
    for (const [seat, count] of turns) {
      for (let i = 0; i < count; i++) dealt.act(seat, roll);
      dealt.act(seat, hold);
    }
    expect(dealt.match.end).toMatchObject({ why: 'played', winners: [second] });
    expect(dealt.match.end?.points[first]).toBe(5);
  });
});

test('who has won is for the game to say, also among equal points', () => {
  const decided = { winners: [1 as const], points: [5, 5] };
  const { dealt, first } = begun(2, { ...steps, result: (state) => pig.result(state) && decided });
  for (let i = 0; i < 5; i++) dealt.act(first, roll);
  dealt.act(first, hold);
  expect(dealt.match.end).toEqual({ why: 'played', ...decided });
});

describe('ending by agreement', () => {
  test('needs everybody, and one who would rather play on takes it all back', () => {
    const { dealt } = begun(3);
    dealt.table({ kind: 'agree', seat: 0 });
    dealt.table({ kind: 'agree', seat: 1 });
    expect(wouldEnd(dealt.match, 2, 0)).toBe(true);
    expect(wouldEnd(dealt.match, 1, 0)).toBe(false);
    dealt.table({ kind: 'playOn', seat: 2 });
    expect(dealt.match.seats.map(({ agrees }) => agrees)).toEqual([false, false, false]);
    for (const seat of [0, 1] as const) dealt.table({ kind: 'agree', seat });
    expect(dealt.match.end).toBeNull();
    dealt.table({ kind: 'agree', seat: 2 });
    expect(dealt.match.end).toEqual({ why: 'agreed', winners: [], points: [0, 0, 0] });
  });

  test('waits for who is away as long as their word counts', () => {
    const { dealt } = begun(3);
    dealt.table({ kind: 'bot', seat: 2, level: 'casual', wordMs: 100 }, 50);
    expect(dealt.match.seats[2]).toMatchObject({ bot: 'casual', wordUntil: 150 });
    dealt.table({ kind: 'agree', seat: 0 }, 149);
    expect(wouldEnd(dealt.match, 1, 149)).toBe(false);
    expect(wouldEnd(dealt.match, 1, 150)).toBe(true);
    dealt.table({ kind: 'back', seat: 2 }, 150);
    expect(dealt.match.seats[2]).toMatchObject({ bot: null, wordUntil: null });
    expect(wouldEnd(dealt.match, 1, 150)).toBe(false);
    dealt.table({ kind: 'bot', seat: 2, level: 'casual' }, 150);
    expect(wouldEnd(dealt.match, 1, 150)).toBe(true);
  });

  test('does not wait for who has no time left, nor for who resigned', () => {
    const { dealt, first } = begun(3, steps, TIME);
    const [second, third] = [after(first, 3), after(first, 3, 2)];
    dealt.table({ kind: 'agree', seat: second });
    expect(wouldEnd(dealt.match, third, 11_000)).toBe(false);
    expect(wouldEnd(dealt.match, third, 11_001)).toBe(true);
    dealt.table({ kind: 'agree', seat: third });
    expect(dealt.match.end).toBeNull();
    dealt.table({ kind: 'resign', seat: first });
    expect(dealt.match.end).toMatchObject({ why: 'agreed' });
  });
});
