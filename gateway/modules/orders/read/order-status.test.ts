import { expect, test } from 'vitest';
import type { OrderParts, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { money } from '#schema/rules/base/money.ts';
import { isDead, orderAt } from './order-status.ts';

const at = (text: string) => new Date(`2027-01-10T${text}Z`);
const zero = money(0, 'CNY');

const record = (overrides: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'order',
  number: '20270110100001',
  reference: 'BCDFGH',
  state: 'PENDING_PAYMENT',
  cancellationCause: null,
  sessionId: 'browser',
  memberId: null,
  locale: 'en',
  tripType: 'ONE_WAY',
  fares: [],
  price: { items: [], taxes: [], fareTotal: zero, taxTotal: zero, feeTotal: zero, total: zero },
  total: zero,
  contact: { name: 'Anna', email: 'anna@example.com', phone: null },
  createdAt: at('02:00:00'),
  paymentDueAt: at('02:50:00'),
  inventoryHeldUntil: at('02:50:00'),
  priceGuaranteedUntil: at('02:50:00'),
  lastDepartureAt: at('12:00:00'),
  ticketedAt: null,
  closedAt: null,
  receiptSentAt: null,
  soldBy: null,
  ...overrides,
});
const segment = (index: number, departsAt: Date): OrderParts['segments'][number] => ({
  index,
  boundIndex: 0,
  flightNumber: `MG${index}`,
  departureDate: '2027-01-10',
  origin: 'PVG',
  destination: 'HKG',
  departsAt,
  departureZone: 'Asia/Shanghai',
  arrivesAt: new Date(departsAt.getTime() + 3_600_000),
  arrivalZone: 'Asia/Hong_Kong',
  cabin: 'ECONOMY',
  brand: 'LITE',
  fareBasisCode: 'L',
  bookingClass: 'L',
});
const coupon = (number: number) => ({
  id: `coupon${number}`,
  ticketId: 'ticket',
  orderId: 'order',
  number,
  segmentIndex: number - 1,
  state: 'OPEN' as const,
});
const ticketed: OrderParts = {
  segments: [segment(0, at('08:00:00')), segment(1, at('12:00:00'))],
  passengers: [],
  tickets: [
    {
      id: 'ticket',
      number: '9192400000001',
      orderId: 'order',
      passengerId: 'anna',
      reissueOf: null,
      issuedAt: at('02:10:00'),
      validUntil: '2028-01-10',
      coupons: [coupon(1), coupon(2)],
    },
  ],
};
const unpaid: OrderParts = { ...ticketed, tickets: [] };

test('an unpaid order is cancelled by the clock in the very instant its time is over', () => {
  expect(orderAt(record(), unpaid, at('02:49:59'), true)).toMatchObject({
    state: 'PENDING_PAYMENT',
    closedAt: null,
  });
  expect(orderAt(record(), unpaid, at('02:50:00'), true)).toMatchObject({
    state: 'CANCELLED',
    cancellationCause: 'PAYMENT_WINDOW',
    closedAt: at('02:50:00'),
  });
});

test('no money is taken for an order that is cancelled or past its time', () => {
  expect(isDead(record(), at('02:49:59'))).toBe(false);
  expect(isDead(record(), at('02:50:00'))).toBe(true);
  expect(isDead(record({ state: 'CANCELLED' }), at('02:00:00'))).toBe(true);
  expect(isDead(record({ state: 'TICKETED' }), at('12:00:00'))).toBe(false);
});

test('coupons are flown as their flights depart, and the order is completed with the last', () => {
  const paid = record({ state: 'TICKETED', ticketedAt: at('02:10:00') });
  const states = (now: Date) => {
    const order = orderAt(paid, ticketed, now, true);
    return [order.state, ...(order.tickets[0]?.coupons ?? []).map(({ state }) => state)];
  };
  expect(states(at('07:59:59'))).toEqual(['TICKETED', 'OPEN', 'OPEN']);
  expect(states(at('08:00:00'))).toEqual(['TICKETED', 'FLOWN', 'OPEN']);
  expect(states(at('12:00:00'))).toEqual(['COMPLETED', 'FLOWN', 'FLOWN']);
  expect(orderAt(paid, ticketed, at('12:00:00'), true).closedAt).toEqual(at('12:00:00'));
});

test('an order that the traveller cancelled says so for ever', () => {
  const cancelled = record({
    state: 'CANCELLED',
    cancellationCause: 'TRAVELLER',
    closedAt: at('02:20:00'),
  });
  expect(orderAt(cancelled, unpaid, at('09:00:00'), false)).toMatchObject({
    cancellationCause: 'TRAVELLER',
    closedAt: at('02:20:00'),
    typedByViewer: false,
  });
});
