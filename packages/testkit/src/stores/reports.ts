import type { Report } from '@cubarium/server';
import { describe, expect, test } from 'vitest';
import { storageForTests, type OpenStorage } from './under-test.ts';

const MORE_THAN_KEPT = 25;

const reportOf = (reporter: string, reported: string, change: Partial<Report> = {}): Report => ({
  table: 't',
  reporter,
  reported,
  by: 'Ann',
  name: 'Tim „T“',
  reason: 'words',
  note: 'ä',
  lines: [{ name: 'Tim', seat: null, text: 'boo', at: 3 }],
  at: 5,
  ...change,
});

/** What every store of reports has to do. */
export function describeReports(name: string, open: OpenStorage): void {
  describe(`reports: ${name}`, () => {
    const kept = storageForTests(open);

    test('the newest come first, and another one about the same replaces the first', async () => {
      const { reports, fresh } = kept();
      const [ann, tim, bob] = [fresh('ann'), fresh('tim'), fresh('bob')];
      await reports.add(reportOf(ann, tim));
      await reports.add(reportOf(ann, bob));
      await reports.add(reportOf(ann, tim, { note: 'again', reason: 'play', lines: [], at: 9 }));
      const again = reportOf(ann, tim, { note: 'again', reason: 'play', lines: [], at: 9 });
      expect(await reports.by(ann)).toEqual([again, reportOf(ann, bob)]);
      expect((await reports.newest(1))[0]).toEqual(again);
    });

    test('of one person only the newest are kept, and nothing of others goes for them', async () => {
      const { reports, fresh } = kept();
      const [ann, tim, bob] = [fresh('ann'), fresh('tim'), fresh('bob')];
      await reports.add(reportOf(bob, tim));
      for (let i = 0; i < MORE_THAN_KEPT; i++) await reports.add(reportOf(ann, tim, { table: `t${i}` }));
      const own = await reports.by(ann);
      expect([own.length, own[0]?.table, own.at(-1)?.table]).toEqual([20, 't24', 't5']);
      expect(await reports.by(bob)).toHaveLength(1);
    });

    test('who is forgotten leaves neither what they reported nor what was reported of them', async () => {
      const { reports, fresh } = kept();
      const [ann, tim, bob] = [fresh('ann'), fresh('tim'), fresh('bob')];
      await reports.add(reportOf(ann, tim));
      await reports.add(reportOf(tim, bob));
      await reports.add(reportOf(ann, bob));
      await reports.forget(tim);
      expect([await reports.by(ann), await reports.by(tim)]).toEqual([[reportOf(ann, bob)], []]);
    });
  });
}
