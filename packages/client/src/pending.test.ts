import type { Command } from '@cubarium/core';
import { expect, test } from 'vitest';
import { PendingCommands } from './pending.ts';

const act: Command = { kind: 'act', seat: 0, action: { kind: 'roll' } };
const undo: Command = { kind: 'undo', seat: 0 };
const agree: Command = { kind: 'agree', seat: 0 };
const done = { ok: true, value: { seq: 3 } } as const;
const refused = { ok: false, error: { code: 'busy' } } as const;

/** Commands named by their place: a, b, c, … */
function queued(...commands: readonly Command[]) {
  const pending = new PendingCommands();
  const answers = commands.map((command, i) => pending.add({ id: 'abcd'.charAt(i), command, at: i }));
  const ids = () => pending.all.map(({ id }) => id);
  return { pending, answers, ids };
}

test('commands wait in their order, and are settled one by one', async () => {
  const { pending, answers, ids } = queued(act, agree);
  expect(pending.head).toMatchObject({ id: 'a', command: act, at: 0, after: null, again: false });
  expect(pending.done('x', done)).toBeNull();
  expect(pending.done('b', done)).toMatchObject({ id: 'b' });
  expect(ids()).toEqual(['a']);
  expect(await answers[1]).toEqual(done);
  pending.done('a', done);
  expect(await answers[0]).toEqual(done);
  expect([pending.head, ids()]).toEqual([undefined, []]);
});

test('what is planned on a refused move goes with it, what is no move stays', async () => {
  const { pending, answers, ids } = queued(act, undo, agree, act);
  pending.done('a', refused);
  expect(ids()).toEqual(['c']);
  expect(await answers[0]).toEqual(refused);
  for (const i of [1, 3]) expect(await answers[i]).toEqual({ ok: false, error: { code: 'stale' } });
});

test('nothing is dropped with a command that was done', () => {
  const { pending, ids } = queued(act, undo);
  pending.done('a', done);
  expect(ids()).toEqual(['b']);
});

test('a command is repeated once, in its place and under a new id', async () => {
  const { pending, answers, ids } = queued(agree, act, undo);
  const [, second] = pending.all;
  if (second) second.after = 7;
  expect(pending.repeat('x', 'y')).toBe(false);
  expect(pending.repeat('b', 'z')).toBe(true);
  expect(ids()).toEqual(['a', 'z', 'c']);
  expect(pending.all[1]).toMatchObject({ command: act, at: 1, after: null, again: true });
  expect(pending.repeat('z', 'y')).toBe(false);
  pending.done('z', done);
  expect(await answers[1]).toEqual(done);
});

test('one that goes first does so, and nobody waits for it', () => {
  const { pending, ids } = queued(act);
  pending.addFirst({ id: 'f', command: agree, at: 5 });
  expect(ids()).toEqual(['f', 'a']);
  expect(pending.head).toMatchObject({ after: null, again: false, at: 5 });
  expect(pending.done('f', done)).toMatchObject({ id: 'f' });
});

test('all can be refused at once', async () => {
  const { pending, answers, ids } = queued(act, agree);
  pending.refuseAll({ code: 'over' });
  expect(ids()).toEqual([]);
  for (const answer of answers) expect(await answer).toEqual({ ok: false, error: { code: 'over' } });
});
