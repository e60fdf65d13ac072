import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import {
  insertOrder,
  insertSegments,
} from '#gateway/modules/orders/create/order-insert.repository.ts';
import { segmentsOfOffer } from '#gateway/modules/orders/create/trip-facts.ts';
import { mealsAlong } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { markTicketed } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { insertPassengers } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { issueTickets } from '#gateway/modules/orders/tickets/issue-tickets.service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import { exchangeCoupons, markChanged, markLeft, shareAccess } from './reissue.repository.ts';
import { renamedPassengers } from './renamed-passengers.ts';

/** Who goes on in another order, and with which flights. */
export type Reissue = {
  /** As it is before, locked by the caller. */
  readonly order: Order;
  readonly passengerIds: readonly string[];
  /** Every bound as it is afterwards, changed or not. */
  readonly bounds: readonly Bound[];
};

/** The order that continues another one. */
export type ReissuedOrder = {
  readonly orderId: string;
  readonly segments: readonly OrderSegment[];
  /** The new id of each passenger, by the old one. */
  readonly passengers: ReadonlyMap<string, string>;
};

const unusedIn = (order: Order, passengerIds: readonly string[]) =>
  order.tickets
    .filter(({ passengerId }) => passengerIds.includes(passengerId))
    .flatMap(({ coupons }) => coupons)
    .filter(({ state }) => state === 'OPEN');

/** Segments that are still to be flown: those of bounds with a coupon that is open. */
function toBeFlown(
  order: Order,
  passengerIds: readonly string[],
  segments: readonly OrderSegment[],
): OrderSegment[] {
  const unused = new Set(
    unusedIn(order, passengerIds).map(
      ({ segmentIndex }) => order.segments[segmentIndex]?.boundIndex,
    ),
  );
  return segments.filter(({ boundIndex }) => unused.has(boundIndex));
}

/**
 * Continues an order in another one with other flights, in the caller's transaction: tickets are
 * reissued, coupons that were open exchanged. When everyone goes on, the order before is CHANGED
 * and its booking reference goes with them (RULES 8.7); otherwise those who stay keep it, at their
 * own price.
 */
export async function reissueOrder(
  trx: DatabaseTransaction,
  { ids, vault }: Pick<OrderDependencies, 'ids' | 'vault'>,
  { order, passengerIds, bounds }: Reissue,
  now: Date,
): Promise<ReissuedOrder> {
  const leaving = order.passengers.filter(({ id }) => passengerIds.includes(id));
  const staying = order.passengers.filter(({ id }) => !passengerIds.includes(id));
  await exchangeCoupons(
    trx,
    unusedIn(order, passengerIds).map(({ id }) => id),
  );
  if (staying.length === 0) await markChanged(trx, order.id, now);
  else
    await markLeft(trx, order.id, passengerIds, priceBreakdown(order.fares, partyOf(staying)), now);

  const orderId = ids.uuid(now);
  const segments = segmentsOfOffer({ bounds });
  const { passengers, newIds } = renamedPassengers(
    leaving.map((one) => ({ ...one, meals: mealsAlong(one.meals, order.segments, segments, now) })),
    orderId,
    vault,
    () => ids.uuid(now),
  );
  const fares = bounds.map(({ fare }) => fare);
  const successor = {
    ...order,
    id: orderId,
    fares,
    price: priceBreakdown(fares, partyOf(passengers)),
    placedFrom: null,
    createdAt: now,
    lastDepartureAt: segments.at(-1)?.departsAt ?? now,
    ...orderDeadlines('FLIGHT', now),
  };
  const reference = () =>
    staying.length === 0 ? order.reference : ids.reference(LIMITS.bookingReferenceLength);
  await insertOrder(trx, successor, commercialDay(now), reference);
  await insertPassengers(trx, passengers);
  await insertSegments(trx, orderId, segments);
  await markTicketed(trx, orderId, now);
  const replaced = new Map(
    order.tickets.map(({ id, passengerId }) => [newIds.get(passengerId) ?? '', id]),
  );
  const issue = {
    orderId,
    passengers,
    segments: toBeFlown(order, passengerIds, segments),
    replaced,
  };
  await issueTickets(trx, issue, () => ids.uuid(now), now);
  await shareAccess(trx, order.id, orderId);
  await recordEvent(trx, order.id, 'CHANGED', 'TRAVELLER', now, { successorId: orderId });
  await recordEvent(trx, orderId, 'TICKETED', 'TRAVELLER', now, { predecessorId: order.id });
  return { orderId, segments, passengers: newIds };
}
