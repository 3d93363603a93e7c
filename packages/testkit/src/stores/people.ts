import { EMPTY_SEAT } from '@cubarium/table';
import { describe, expect, test } from 'vitest';
import { recordOf, setUp, storageForTests, type OpenStorage } from './under-test.ts';

/** What every store of people has to do. */
export function describePeople(name: string, open: OpenStorage): void {
  describe(`people: ${name}`, () => {
    const kept = storageForTests(open);

    test('somebody is who they last said, and has come when they first did', async () => {
      const { people, fresh } = kept();
      const id = fresh('ann');
      expect([await people.nameOf(id), await people.visitsOf(id)]).toEqual([null, null]);
      await people.save({ id, name: 'Ann' }, 10);
      await people.save({ id, name: 'Änne „A“' }, 20);
      expect(await people.nameOf(id)).toBe('Änne „A“');
      expect(await people.visitsOf(id)).toEqual({ cameAt: 10, namedAt: 20 });
    });

    test('who is to be forgotten is nobody at once, and remembered as that until nothing is left', async () => {
      const { people, tables, fresh } = kept();
      const [tim, ann] = [fresh('tim'), fresh('ann')];
      for (const id of [tim, ann]) await people.save({ id, name: 'Somebody' }, 1);
      await setUp(tables, recordOf(fresh('t'), { seats: [{ ...EMPTY_SEAT, person: tim }] }));
      await people.beginForgetting(ann, 7);
      await people.beginForgetting(tim, 6);
      await people.beginForgetting(tim, 9);
      expect([await people.nameOf(tim), await people.visitsOf(ann)]).toEqual([null, null]);
      expect(await people.beingForgotten()).toEqual([tim, ann]);
      await people.endForgetting(tim);
      expect(await people.beingForgotten()).toEqual([ann]);
      expect(await tables.tablesNaming(tim, { after: 0, limit: 9 })).toEqual([]);
    });
  });
}
