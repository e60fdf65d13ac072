import { beforeEach, expect, test } from 'vitest';
import { changeDesk } from '#gateway/modules/date-changes/date-changes.test-support.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { type Payer, pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { claimedCoupon } from './flown.repository.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, payments } = till;
const { payer, begin } = pointsAt(db, till);

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

/** A ticketed round trip, half of whose base fares points have paid. */
async function halfPaid(adults: number) {
  const visitor = await payer(100_000);
  const bounds = [
    { origin: 'PVG', destination: 'HKG', date: desk.inDays(30) },
    { origin: 'HKG', destination: 'PVG', date: desk.inDays(37) },
  ];
  const party = { adults, children: 0, infants: 0 };
  const wanted = { bounds, tripType: 'ROUND_TRIP' as const, brand: 'STANDARD' as const, party };
  const booked = await desk.book(desk.offer(wanted), {}, visitor);
  const points = Math.floor(booked.price.fareTotal.amount / 200);
  const { payment } = await begin(visitor, booked.id, points);
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(booked.id, visitor, desk.now());
  const order = await till.order(booked.id, visitor);
  if (!order?.ticketedAt) throw new Error('not ticketed');
  return { order, visitor, points };
}

/**
 * Moves passengers to the first day whose fares are dearer, and pays the difference in money; the
 * order that follows.
 */
async function movedToDearer(
  traveller: { order: Order; visitor: Payer },
  who: readonly number[] | null,
): Promise<Order> {
  for (const days of [1, 2, 3, 4, 5, 6]) {
    const quoted = await till.offer(traveller, till.later(traveller, days), { who });
    if (quoted.addCollect.amount === 0) continue;
    const { changeId = '' } = await till.confirm(traveller, quoted);
    expect(await till.payChange(changeId ?? '', traveller.visitor)).toBe('TICKETED');
    const change = await till.find(changeId ?? '', traveller.visitor);
    const next = await till.order(change?.newOrderId ?? '', traveller.visitor);
    if (next) return next;
  }
  throw new Error('no day is dearer');
}

async function paidWithPoints(order: Order, { memberId }: Payer): Promise<number> {
  const [segment] = order.segments;
  const coupon = await claimedCoupon(db, memberId, {
    ticketNumber: order.tickets[0]?.number ?? '',
    flight: { flightNumber: segment?.flightNumber ?? '', date: segment?.departureDate ?? '' },
  });
  return coupon?.paidWithPoints ?? Number.NaN;
}

test('after a change to dearer fares, points count as what they paid and no more', async () => {
  const traveller = await halfPaid(1);
  expect(await paidWithPoints(traveller.order, traveller.visitor)).toBeCloseTo(1 / 2, 2);
  const next = await movedToDearer(traveller, null);
  const fares = next.price.fareTotal.amount;
  expect(fares).toBeGreaterThan(traveller.order.price.fareTotal.amount);
  expect(await paidWithPoints(next, traveller.visitor)).toBeCloseTo(
    (traveller.points * 100) / fares,
    6,
  );
});

test('of a passenger who changes alone, the points of that passenger’s fares count', async () => {
  const traveller = await halfPaid(2);
  const next = await movedToDearer(traveller, [1]);
  const share = (traveller.points * 100) / 2 / next.price.fareTotal.amount;
  expect(await paidWithPoints(next, traveller.visitor)).toBeCloseTo(share, 6);
  expect(await paidWithPoints(traveller.order, traveller.visitor)).toBeCloseTo(1 / 2, 2);
});
