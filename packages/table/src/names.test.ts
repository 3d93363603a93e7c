import { ciub } from '@cubarium/games/ciub';
import { sitDown } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { toldApart } from './names.ts';

test.each([
  ['Anna', 'Anna'],
  ['anna', 'ANNA'],
  ['Weiß', 'WEISS'],
  ['Anna', 'An\u200Bna'],
  ['Anna', 'An na'],
  ['Anna', 'Ａｎｎａ'],
  ['Zoé', 'Zoe\u0301'],
  ['Anna', 'Аnnа'],
  ['Ilona', 'llona'],
  ['Otto', '0tto'],
  ['Petra', 'Ρetra'],
])('%s and %s are taken for one', (one, other) => {
  expect(toldApart(one, [other])).toBe(`${one} 2`);
  expect(toldApart(other, [one])).toBe(`${other} 2`);
});

test.each([
  ['Anna', 'Hanna'],
  ['Zoe', 'Zoé'],
  ['Lia', 'Ila'],
  ['Öl', 'Ol'],
  ['Jan', 'Ian'],
])('%s and %s are two names', (one, other) => {
  expect(toldApart(one, [other])).toBe(one);
});

test('the number is the first that is free', () => {
  expect(toldApart('Anna', ['Anna', null, 'anna 2', ''])).toBe('Anna 3');
  expect(toldApart('Anna', ['Anna', 'Anna2', 'ANNA 3'])).toBe('Anna 4');
  expect(toldApart('Anna', [null, ''])).toBe('Anna');
  expect(toldApart('', [''])).toBe('');
});

test('two of one name at a table are told apart in its record, whoever looks', async () => {
  const { table, send } = await sitDown(ciub, { seats: 3 });
  await send('p0', { kind: 'sit', seat: 0, name: 'Anna' });
  await send('p1', { kind: 'sit', seat: 1, name: 'ANNA' });
  await send('p2', { kind: 'sit', seat: 2, name: 'Аnna' });
  expect(table.info.seats.map((seat) => seat.name)).toEqual(['Anna', 'ANNA 2', 'Аnna 3']);
  // The same again is no change, although somebody has the name.
  expect(await send('p1', { kind: 'sit', seat: 1, name: 'ANNA' })).toMatchObject({
    error: { code: 'no-change' },
  });
  await send('p0', { kind: 'stand', seat: 0 });
  await send('p3', { kind: 'sit', seat: 0, name: 'Anna' });
  expect(table.info.seats[0]?.name).toBe('Anna');
});
