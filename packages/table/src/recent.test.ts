import type { Seat } from '@cubarium/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentCommands } from './recent.ts';

const KEPT = 16;
const command = fc.record({
  entries: fc.integer({ min: 1, max: 3 }),
  key: fc.constantFrom(null, '0:a', '0:b', '1:a', '1:c'),
  seat: fc.constantFrom<(Seat | null)[]>(null, 0, 1),
});

test('the last sixteen commands are remembered as a plain list would, and nothing older', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.array(command, { maxLength: 50, size: 'max' }), (known, commands) => {
      const recent = new RecentCommands(known);
      const all: { next: number; key: string | null; seat: Seat | null }[] = [];
      let seq = known;
      for (const { entries, key, seat } of commands) {
        seq += entries;
        all.push({ next: seq, key, seat });
        recent.add({ next: seq, key, seat });
      }
      const since = all.at(-KEPT - 1)?.next ?? known;
      const last = all.slice(-KEPT);
      for (let after = 0; after <= seq; after++) {
        expect(recent.covers(after)).toBe(after >= since);
        for (const seat of [0, 1] as const)
          expect(recent.overtaken(after, seat)).toBe(
            last.some((each) => each.next > after && each.seat === seat),
          );
      }
      for (const key of ['0:a', '0:b', '1:a', '2:z'])
        expect(recent.find(key)).toBe(last.findLast((each) => each.key === key)?.next ?? null);
    }),
    { seed: 1 },
  );
});
