import type { ServerMessage } from '@cubarium/protocol';
import { expect, test } from 'vitest';
import type { Hub } from '../hub/hub.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { Place, type Line } from './place.ts';

/** Somebody with a seat who has used up every allowance, and what they are told. */
function tooFast(next: string | null) {
  const told: ServerMessage[] = [];
  const line = { may: () => false, say: (message: ServerMessage) => void told.push(message) };
  const hub = { tables: { rematch: () => Promise.resolve({ ok: true, value: next ?? 'a new table' }) } };
  const place = new Place({ id: 'ann', name: 'Ann' }, hub as unknown as Hub, line as unknown as Line);
  const hosted = { table: { seatOf: () => 0, record: { status: 'ended', next } } } as unknown as HostedTable;
  return { told, rematch: () => place.rematch(hosted, { t: 'rematch', c: 1, id: 'r' }) };
}

test('who asks for one rematch after the other gets no more new tables', async () => {
  const { told, rematch } = tooFast(null);
  await rematch();
  expect(told).toEqual([{ t: 'no', id: 'r', error: { code: 'too-fast' } }]);
});

test('a rematch that is there already is told whatever else somebody did', async () => {
  const { told, rematch } = tooFast('next');
  await rematch();
  expect(told).toEqual([{ t: 'rematch', id: 'r', table: 'next' }]);
});
