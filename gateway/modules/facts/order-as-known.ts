import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  couponOf,
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import { refundQuote } from '#gateway/modules/refunds/offer/refund-quote.ts';
import { seatsReleased } from '#gateway/modules/seats/cancel/release-seats.service.ts';
import type { FactDependencies } from './fact-dependencies.ts';
import { lastNumberOf } from './facts.repository.ts';

async function couponAsKnown(
  { db, fares }: Pick<FactDependencies, 'db' | 'fares'>,
  order: Order,
  one: PassengerSegmentView,
  now: Date,
) {
  const coupon = couponOf(one);
  if (!coupon) return [];
  const { passenger, segment } = one;
  const { funds } = await seatsReleased(db, order.id, seatKeysOf([one]), now);
  // Whole, as the airline's own cancellation would give it back: what is kept of it is the
  // service's to say.
  const [own] = refundQuote(order, fares, [one], [], 'FLIGHT_CANCELLED').passengers;
  return [
    {
      passengerId: globalId('Passenger', passenger.id),
      passengerType: passenger.type,
      segmentId: globalId('PassengerSegment', `${passenger.id}.${segment.index}`),
      boundIndex: segment.boundIndex,
      state: coupon.state,
      procedure: coupon.procedure ?? null,
      fare: own?.amounts.refundableFare.amount ?? 0,
      taxes: (own?.taxes ?? []).map(({ code, amount }) => ({ code, amount: amount.amount })),
      seat: funds.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
}

/**
 * What a service that carries refunds out has to know of an order: coupons with what was paid for
 * each, in minor units. No names.
 */
export async function orderAsKnown(
  sources: Pick<FactDependencies, 'db' | 'fares'>,
  team: string,
  order: Order,
  now: Date,
) {
  const coupons = [];
  for (const one of passengerSegmentsIn(order))
    coupons.push(...(await couponAsKnown(sources, order, one, now)));
  return {
    orderId: globalId('Order', order.id),
    ticketed: order.ticketedAt !== null,
    lastFact: await lastNumberOf(sources.db, { team, orderId: order.id }),
    coupons,
  };
}
