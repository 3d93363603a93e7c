import type { CatchUp } from '@cubarium/protocol';
import { ciub } from '@cubarium/games/ciub';
import { LiveTable, type EventStore } from '@cubarium/table';
import { playOne, sitDown } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { catchUp, CatchUps } from './catch-up.ts';

const fail = (error: unknown): never => {
  throw error;
};
const missed = async (table: LiveTable, store: EventStore, after: number | null) =>
  JSON.parse((await catchUp(table, { store, onError: fail }, after)).text) as CatchUp;

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

test('a crowd that comes at once has the log read once, and after a move once more', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  for (let i = 0; i < 10; i++) await playOne(party, `crowd ${i}`);
  const rows = party.store.rows.bind(party.store);
  let reads = 0;
  party.store.rows = (...asked) => {
    reads++;
    return rows(...asked);
  };
  const catchUps = new CatchUps({ store: party.store, onError: fail });
  const crowd = () =>
    Promise.all(Array.from({ length: 100 }, (_, i) => catchUps.of(party.table, i % 2 === 0 ? null : 0)));
  const alone = await catchUp(party.table, { store: party.store, onError: fail }, null);
  const each = reads;
  expect(new Set(await crowd())).toEqual(new Set([alone]));
  expect(reads).toBe(2 * each);
  await playOne(party, 'one more');
  const [first] = await crowd();
  expect(first?.upTo).toBe(party.table.match?.seq);
  expect(reads).toBe(3 * each);
});

test('after a move only what is new is read, and everybody gets all of it', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  const rows = party.store.rows.bind(party.store);
  const asked: number[] = [];
  party.store.rows = (table, from, limit) => {
    asked.push(from);
    return rows(table, from, limit);
  };
  const catchUps = new CatchUps({ store: party.store, onError: fail });
  const ends: number[] = [];
  for (let i = 0; i < 5; i++) {
    await playOne(party, `move ${i}`);
    const { text, upTo: end } = await catchUps.of(party.table, null);
    expect(seqs(JSON.parse(text) as CatchUp)).toEqual(upTo(0, end));
    ends.push(end);
  }
  expect(asked).toEqual([0, ...ends.slice(0, -1)]);
});

test('what could not be read is read again', async () => {
  const party = await sitDown(ciub);
  await party.ready();
  const rows = party.store.rows.bind(party.store);
  party.store.rows = () => Promise.reject(new Error('no disk'));
  const catchUps = new CatchUps({ store: party.store, onError: fail });
  await expect(catchUps.of(party.table, null)).rejects.toThrow('no disk');
  party.store.rows = rows;
  expect(await catchUps.of(party.table, null)).toMatchObject({ upTo: party.table.match?.seq });
});
