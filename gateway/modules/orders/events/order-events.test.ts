import { expect, test } from 'vitest';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderEvent } from '#gateway/modules/orders/order-dependencies.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { orderEvents } from './order-events.service.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute));
const db = {} as Parameters<typeof orderEvents>[0]['db'];

/** The names of the events of an order, of which other modules know the given ones. */
async function namesOf(changes: Partial<Order>, ...known: readonly object[]) {
  const made = { id: 'order', state: 'TICKETED', createdAt: at(0), closedAt: null };
  const order = { ...made, tickets: [], passengers: [], ...changes } as unknown as Order;
  const events = await orderEvents(
    { db, eventSources: [async () => known as OrderEvent[]] },
    order,
    AIRLINE,
    at(59),
  );
  return events.map(({ __typename }) => __typename);
}
const PAID = { __typename: 'OrderPaymentMade', at: at(2) };
const ticket = { issuedAt: at(2), number: '999-1' };
const tickets = [ticket, ticket] as unknown as Order['tickets'];

test('the latest comes first, and tickets that were issued together are one event', async () => {
  expect(await namesOf({ tickets }, PAID)).toEqual([
    'OrderTicketed',
    'OrderPaymentMade',
    'OrderCreated',
  ]);
});

test('of one instant what came of it is before what led to it, from all modules', async () => {
  const same = (__typename: string) => ({ __typename, at: at(2) });
  const refund = same('OrderRefundChanged');
  expect(await namesOf({ tickets }, refund, PAID, same('OrderDateChanged'))).toEqual([
    'OrderDateChanged',
    'OrderRefundChanged',
    'OrderTicketed',
    'OrderPaymentMade',
    'OrderCreated',
  ]);
});

test('an order that a change of date has made begins with it, even where that came later', async () => {
  const change = { __typename: 'OrderDateChanged', at: at(0), newOrderId: 'order' };
  expect(await namesOf({}, change)).toEqual(['OrderDateChanged']);
  expect(await namesOf({}, { ...change, at: at(3), newOrderId: 'another' })).toEqual([
    'OrderDateChanged',
    'OrderCreated',
  ]);
});

test('an order that was cancelled or flown says when', async () => {
  const closed = { closedAt: at(50), cancellationCause: null };
  expect(await namesOf({ state: 'CANCELLED', ...closed })).toEqual([
    'OrderCancelled',
    'OrderCreated',
  ]);
  expect(await namesOf({ state: 'COMPLETED', ...closed })).toEqual([
    'OrderCompleted',
    'OrderCreated',
  ]);
});

test('special meals that were requested together are one event', async () => {
  const meals = [at(7), at(7), at(9)].map((requestedAt) => ({ requestedAt }));
  const passengers = [{ meals }] as unknown as Order['passengers'];
  expect(await namesOf({ passengers })).toEqual([
    'OrderMealsChosen',
    'OrderMealsChosen',
    'OrderCreated',
  ]);
});
