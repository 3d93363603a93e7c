import { EMPTY_SEAT, type Row, type TableRecord } from '@cubarium/table';
import { describe, expect, test } from 'vitest';
import { recordOf, setUp, storageForTests, type OpenStorage } from './under-test.ts';

const seated = (...people: readonly string[]): TableRecord['seats'] =>
  people.map((person) => ({ ...EMPTY_SEAT, person, name: person }));
const rowAt = (seq: number, at: number): Row => ({
  seq,
  count: 2,
  command: null,
  text: JSON.stringify([
    { seq, at: at - 1 },
    { seq: seq + 1, at },
  ]),
});

/** What every `TableStore` has to do besides being an `EventStore`. */
export function describeTableStore(name: string, open: OpenStorage): void {
  describe(`tables: ${name}`, () => {
    const kept = storageForTests(open);

    test('a glance at a table costs no log; there is none at one that is not there', async () => {
      const { tables, fresh } = kept();
      const id = fresh('glance');
      await setUp(tables, recordOf(id));
      await tables.commit({ table: id, expect: 0, row: rowAt(0, 5), record: null });
      expect(await tables.peek(id)).toEqual({ record: recordOf(id), seq: 2 });
      expect(await tables.peek('nowhere')).toBeNull();
      expect(tables.isWritable).toBe(true);
    });

    test('the untouched are found by status and age, the oldest first, and no more than asked for', async () => {
      const { tables, clock, fresh } = kept();
      const ids = Array.from({ length: 4 }, () => fresh('old'));
      for (const id of ids) {
        clock.now += 10;
        await setUp(tables, recordOf(id, { status: 'ended' }));
      }
      const [first = '', second, third, last] = ids;
      expect(await tables.untouched('ended')).toEqual(ids);
      expect(await tables.untouched('ended', { before: clock.now - 10 })).toEqual([first, second, third]);
      expect(await tables.untouched('ended', { before: clock.now, limit: 2 })).toEqual([first, second]);
      clock.now += 10;
      const record = recordOf(first, { status: 'ended', next: 'another' });
      await tables.commit({ table: first, expect: 0, row: null, record });
      expect(await tables.untouched('ended')).toEqual([second, third, last, first]);
      await tables.commit({ table: first, expect: 0, row: null, record: { ...record, status: 'closed' } });
      expect(await tables.untouched('closed')).toEqual([first]);
    });

    test('the last move is that of the log, and a table that is played at is young', async () => {
      const { tables, clock, fresh } = kept();
      const [idle, played] = [fresh('idle'), fresh('played')];
      for (const id of [played, idle])
        await setUp(tables, recordOf(id, { status: 'running', zero: clock.now }));
      const before = clock.now;
      await tables.commit({ table: played, expect: 0, row: rowAt(0, 40), record: null });
      await tables.commit({ table: played, expect: 2, row: rowAt(2, 70), record: null });
      expect(await tables.lastMove(played)).toBe(before + 70);
      expect([await tables.lastMove(idle), await tables.lastMove('nowhere')]).toEqual([0, 0]);
      expect(await tables.untouched('running', { before })).toEqual([idle]);
      expect(await tables.untouched('running')).toEqual([idle, played]);
    });

    test('people find their tables, the newest first', async () => {
      const { tables, fresh } = kept();
      const ann = fresh('ann');
      const ids = Array.from({ length: 3 }, () => fresh('seat'));
      for (const id of ids) await setUp(tables, recordOf(id, { seats: seated('bob', ann) }));
      await setUp(tables, recordOf(fresh('hosted'), { host: ann }));
      expect(await tables.tablesOf(ann, 10)).toEqual(ids.toReversed());
      expect(await tables.tablesOf(ann, 2)).toEqual(ids.toReversed().slice(0, 2));
      const [first = ''] = ids;
      await tables.commit({ table: first, expect: 0, row: null, record: recordOf(first) });
      await tables.remove(ids[1] ?? '');
      expect(await tables.tablesOf(ann, 10)).toEqual(ids.slice(2));
    });

    test('a code leads to the newest table that has it and is not over', async () => {
      const { tables, fresh } = kept();
      const [first, second, over] = [fresh('first'), fresh('second'), fresh('over')];
      await setUp(tables, recordOf(first, { code: 'ABCDE' }));
      expect([await tables.withCode('ABCDE'), await tables.withCode('BCDEF')]).toEqual([first, null]);
      await setUp(tables, recordOf(second, { code: 'ABCDE', status: 'running' }));
      await setUp(tables, recordOf(over, { code: 'ABCDE', status: 'ended' }));
      expect(await tables.withCode('ABCDE')).toBe(second);
      await tables.remove(second);
      expect(await tables.withCode('ABCDE')).toBe(first);
    });

    test('who sets up tables is known for those that are not started, as long as they are young', async () => {
      const { tables, clock, fresh } = kept();
      const ann = fresh('ann');
      const [old, running, young, other] = [fresh('old'), fresh('running'), fresh('young'), fresh('other')];
      await setUp(tables, recordOf(old, { host: ann }));
      const after = clock.now;
      clock.now += 10;
      await setUp(tables, recordOf(running, { host: ann, status: 'running' }));
      await setUp(tables, recordOf(young, { host: ann }));
      await setUp(tables, recordOf(other, { host: fresh('bob'), seats: seated(ann, 'bob') }));
      expect(await tables.openOf(ann, after)).toEqual([young]);
      expect((await tables.openOf(ann, 0)).toSorted()).toEqual([old, young].toSorted());
    });

    test('every table that names somebody is found, a part at a time, the oldest first', async () => {
      const { tables, fresh } = kept();
      const tim = fresh('tim');
      const naming: readonly Partial<TableRecord>[] = [
        { seats: seated(tim, 'ann') },
        { host: tim },
        { recent: [`ann:1`, `${tim}:2`] },
        { banned: ['ann', tim] },
      ];
      const ids = naming.map(() => fresh('names'));
      for (const [i, id] of ids.entries()) await setUp(tables, recordOf(id, naming[i]));
      const found: string[] = [];
      for (let after = 0; ;) {
        const part = await tables.tablesNaming(tim, { after, limit: 3 });
        expect(part.length).toBeLessThanOrEqual(3);
        const last = part.at(-1);
        if (!last) break;
        found.push(...part.map(({ table }) => table));
        after = last.place;
      }
      expect(found).toEqual(ids);
      for (const id of ids) await tables.commit({ table: id, expect: 0, row: null, record: recordOf(id) });
      expect(await tables.tablesNaming(tim, { after: 0, limit: 9 })).toEqual([]);
    });
  });
}
