import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import {
  insertOrder,
  insertSegments,
} from '#gateway/modules/orders/create/order-insert.repository.ts';
import { segmentsOfOffer } from '#gateway/modules/orders/create/trip-facts.ts';
import { issueTickets } from '#gateway/modules/orders/issue/issue-order.service.ts';
import { mealsAlong } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { markTicketed } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import { type Passenger, partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { insertPassengers } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import { exchangeCoupons, markChanged, markLeft, shareAccess } from './reissue.repository.ts';

/** Passengers under the ids of another order. */
type RenamedPassengers = {
  readonly passengers: readonly Passenger[];
  /** The new id of each, by the old one. */
  readonly newIds: ReadonlyMap<string, string>;
};

/** Help on other flights is requested again. */
const requestedAgain = ({ specialServices }: Passenger): Passenger['specialServices'] =>
  specialServices.map(({ code }) => ({ code, state: 'REQUESTED' }));

/** A number that does not open is not there for the other order, as one that is erased. */
function sealedFor(
  id: string,
  one: Passenger,
  vault: Pick<DocumentEncryption, 'open' | 'seal' | 'lookup' | 'hashOf'>,
): Passenger['document'] {
  const number = documentNumberOf(one, vault);
  const sealed =
    number === null
      ? { sealedNumber: null, lookup: null, numberHash: null }
      : {
          sealedNumber: vault.seal(number, id),
          lookup: vault.lookup({ ...one.document, number }),
          numberHash: vault.hashOf(number),
        };
  return { ...one.document, ...sealed };
}

/**
 * Passengers as those of another order: numbers of documents are sealed again, since each is bound
 * to its passenger.
 */
export function renamedPassengers(
  leaving: readonly Passenger[],
  orderId: string,
  vault: Pick<DocumentEncryption, 'open' | 'seal' | 'lookup' | 'hashOf'>,
  newId: () => string,
): RenamedPassengers {
  const newIds = new Map(leaving.map(({ id }) => [id, newId()]));
  const passengers = leaving.map((one, index): Passenger => {
    const id = newIds.get(one.id) ?? '';
    const adult = one.accompanyingAdultId;
    return {
      ...one,
      id,
      orderId,
      index,
      document: sealedFor(id, one, vault),
      accompanyingAdultId: adult && (newIds.get(adult) ?? null),
      specialServices: requestedAgain(one),
    };
  });
  return { passengers, newIds };
}

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
