import { expect, test } from 'vitest';
import { historyOf } from './history-of.ts';

type Order = Parameters<typeof historyOf>[0];

const at = (minute: number) => `2026-11-20T02:${String(minute).padStart(2, '0')}:00.000Z`;
function kindsOf(changes: object) {
  const order = {
    state: 'TICKETED',
    createdAt: at(0),
    closedAt: null,
    payments: [],
    tickets: [],
    refunds: [],
    passengerSegments: [],
    id: 'order',
    dateChanges: [],
    predecessor: null,
    ...changes,
  };
  return historyOf(order as unknown as Order).map((entry) =>
    entry.kind === 'REFUND'
      ? `${entry.kind} ${entry.state}`
      : entry.kind === 'CHANGE'
        ? `${entry.kind} ${entry.change.state}`
        : entry.kind,
  );
}
const PAID = {
  id: 'payment',
  state: 'SUCCEEDED',
  createdAt: at(1),
  settledAt: at(2),
  refundedAt: null,
};

test('the latest comes first, and tickets that were issued together are one entry', () => {
  const tickets = [{ issuedAt: at(2) }, { issuedAt: at(2) }];
  expect(kindsOf({ payments: [PAID], tickets })).toEqual(['TICKETED', 'PAYMENT', 'BOOKED']);
});

test('each step of a refund is an entry', () => {
  const events = [
    { state: 'UNDER_REVIEW', at: at(5) },
    { state: 'REJECTED', at: at(9) },
  ];
  expect(kindsOf({ payments: [PAID], refunds: [{ id: 'refund', events }] })).toEqual([
    'REFUND REJECTED',
    'REFUND UNDER_REVIEW',
    'PAYMENT',
    'BOOKED',
  ]);
});

test('each change of date is an entry, when it was confirmed or cancelled, or is still to be paid', () => {
  const change = (id: string, state: string, created: number, closed: number | null) => ({
    id,
    state,
    createdAt: at(created),
    closedAt: closed === null ? null : at(closed),
  });
  const dateChanges = [
    change('third', 'PENDING_PAYMENT', 9, null),
    change('second', 'CONFIRMED', 5, 8),
    change('first', 'CANCELLED', 3, 4),
  ];
  expect(kindsOf({ payments: [PAID], dateChanges })).toEqual([
    'CHANGE PENDING_PAYMENT',
    'CHANGE CONFIRMED',
    'CHANGE CANCELLED',
    'PAYMENT',
    'BOOKED',
  ]);
});

test('an order that a change of date has made begins with it', () => {
  const change = { id: 'change', state: 'CONFIRMED', createdAt: at(0), closedAt: at(1) };
  const predecessor = { dateChanges: [{ ...change, newOrder: { id: 'order' } }] };
  expect(kindsOf({ predecessor })).toEqual(['CHANGE CONFIRMED']);
  const other = { dateChanges: [{ ...change, newOrder: { id: 'another' } }] };
  expect(kindsOf({ predecessor: other })).toEqual(['BOOKED']);
});

test('an order that was cancelled says when', () => {
  expect(kindsOf({ state: 'CANCELLED', closedAt: at(50) })).toEqual(['CANCELLED', 'BOOKED']);
});

test('special meals that were requested together are one entry', () => {
  const meal = (minute: number) => ({ specialMeal: { requestedAt: at(minute) } });
  const passengerSegments = [meal(7), meal(7), { specialMeal: null }, meal(9)];
  expect(kindsOf({ payments: [PAID], passengerSegments })).toEqual([
    'MEALS',
    'MEALS',
    'PAYMENT',
    'BOOKED',
  ]);
});
