import { expect, test } from 'vitest';
import { type LiftableOrder, waysToLift } from './ways-to-unblock.ts';

const order: LiftableOrder = {
  id: 'order',
  state: 'TICKETED',
  passengerSegments: [
    {
      id: 'anna',
      flight: { id: 'out', flightNumber: 'MG201' },
      capabilities: [{ action: 'CANCEL_CHECK_IN', allowed: true }],
    },
    {
      id: 'bo',
      flight: { id: 'back', flightNumber: 'MG202' },
      capabilities: [{ action: 'CANCEL_CHECK_IN', allowed: false }],
    },
  ],
  dateChanges: [
    { id: 'lapsed', state: 'CANCELLED' },
    { id: 'open', state: 'PENDING_PAYMENT' },
  ],
  refunds: [
    { id: 'ended', state: 'SUCCEEDED' },
    { id: 'asked', state: 'UNDER_REVIEW' },
  ],
};
const openFlights = [
  { id: 'first', passengerSegments: [{ id: 'anna' }] },
  { id: 'second', passengerSegments: [{ id: 'bo' }] },
  { id: 'of another order', passengerSegments: [{ id: 'else' }] },
];
const pathsFor = (code: string, of = order) =>
  waysToLift(code, of, openFlights).map(({ path }) => path);

test('a check-in is cancelled on the page of its flight, where that is still allowed', () => {
  expect(waysToLift('STILL_CHECKED_IN', order, openFlights)).toEqual([
    { path: '/checkIn/order-result?flight=first&cancel=1', flight: 'MG201' },
  ]);
});

test('an open change is paid or cancelled on its page, and a refund that has not ended is on its own', () => {
  expect(pathsFor('CHANGE_IN_PROGRESS')).toEqual(['/changeDate/ack-date?order=open']);
  expect(pathsFor('REFUND_IN_PROGRESS')).toEqual(['/reserve/refund-detail?refund=asked']);
});

test('tickets are issued by paying, while that is possible', () => {
  const unpaid: LiftableOrder = { ...order, state: 'PENDING_PAYMENT' };
  expect(pathsFor('NOT_TICKETED', unpaid)).toEqual(['/flightInquiry/payment?order=order']);
  expect(pathsFor('NOT_TICKETED')).toEqual([]);
});

test('what cannot be lifted online leads nowhere', () => {
  expect(pathsFor('ALREADY_CHANGED')).toEqual([]);
});
