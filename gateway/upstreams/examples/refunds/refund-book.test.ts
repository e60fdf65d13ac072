import { expect, test } from 'vitest';
import { type Asked, couponsOf, type KnownOrder } from './refund-book.ts';

const coupon = (boundIndex: number, state: string, procedure: string | null) => ({
  ...{ passengerId: 'p', segmentId: `s${boundIndex}`, boundIndex, state, procedure },
  ...{ fare: 100, taxes: [], seat: 0 },
});
const order = (...coupons: KnownOrder['coupons'][number][]): KnownOrder => ({
  ...{ orderId: 'o', ticketed: true, lastFact: 0, coupons },
});
const asked = (boundIndexes: number[] | null): Asked => ({
  ...{ orderId: 'o', passengerIds: ['p'], boundIndexes, reason: 'CHANGE_OF_PLANS' },
});

test('everything unused leaves out what is being given back already; a bound that is named does not', () => {
  const half = order(coupon(0, 'OPEN', 'REFUND'), coupon(1, 'OPEN', null));
  expect(couponsOf(half, asked(null))).toEqual([half.coupons[1]]);
  expect(couponsOf(half, asked([0]))).toBe('REFUND_IN_PROGRESS');
  expect(couponsOf(order(coupon(0, 'OPEN', 'REFUND')), asked(null))).toBe('REFUND_IN_PROGRESS');
  expect(couponsOf(order(coupon(0, 'OPEN', 'DATE_CHANGE')), asked(null))).toBe(
    'CHANGE_IN_PROGRESS',
  );
  expect(couponsOf(order(coupon(0, 'REFUNDED', null)), asked(null))).toBe('NOTHING_TO_REFUND');
});
