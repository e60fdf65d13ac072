import { describe, expect, it } from 'vitest';
import { inventoryHeldUntil, isExpired, orderDeadlines, paymentDueAt } from './payment-window.ts';

const submitted = new Date('2026-11-20T10:00:00Z');

describe('the payment window', () => {
  it('of a flight order is 50 minutes, for payment, places and price alike', () => {
    const due = new Date('2026-11-20T10:50:00Z');
    expect(paymentDueAt('FLIGHT', submitted)).toEqual(due);
    expect(inventoryHeldUntil('FLIGHT', submitted)).toEqual(due);
    expect(orderDeadlines('FLIGHT', submitted).priceGuaranteedUntil).toEqual(due);
  });

  it('lets the seats of an unpaid flight order lapse after 20', () => {
    expect(orderDeadlines('FLIGHT', submitted).seatsHeldUntil).toEqual(
      new Date('2026-11-20T10:20:00Z'),
    );
  });

  it('of a seat order is 20 minutes', () => {
    const due = new Date('2026-11-20T10:20:00Z');
    expect(new Set(Object.values(orderDeadlines('SEAT', submitted)).map(Number))).toEqual(
      new Set([due.getTime()]),
    );
  });

  it('is over in the very instant it ends', () => {
    const due = paymentDueAt('FLIGHT', submitted);
    const before = new Date(due.getTime() - 1);
    expect(isExpired(due, before)).toBe(false);
    expect(isExpired(due, due)).toBe(true);
  });
});
