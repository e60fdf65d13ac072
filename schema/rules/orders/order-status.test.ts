import { describe, expect, it } from 'vitest';
import { orderStateAt, orderTabsAt, type StoredOrder } from './order-status.ts';

const due = new Date('2026-11-20T10:50:00Z');
const before = new Date(due.getTime() - 1);
const order = (
  state: StoredOrder['state'],
  ...coupons: StoredOrder['coupons'][number]['state'][]
) => ({
  state,
  paymentDueAt: due,
  coupons: coupons.map((one) => ({ state: one })),
});

describe('an order at an instant', () => {
  it('is cancelled by the clock in the instant its payment is due', () => {
    expect(orderStateAt(order('PENDING_PAYMENT'), before)).toBe('PENDING_PAYMENT');
    expect(orderStateAt(order('PENDING_PAYMENT'), due)).toBe('CANCELLED');
    expect(orderTabsAt(order('PENDING_PAYMENT'), before)).toEqual(['ALL', 'PENDING_PAYMENT']);
    expect(orderTabsAt(order('PENDING_PAYMENT'), due)).toEqual(['ALL', 'CANCELLED']);
  });

  it('is to be travelled while a coupon is open, and completed when none is', () => {
    expect(orderStateAt(order('TICKETED', 'FLOWN', 'OPEN'), due)).toBe('TICKETED');
    expect(orderTabsAt(order('TICKETED', 'FLOWN', 'CHECKED_IN'), due)).toEqual([
      'ALL',
      'PENDING_TRAVEL',
    ]);
    expect(orderStateAt(order('TICKETED', 'FLOWN', 'FLOWN'), due)).toBe('COMPLETED');
    expect(orderTabsAt(order('TICKETED', 'FLOWN'), due)).toEqual(['ALL', 'COMPLETED']);
  });

  it('keeps what happened to it, and is listed by its coupons', () => {
    expect(orderStateAt(order('REFUNDED', 'REFUNDED'), due)).toBe('REFUNDED');
    expect(orderTabsAt(order('REFUNDED', 'REFUNDED'), due)).toEqual(['ALL', 'COMPLETED']);
    expect(orderTabsAt(order('PART_REFUNDED', 'REFUNDED', 'OPEN'), due)).toEqual([
      'ALL',
      'PENDING_TRAVEL',
    ]);
    expect(orderTabsAt(order('CANCELLED'), due)).toEqual(['ALL', 'CANCELLED']);
  });
});
