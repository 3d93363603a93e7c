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

    test('a block keeps two apart whoever made it, once, until whoever made it takes it back', async () => {
      const { people, fresh } = kept();
      const [tim, ann, bob] = [fresh('tim'), fresh('ann'), fresh('bob')];
      await people.block(ann, { blocked: tim, id: 'one', name: 'Tim „T“', at: 5 });
      await people.block(ann, { blocked: tim, id: 'two', name: 'Tim', at: 6 });
      await people.block(ann, { blocked: bob, id: 'three', name: 'Bob', at: 7 });
      expect(await people.blocksOf(ann)).toEqual([
        { id: 'three', name: 'Bob', at: 7 },
        { id: 'one', name: 'Tim „T“', at: 5 },
      ]);
      expect(await people.blocksOf(tim)).toEqual([]);
      const apart = () => Promise.all([ann, tim, bob].map((person) => people.apartFrom(person)));
      expect(await apart()).toEqual([new Set([tim, bob]), new Set([ann]), new Set([ann])]);
      await people.unblock(tim, 'one');
      await people.unblock(ann, 'three');
      expect(await apart()).toEqual([new Set([tim]), new Set([ann]), new Set()]);
    });

    test('who is forgotten leaves no block, whoever made it', async () => {
      const { people, fresh } = kept();
      const [tim, ann, bob] = [fresh('tim'), fresh('ann'), fresh('bob')];
      await people.block(ann, { blocked: tim, id: 'one', name: 'Tim', at: 5 });
      await people.block(tim, { blocked: bob, id: 'two', name: 'Bob', at: 6 });
      await people.beginForgetting(tim, 7);
      await people.endForgetting(tim);
      expect([await people.blocksOf(ann), await people.blocksOf(tim)]).toEqual([[], []]);
      expect(await people.apartFrom(bob)).toEqual(new Set());
    });
  });
}
