import { describe, expect, test } from 'vitest';
import { cancelRefusal, type Purchase, purchaseAt, purchaseCapabilities } from './purchase.ts';

const dueAt = new Date('2027-01-05T02:50:00Z');
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  id: 'one',
  number: 'S202701051',
  state: 'PENDING_PAYMENT',
  cancellationCause: null,
  paymentDueAt: dueAt,
  closedAt: null,
  ...more,
});
const lapsed = purchase({ state: 'CANCELLED', cancellationCause: 'PAYMENT_WINDOW' });
const cancelled = purchase({ state: 'CANCELLED', cancellationCause: 'TRAVELLER' });

describe('a purchase', () => {
  test('is cancelled when its time to be paid is over, and not a moment before', () => {
    expect(purchaseAt(purchase(), new Date(dueAt.getTime() - 1)).state).toBe('PENDING_PAYMENT');
    expect(purchaseAt(purchase(), dueAt)).toEqual({ ...lapsed, closedAt: dueAt });
    expect(purchaseAt(purchase({ state: 'PAID' }), dueAt).state).toBe('PAID');
  });

  test.each([
    ['waits for payment', purchase(), 'NONE', null],
    ['is at the bank', purchase(), 'IN_PROGRESS', 'PAYMENT_IN_PROGRESS'],
    ['was paid a moment ago', purchase(), 'CAPTURED', 'ALREADY_PAID'],
    ['is paid', purchase({ state: 'PAID' }), 'CAPTURED', 'ALREADY_PAID'],
    ['is handed over', purchase({ state: 'CONFIRMED' }), 'CAPTURED', 'ALREADY_PAID'],
    ['is cancelled', cancelled, 'NONE', 'ORDER_CLOSED'],
    ['was given back', purchase({ state: 'REFUNDED' }), 'CAPTURED', 'ORDER_CLOSED'],
  ] as const)('that %s is cancelled, or refused for its reason', (_name, one, payment, reason) => {
    expect(cancelRefusal(one, payment)).toBe(reason);
  });

  test.each([
    ['can be paid and cancelled', purchase(), 'NONE', [null, null]],
    ['at the bank can be paid again', purchase(), 'IN_PROGRESS', [null, 'PAYMENT_IN_PROGRESS']],
    ['paid', purchase({ state: 'PAID' }), 'CAPTURED', ['ALREADY_PAID', 'ALREADY_PAID']],
    ['too late', lapsed, 'NONE', ['PAYMENT_WINDOW_OVER', 'PAYMENT_WINDOW_OVER']],
    ['cancelled', cancelled, 'NONE', ['ORDER_CANCELLED', 'ORDER_CANCELLED']],
  ] as const)('says what can be done with it: %s', (_name, one, payment, reasons) => {
    const capabilities = purchaseCapabilities(one, payment);
    expect(capabilities.map(({ reason }) => reason)).toEqual(reasons);
    for (const { allowed, reason, until } of capabilities)
      expect({ allowed, until }).toEqual({
        allowed: reason === null,
        until: reason === null ? dueAt : null,
      });
  });
});
