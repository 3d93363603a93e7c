import { expect, test } from 'vitest';
import { isSeat, mapSeats, nextSeat, seatsFrom, seatsOf } from './seat.ts';

test('seats are counted clockwise, and after the last comes the first', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(seatsFrom(2, 3)).toEqual([2, 0, 1]);
  expect([nextSeat(0, 2), nextSeat(1, 2), nextSeat(2, 4)]).toEqual([1, 0, 3]);
});

test('what lies there seat by seat comes with its seat', () => {
  expect(mapSeats(['a', 'b'], (each, seat) => `${seat}${each}`)).toEqual(['0a', '1b']);
});

test.each([-1, 2, 0.5, '0', null])('%j is no seat at a table of two', (value) => {
  expect(isSeat(value, 2)).toBe(false);
});

test('there are four seats at the most', () => {
  expect([isSeat(3), isSeat(4), isSeat(4, 9)]).toEqual([true, false, false]);
});
