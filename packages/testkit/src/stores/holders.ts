import type { Holders } from '@cubarium/server/membership';
import type { Stores } from '@cubarium/server/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf, setUp } from './under-test.ts';

/** A node that a suite plays, and its tables. */
export interface NodeForTest {
  readonly holders: Holders;
  readonly tables: Stores['tables'];
}

export interface HoldersForTest {
  readonly node: NodeForTest;
  /** Another node beside it; null where there is none. */
  readonly beside: NodeForTest | null;
  readonly close: () => Promise<void>;
}

/** What has to be true of who holds which table. */
export function describeHolders(
  name: string,
  company: 'alone' | 'shared',
  open: () => Promise<HoldersForTest>,
): void {
  describe(`holders: ${name}`, () => {
    let kept: HoldersForTest;
    beforeAll(async () => {
      kept = await open();
    });
    afterAll(() => kept.close());

    test('who takes a table has it, and has it still when asked again', async () => {
      const { holders, tables } = kept.node;
      await setUp(tables, recordOf('first'));
      await holders.release(['first']);
      expect(await holders.take('first')).toBe(holders.self);
      expect(await holders.take('first')).toBe(holders.self);
    });

    test('what runs and is held by nobody is found', async () => {
      const { holders, tables } = kept.node;
      await setUp(tables, recordOf('waits'));
      await setUp(tables, recordOf('runs', { status: 'running' }));
      await holders.release(['waits', 'runs']);
      expect(await holders.orphans()).toEqual(['runs']);
    });

    // A server alone has nobody beside it.
    if (company === 'shared') describeSharing(() => kept);
  });
}

function describeSharing(kept: () => HoldersForTest): void {
  const both = (): readonly [NodeForTest, NodeForTest] => {
    const { node, beside } = kept();
    if (!beside) throw new Error('there is no other node');
    return [node, beside];
  };

  test('a table has one holder, whoever else asks, and another when it is let go of', async () => {
    const [node, beside] = both();
    await setUp(node.tables, recordOf('shared', { status: 'running' }));
    expect(await beside.holders.take('shared')).toBe(node.holders.self);
    expect(await beside.holders.orphans()).not.toContain('shared');
    await beside.holders.release(['shared']);
    expect(await beside.holders.take('shared')).toBe(node.holders.self);
    await node.holders.release(['shared']);
    expect(await beside.holders.orphans()).toContain('shared');
    expect(await beside.holders.take('shared')).toBe(beside.holders.self);
    expect(await node.holders.take('shared')).toBe(beside.holders.self);
  });

  test('of many who take at once one gets it', async () => {
    const [node, beside] = both();
    for (let i = 0; i < 20; i++) {
      const id = `contested ${i}`;
      await setUp(node.tables, recordOf(id));
      await node.holders.release([id]);
      await Promise.all([node, beside, node, beside].map(({ holders }) => holders.take(id)));
      expect(await node.holders.take(id)).toBe(await beside.holders.take(id));
    }
  });

  test('only the holder changes a table, also where no entry would tell', async () => {
    const [node, beside] = both();
    await setUp(node.tables, recordOf('mine'));
    const change = { table: 'mine', expect: 0, row: null, record: recordOf('mine', { chat: false }) };
    expect(await beside.tables.commit(change)).toEqual({ ok: false, error: { code: 'conflict' } });
    expect((await node.tables.commit(change)).ok).toBe(true);
    await node.holders.release(['mine']);
    await beside.holders.take('mine');
    expect((await node.tables.commit(change)).ok).toBe(false);
    expect((await beside.tables.commit(change)).ok).toBe(true);
  });
}
