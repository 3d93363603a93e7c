import { join } from 'node:path';
import { visitorsOf } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './base/config.ts';
import { startServer } from './server.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', join(folder, 'data'), '--log', 'silent'], {})),
);

const RESIGN = { kind: 'resign', seat: 0 };

test('a rematch reaches who played wherever they are, with a seat kept, and no frees it', async () => {
  const party = await people.match('ciub');
  // Bob has left the table and looks at something else.
  await party.bob.send({ t: 'part', c: party.c });
  const elsewhere = await people.greeted(people.bob);
  const ended = party.ann.hear('entries', party.ann.heard.length);
  await party.act(party.ann, RESIGN, 1);
  await ended;
  const asked = party.ann.ask({ t: 'rematch', c: party.c, id: 'again' }, 'rematch');
  const { table } = await asked;
  const invited = { t: 'invited', table, game: 'ciub', name: 'Ann', why: 'again' };
  expect(await party.bob.hear('invited')).toEqual(invited);
  expect(await elsewhere.hear('invited')).toEqual(invited);
  expect(party.ann.heard.some(({ t }) => t === 'invited')).toBe(false);
  const joined = await party.ann.ask({ t: 'join', table, after: null }, 'joined');
  expect(joined).toMatchObject({ table: { seats: [{ taken: true }, { taken: true, name: 'Bob' }] } });
  const from = party.ann.heard.length;
  await elsewhere.send({ t: 'decline', table });
  expect(await party.ann.hear('table', from)).toMatchObject({
    table: { seats: [{ taken: true }, { taken: false }] },
  });
});

test('a second wish for the same rematch invites nobody again; no to what is not there is told', async () => {
  const party = await people.match('ciub');
  const ended = party.bob.hear('entries', party.bob.heard.length);
  await party.act(party.ann, RESIGN, 1);
  await ended;
  const { table } = await party.ann.ask({ t: 'rematch', c: party.c, id: 'one' }, 'rematch');
  await party.bob.hear('invited');
  expect(await party.bob.ask({ t: 'rematch', c: party.c, id: 'two' }, 'rematch')).toMatchObject({ table });
  expect(party.ann.heard.some(({ t }) => t === 'invited')).toBe(false);
  const from = party.bob.heard.length;
  await party.bob.send({ t: 'decline', table: 'nowhere' });
  expect(await party.bob.hear('error', from)).toEqual({ t: 'error', code: 'no-table', table: 'nowhere' });
});

test('two who look for somebody are brought to a table with both seated; nonsense is refused', async () => {
  const [ann, bob] = [await people.greeted(people.ann), await people.greeted(people.bob)];
  const wish = { game: 'ciub', time: 'fast', options: { length: 'short' } };
  await ann.ask({ t: 'lobby', on: true }, 'lobby');
  const from = ann.heard.length;
  await ann.send({ t: 'seek', wish });
  expect(await ann.hear('lobby', from)).toMatchObject({
    lobby: { seeking: [{ game: 'ciub', people: 1 }] },
  });
  await bob.send({ t: 'seek', wish });
  const [one, other] = [await ann.hear('invited'), await bob.hear('invited')];
  expect([one.name, other.name, one.table]).toEqual(['Bob', 'Ann', other.table]);
  const joined = await ann.ask({ t: 'join', table: String(one.table), after: null }, 'joined');
  expect(joined).toMatchObject({
    table: {
      time: 'fast',
      access: 'link',
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      options: { length: 'short' },
    },
  });
  await ann.send({ t: 'seek', wish: { ...wish, options: { length: 'endless' } } });
  expect(await ann.hear('error')).toMatchObject({ code: 'bad-message' });
});

test('whose move it is hears so wherever they are, and finds it among their own tables', async () => {
  const elsewhere = await people.greeted(people.ann);
  const party = await people.match('ciub');
  const turn = { t: 'turn', table: party.id, game: 'ciub' };
  expect(await elsewhere.hear('turn')).toEqual({ ...turn, yours: true });
  expect(party.bob.heard.some(({ t }) => t === 'turn')).toBe(false);
  const mine = async ({ cookie }: typeof people.ann): Promise<unknown> => {
    const answer = await people.call('/api/me/tables', { headers: { cookie } });
    const { tables } = (await answer.json()) as { readonly tables: readonly { id: string }[] };
    return tables.find(({ id }) => id === party.id);
  };
  expect([await mine(people.ann), await mine(people.bob)]).toMatchObject([{ yours: true }, { yours: false }]);
  const from = elsewhere.heard.length;
  await party.act(party.ann, RESIGN, 1);
  expect(await elsewhere.hear('turn', from)).toEqual({ ...turn, yours: false });
});
