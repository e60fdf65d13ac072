import { expect, test } from 'vitest';
import { byBooking } from './by-booking.ts';

const order = (id: string, bookingReference: string, state = 'TICKETED') => ({
  id,
  bookingReference,
  state,
});
const shown = (...orders: ReturnType<typeof order>[]) =>
  byBooking(orders).map(({ order: { id }, before }) => [id, ...before.map((one) => one.id)]);

test('a booking whose date was changed is one, with what it was before', () =>
  expect(
    shown(order('new', 'AAAAAA'), order('b', 'BBBBBB'), order('old', 'AAAAAA', 'CHANGED')),
  ).toEqual([['new', 'old'], ['b']]));

test('one that was changed stands by itself where what it became is on another page', () =>
  expect(shown(order('old', 'AAAAAA', 'CHANGED'), order('b', 'BBBBBB'))).toEqual([['old'], ['b']]));

test('of a booking in two parts each part is there', () =>
  expect(shown(order('a', 'AAAAAA'), order('b', 'AAAAAA', 'CANCELLED'))).toEqual([['a'], ['b']]));
