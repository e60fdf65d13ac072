import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { salesEnd } from '#gateway/modules/flights/search/bound-question.ts';
import { grantAccess } from '#gateway/modules/orders/access/order-access.repository.ts';
import { membersToSee } from '#gateway/modules/orders/notifications/members-of-order.repository.ts';
import { notifyMembersOfNewOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { passengersOfDraft } from '#gateway/modules/orders/passengers/complete-passenger.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { insertPassengers } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CreateOrderErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { equalMoney } from '#schema/rules/base/money.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { isExpired, orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import type { OrderDraft } from './create-order.input.ts';
import { heldDocument } from './open-orders.repository.ts';
import { type Buyer, refuseIfTooMany } from './open-orders.ts';
import { insertOrder, insertSegments } from './order-insert.repository.ts';
import { DocumentHeld } from './traveller-faults.ts';
import { segmentsOfOffer } from './trip-facts.ts';

/** A submission that is right in itself, and the offer it is about. */
export type Placement = {
  readonly draft: OrderDraft;
  readonly offer: Offer;
  readonly actor: Buyer;
};

/**
 * @throws Refused when the offer has run out, its flight leaves too soon, or another total was
 *   accepted
 */
function refuseIfStale({ draft, offer }: Placement, now: Date): void {
  const departsAt = offer.bounds[0]?.itinerary.flights[0]?.departure.instant ?? now;
  if (departsAt < salesEnd(now)) throw new Refused<CreateOrderErrorCode>('FLIGHT_DEPARTED');
  if (isExpired(offer.expiresAt, now)) throw new Refused<CreateOrderErrorCode>('OFFER_EXPIRED');
  if (!equalMoney(draft.accepted, offer.price.total))
    throw new Refused<CreateOrderErrorCode>('AMOUNT_CHANGED');
}

// A browser's orders wait for each other in refuseIfTooMany, so that none passes this unseen.
async function refuseIfHeld(
  trx: DatabaseTransaction,
  vault: DocumentEncryption,
  { draft: { passengers }, actor }: Placement,
  segments: readonly OrderSegment[],
  now: Date,
): Promise<void> {
  const lookups = passengers.map(({ document }) => vault.lookups(document));
  const held = await heldDocument(trx, actor, lookups.flat(), segments, now);
  if (!held) return;
  throw new DocumentHeld(
    held.orderId,
    lookups.findIndex((ones) => ones.some((one) => one.equals(held.lookup))),
  );
}

/**
 * Makes an order with everything that belongs to it, and takes its seats: all or nothing, in the
 * caller's transaction. The seats come last, so that others wait for a counter as briefly as
 * possible.
 * @throws Refused when the offer is no longer valid, or the buyer holds too much unpaid or ordered
 *   too often, DocumentHeld when one of the travellers is held on one of the flights already,
 *   SoldOut when seats are lacking; nothing is stored then
 */
export async function placeOrder(
  trx: DatabaseTransaction,
  { ids, vault, inventory, savedTravellers, openOrders }: OrderDependencies,
  placement: Placement,
  now: Date,
): Promise<{ readonly orderId: string }> {
  const { draft, offer, actor } = placement;
  const segments = segmentsOfOffer(offer);
  refuseIfStale(placement, now);
  const placedFrom = await refuseIfTooMany(trx, openOrders, actor, offer, now);
  await refuseIfHeld(trx, vault, placement, segments, now);
  await inventory.look(trx, offer);

  const orderId = ids.uuid(now);
  const order = {
    id: orderId,
    sessionId: actor.sessionId,
    memberId: actor.memberId,
    placedFrom,
    locale: draft.locale,
    tripType: offer.tripType,
    fares: offer.bounds.map(({ fare }) => fare),
    price: offer.price,
    contact: draft.contact,
    createdAt: now,
    lastDepartureAt: segments.at(-1)?.departsAt ?? now,
    ...orderDeadlines('FLIGHT', now),
  };
  const reference = await insertOrder(trx, order, commercialDay(now), () =>
    ids.reference(LIMITS.bookingReferenceLength),
  );
  await insertPassengers(
    trx,
    passengersOfDraft(draft.passengers, orderId, vault, () => ids.uuid(now)),
  );
  await insertSegments(trx, orderId, segments);
  await grantAccess(trx, actor.sessionId, orderId, addMinutes(now, LIMITS.orderAccessMinutes));
  await recordEvent(trx, orderId, 'CREATED', 'TRAVELLER', now);

  const members = await membersToSee(trx, order);
  const facts = { amount: offer.price.total, until: order.paymentDueAt.toISOString() };
  await notifyMembersOfNewOrder(
    trx,
    { id: orderId, reference },
    members,
    { event: 'ORDER_HELD', facts },
    now,
  );
  await savedTravellers.save(trx, draft.passengers, actor, now);
  await enqueue(trx, 'send-booking-held', { orderId });
  await inventory.hold(trx, offer);
  return { orderId };
}
