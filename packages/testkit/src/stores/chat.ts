import { describe, expect, test } from 'vitest';
import { recordOf, setUp, storageForTests, type OpenStorage } from './under-test.ts';

const lineAt = (at: number) => ({
  name: 'Tim',
  seat: at % 2 === 0 ? (1 as const) : null,
  text: `ä ${at}`,
  at,
});
const MORE_THAN_SHOWN = 60;

/** What every store of what is said has to do. */
export function describeChat(name: string, open: OpenStorage): void {
  describe(`chat: ${name}`, () => {
    const kept = storageForTests(open);

    test('whoever comes reads the last lines of this table, oldest first', async () => {
      const { chat, tables, fresh } = kept();
      const [here, there] = [fresh('t'), fresh('t')];
      for (const id of [here, there]) await setUp(tables, recordOf(id));
      for (let at = 0; at < MORE_THAN_SHOWN; at++) await chat.add(here, 'tim', lineAt(at));
      await chat.add(there, 'tim', lineAt(1));
      const lines = await chat.recent(here);
      expect(lines).toHaveLength(50);
      expect(lines[0]).toEqual({ person: 'tim', line: lineAt(MORE_THAN_SHOWN - 50) });
      expect(lines.at(-1)).toEqual({ person: 'tim', line: lineAt(MORE_THAN_SHOWN - 1) });
      expect(await chat.recent(there)).toEqual([{ person: 'tim', line: lineAt(1) }]);
      expect(await chat.speaker(there, { name: 'Tim', at: 1 })).toBe('tim');
      const nobody = [
        chat.speaker(there, { name: 'Ann', at: 1 }),
        chat.speaker(there, { name: 'Tim', at: 2 }),
      ];
      expect(await Promise.all(nobody)).toEqual([null, null]);
    });

    test('at a table that is not there, or no longer, nothing is said', async () => {
      const { chat, tables, fresh } = kept();
      const [id, tim] = [fresh('t'), fresh('tim')];
      await chat.add('nowhere', tim, lineAt(1));
      expect(await chat.recent('nowhere')).toEqual([]);
      await setUp(tables, recordOf(id));
      await chat.add(id, tim, lineAt(2));
      await tables.remove(id);
      expect([await chat.recent(id), await chat.said(tim, { after: 0, limit: 9 })]).toEqual([[], []]);
    });

    test('what somebody said is read, and goes, a part at a time', async () => {
      const { chat, tables, fresh } = kept();
      const [id, tim, ann] = [fresh('t'), fresh('tim'), fresh('ann')];
      await setUp(tables, recordOf(id));
      for (let at = 0; at < 5; at++) await chat.add(id, tim, lineAt(at));
      await chat.add(id, ann, lineAt(9));
      const first = await chat.said(tim, { after: 0, limit: 3 });
      const rest = await chat.said(tim, { after: first.at(-1)?.place ?? 0, limit: 3 });
      const lines = [...first, ...rest].map(({ place: _place, ...line }) => line);
      expect(lines).toEqual([0, 1, 2, 3, 4].map((at) => ({ ...lineAt(at), table: id })));
      for (let rounds = 0; await chat.removeSome(tim); rounds++) expect(rounds).toBeLessThan(5);
      expect(await chat.said(tim, { after: 0, limit: 9 })).toEqual([]);
      expect(await chat.recent(id)).toEqual([{ person: ann, line: lineAt(9) }]);
    });
  });
}
