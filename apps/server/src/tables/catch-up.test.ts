import type { CatchUp } from '@cubarium/protocol';
import { ciub } from '@cubarium/games/ciub';
import { LiveTable, type EventStore } from '@cubarium/table';
import { playOne, sitDown } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { catchUp } from './catch-up.ts';

const missed = async (table: LiveTable, store: EventStore, after: number | null) =>
  JSON.parse(await catchUp(table, store, after)) as CatchUp;

const seqs = ({ entries }: CatchUp): readonly number[] => entries.map((entry) => entry.seq);
const upTo = (from: number, until: number) => Array.from({ length: until - from }, (_, i) => from + i);

test('everything that was published, and what is published while it is read', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  for (let i = 0; i < 20; i++) await playOne(party, `before ${i}`);
  const rows = party.store.rows.bind(party.store);
  let more = 3;
  party.store.rows = async (...asked) => {
    const found = await rows(...asked);
    if (more-- > 0) await playOne(party, `meanwhile ${more}`);
    return found;
  };
  const whole = await missed(party.table, party.store, null);
  const { seq } = party.table.match ?? { seq: 0 };
  expect(seqs(whole)).toEqual(upTo(0, seq));
  const part = await missed(party.table, party.store, seq - 3);
  expect(seqs(part).at(-1)).toBe(seq - 1);
  expect(part.from).toBe(part.entries[0]?.seq);
  expect(await missed(party.table, party.store, seq)).toEqual({ snapshot: null, from: seq, entries: [] });
});

test('of more than a thousand entries nobody gets all at once: a snapshot stands for them', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  const { store, table } = party;
  for (let seq = 1; seq < 1002; seq++) {
    const text = JSON.stringify([{ seq, at: 0, actor: 'table', action: { kind: 'back', seat: 0 } }]);
    await store.commit({
      table: table.id,
      expect: seq,
      row: { seq, count: 1, command: null, text },
      record: null,
    });
  }
  const again = await LiveTable.open(ciub, party.ports, table.id);
  if (!again) throw new Error('no table');
  expect(await missed(again, store, null)).toMatchObject({
    snapshot: { seq: 1002 },
    from: 1002,
    entries: [],
  });
  expect(seqs(await missed(again, store, 2))).toEqual(upTo(2, 1002));
});
