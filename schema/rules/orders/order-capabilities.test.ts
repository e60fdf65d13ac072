import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_ACTIONS, type OrderAction } from '#schema/codes/orders/order-actions.ts';
import { orderCapabilities } from './order-capabilities.ts';
import type { OrderFacts } from './order-facts.ts';

const now = new Date('2026-11-20T10:00:00Z');
const due = new Date('2026-11-20T10:30:00Z');
const coupon = (state: OrderFacts['coupons'][number]['state'], hours: number) => ({
  state,
  departsAt: new Date(now.getTime() + hours * 3_600_000),
  arrivesAt: new Date(now.getTime() + (hours + 3) * 3_600_000),
});
const pending: OrderFacts = {
  state: 'PENDING_PAYMENT',
  cancellationCause: null,
  paymentDueAt: due,
  payment: 'NONE',
  purchasedAt: null,
  coupons: [],
  boughtHere: true,
  unpaidSeats: false,
  dateChanges: 0,
};
const ticketed: OrderFacts = {
  ...pending,
  state: 'TICKETED',
  payment: 'CAPTURED',
  purchasedAt: now,
  coupons: [coupon('OPEN', 24), coupon('OPEN', 240)],
};
const everything: ReadonlySet<OrderAction> = new Set(ORDER_ACTIONS);
const nothing: ReadonlySet<OrderAction> = new Set();

function of(action: OrderAction, facts: OrderFacts, offered = everything, at = now) {
  const { allowed, until, reason } = orderCapabilities(facts, offered, at).find(
    (one) => one.action === action,
  ) ?? { allowed: false, until: null, reason: null };
  return allowed ? until : reason;
}

describe('an unpaid order', () => {
  it('can be paid and cancelled until its payment is due', () => {
    expect(of('PAY', pending)).toEqual(due);
    expect(of('CANCEL', pending)).toEqual(due);
    expect(of('PAY', pending, everything, due)).toBe('PAYMENT_WINDOW_OVER');
    expect(of('CANCEL', pending, everything, due)).toBe('PAYMENT_WINDOW_OVER');
  });

  it('can be paid again, but not cancelled, while an attempt is under way', () => {
    const paying = { ...pending, payment: 'IN_PROGRESS' } as const;
    expect(of('PAY', paying)).toEqual(due);
    expect(of('CANCEL', paying)).toBe('PAYMENT_IN_PROGRESS');
  });

  it('is corrected while nothing is paid and no payment is under way', () => {
    expect(of('CORRECT', pending, nothing)).toEqual(due);
    expect(of('CORRECT', { ...pending, payment: 'IN_PROGRESS' })).toBe('PAYMENT_IN_PROGRESS');
    expect(of('CORRECT', pending, everything, due)).toBe('PAYMENT_WINDOW_OVER');
    expect(of('CORRECT', ticketed)).toBe('ALREADY_PAID');
  });

  it('is paid once: money that came waits for its tickets, even past the deadline', () => {
    const paid = { ...pending, payment: 'CAPTURED' } as const;
    expect(of('PAY', paid)).toBe('ALREADY_PAID');
    expect(of('CANCEL', paid, everything, due)).toBe('ALREADY_PAID');
    expect(of('RECEIPT', paid)).toBe('NOT_TICKETED');
    expect(of('REFUND', paid)).toBe('NOT_TICKETED');
  });

  it('says that payment comes first, for all that needs a ticket', () => {
    for (const action of ['RECEIPT', 'REFUND', 'CHANGE_DATE', 'CHECK_IN', 'SELECT_SEAT'] as const)
      expect(of(action, pending)).toBe('NOT_PAID');
  });

  it('promises nothing that the site does not do after payment', () => {
    for (const action of ['REFUND', 'CHANGE_DATE', 'CHECK_IN', 'SELECT_SEAT'] as const)
      expect(of(action, pending, nothing)).toBe('NOT_YET_OFFERED');
    expect(of('RECEIPT', pending, nothing)).toBe('NOT_PAID');
  });
});

describe('a cancelled order', () => {
  it('says whether the traveller or the clock cancelled it', () => {
    const cancelled = { ...pending, state: 'CANCELLED' } as const;
    expect(of('PAY', { ...cancelled, cancellationCause: 'TRAVELLER' })).toBe('ORDER_CANCELLED');
    expect(of('PAY', { ...cancelled, cancellationCause: 'PAYMENT_WINDOW' })).toBe(
      'PAYMENT_WINDOW_OVER',
    );
    expect(of('RECEIPT', { ...cancelled, cancellationCause: 'TRAVELLER' })).toBe('ORDER_CANCELLED');
  });
});

describe('a ticketed order', () => {
  it('is paid, has a receipt, and is not cancelled but refunded', () => {
    expect(of('PAY', ticketed)).toBe('ALREADY_PAID');
    expect(of('CANCEL', ticketed)).toBe('ALREADY_PAID');
    expect(of('RECEIPT', ticketed, nothing)).toEqual(new Date('2027-11-20T16:00:00Z'));
    expect(of('REFUND', ticketed)).toEqual(ticketed.coupons[1]?.departsAt);
  });

  it('says what this site does not offer yet', () => {
    for (const action of ['REFUND', 'CHANGE_DATE', 'CHECK_IN', 'SELECT_SEAT'] as const)
      expect(of(action, ticketed, nothing)).toBe('NOT_YET_OFFERED');
  });

  it('can be checked in from 48 hours to 60 minutes before one of its departures', () => {
    expect(of('CHECK_IN', ticketed)).toEqual(new Date(now.getTime() + 23 * 3_600_000));
    expect(of('CHECK_IN', { ...ticketed, coupons: [coupon('OPEN', 49)] })).toBe(
      'CHECK_IN_NOT_OPEN',
    );
    expect(of('CHECK_IN', { ...ticketed, coupons: [coupon('OPEN', 0.5)] })).toBe('CHECK_IN_CLOSED');
  });

  it('can have a check-in taken back while someone is checked in', () => {
    expect(of('CANCEL_CHECK_IN', ticketed)).toBe('NOT_CHECKED_IN');
    const checkedIn = { ...ticketed, coupons: [coupon('CHECKED_IN', 24)] };
    expect(of('CANCEL_CHECK_IN', checkedIn)).toEqual(new Date(now.getTime() + 23 * 3_600_000));
    expect(of('REFUND', checkedIn)).toBe('STILL_CHECKED_IN');
    expect(of('CANCEL_CHECK_IN', { ...ticketed, coupons: [coupon('CHECKED_IN', 0.5)] })).toBe(
      'CHECK_IN_CLOSED',
    );
  });

  it('is changed once, and not while preferred seats wait to be paid', () => {
    expect(of('CHANGE_DATE', ticketed)).toEqual(ticketed.coupons[0]?.departsAt);
    expect(of('CHANGE_DATE', { ...ticketed, dateChanges: 1 })).toBe('ALREADY_CHANGED');
    for (const action of ['REFUND', 'CHANGE_DATE', 'CHECK_IN', 'SELECT_SEAT'] as const)
      expect(of(action, { ...ticketed, unpaidSeats: true })).toBe('UNPAID_SEATS');
  });

  it('is out of reach while all that is left of it is being given back', () => {
    const back = { ...coupon('OPEN', 24), inRefund: true };
    for (const action of ['REFUND', 'CHANGE_DATE', 'CHECK_IN', 'SELECT_SEAT'] as const) {
      expect(of(action, { ...ticketed, coupons: [back] })).toBe('REFUND_IN_PROGRESS');
      expect(of(action, { ...ticketed, coupons: [back, coupon('OPEN', 24)] })).toBeInstanceOf(Date);
    }
  });

  it('is too late to act on in the instant of its departure', () => {
    const leaving = { ...ticketed, coupons: [coupon('OPEN', 0)] };
    expect(of('REFUND', leaving)).toBe('ORDER_CLOSED');
    const closing = { ...ticketed, coupons: [coupon('CHECKED_IN', 1)] };
    expect(of('CANCEL_CHECK_IN', closing)).toBe('CHECK_IN_CLOSED');
  });

  it('waits for the next check-in when the first is closed, and says when it opens', () => {
    const coupons = [coupon('OPEN', 0.5), coupon('OPEN', 200), coupon('OPEN', 100)];
    const facts = { ...ticketed, coupons };
    expect(of('CHECK_IN', facts)).toBe('CHECK_IN_NOT_OPEN');
    const checkIn = orderCapabilities(facts, everything, now).find(
      ({ action }) => action === 'CHECK_IN',
    );
    expect(checkIn?.from).toEqual(new Date(now.getTime() + 52 * 3_600_000));
  });

  it('of another channel is checked in here, and changed and refunded there', () => {
    const elsewhere = { ...ticketed, boughtHere: false };
    expect(of('CHANGE_DATE', elsewhere)).toBe('OTHER_CHANNEL');
    expect(of('REFUND', elsewhere)).toBe('OTHER_CHANNEL');
    expect(of('CHECK_IN', elsewhere)).toBeInstanceOf(Date);
  });

  it('that is over has a receipt for a while, and nothing else', () => {
    const completed: OrderFacts = {
      ...ticketed,
      state: 'COMPLETED',
      coupons: [coupon('FLOWN', -24)],
    };
    expect(of('RECEIPT', completed)).toBeInstanceOf(Date);
    expect(of('REFUND', completed)).toBe('ORDER_CLOSED');
    expect(of('CANCEL', completed)).toBe('ORDER_CLOSED');
    for (const state of ['COMPLETED', 'REFUNDED', 'CHANGED'] as const)
      expect(of('REFUND', { ...ticketed, state }, nothing)).toBe('ORDER_CLOSED');
    expect(of('RECEIPT', completed, everything, new Date('2027-01-20T00:00:00Z'))).toBe(
      'RECEIPT_PERIOD_OVER',
    );
    expect(
      of('RECEIPT', { ...ticketed, state: 'REFUNDED', coupons: [coupon('REFUNDED', 24)] }),
    ).toBe('ORDER_CLOSED');
  });
});

it('every action is answered once, and has a reason exactly when it is refused', () => {
  const facts = fc.record({
    state: fc.constantFrom(
      'PENDING_PAYMENT',
      'TICKETED',
      'COMPLETED',
      'CANCELLED',
      'REFUNDED',
      'PART_REFUNDED',
      'CHANGED',
    ),
    cancellationCause: fc.constantFrom('TRAVELLER', 'PAYMENT_WINDOW', null),
    paymentDueAt: fc.constantFrom(due, now),
    payment: fc.constantFrom('NONE', 'IN_PROGRESS', 'CAPTURED'),
    purchasedAt: fc.constantFrom(now, null),
    coupons: fc.array(
      fc
        .tuple(
          fc.constantFrom('OPEN', 'CHECKED_IN', 'FLOWN', 'REFUNDED'),
          fc.integer({ min: -90, max: 90 }),
        )
        .map(([state, hours]) => coupon(state, hours)),
      { maxLength: 4 },
    ),
    boughtHere: fc.boolean(),
    unpaidSeats: fc.boolean(),
    dateChanges: fc.nat(1),
  } as const) as fc.Arbitrary<OrderFacts>;
  fc.assert(
    fc.property(facts, (order) => {
      const capabilities = orderCapabilities(order, everything, now);
      expect(capabilities.map(({ action }) => action)).toEqual(ORDER_ACTIONS);
      for (const { allowed, reason, until } of capabilities) {
        expect(allowed).toBe(reason === null);
        if (allowed) expect(until && until > now).toBe(true);
        else expect(until).toBeNull();
      }
    }),
  );
});
