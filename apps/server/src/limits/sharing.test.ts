import { expect, test, vi } from 'vitest';
import type { BusMessage } from '../ports/bus.ts';
import { Allowances } from './allowances.ts';
import { Limits } from './limits.ts';
import { Sharing } from './sharing.ts';

/** A node whose messages go straight to the others. */
function nodeAmong(others: { heard(from: number, message: BusMessage): void }[]) {
  const limits = new Limits({ now: () => 0, factor: 1 });
  const sharing: Sharing = new Sharing(limits, {
    send: (_to, message) => {
      for (const other of others) if (other !== sharing) other.heard(1, message);
    },
  });
  others.push(sharing);
  return new Allowances(limits);
}

test('what somebody has used at one node is missing at the other, and nobody else has less for it', () => {
  vi.useFakeTimers();
  const all: Sharing[] = [];
  const [one, other] = [nodeAmong(all), nodeAmong(all)];
  const ann = (node: Allowances) => node.of('ann', 'home');
  for (let i = 0; i < 3; i++) expect(ann(one).may('chat')).toBe(true);
  vi.advanceTimersByTime(250);
  expect([ann(other).may('chat'), ann(other).may('chat'), ann(other).may('chat')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(other.of('bob', 'home').may('chat')).toBe(true);
  vi.advanceTimersByTime(250);
  expect(ann(one).may('chat')).toBe(false);
  vi.useRealTimers();
});
