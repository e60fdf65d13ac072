import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { StoryAirline } from '#gateway/mocks/story/story-airline.ts';
import { claimsOf } from '#gateway/modules/flights/inventory/inventory.service.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/sold-out.ts';
import {
  type Placement,
  refuseIfStale,
} from '#gateway/modules/orders/create/place-order.service.ts';
import { segmentsOfOffer } from '#gateway/modules/orders/create/trip-facts.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { passengersOfDraft } from '#gateway/modules/orders/passengers/passengers-of-draft.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';

/** What orders are made from. */
export type Makings = {
  readonly story: Story;
  readonly airline: StoryAirline;
  readonly ids: Ids;
  readonly vault: DocumentVault;
};

/** The next number of an order: the day, and a serial. */
export const orderNumber = (story: Story, now: Date): string =>
  `${commercialDay(now).replaceAll('-', '')}${100_000 + story.count('order number')}`;

/** @throws SoldOut naming the flights that lack seats */
const refuseIfSoldOut = ({ offer }: Placement, { airline }: Makings): void => {
  const lacking = claimsOf(offer, airline.fares).filter((claim) => {
    const flight = airline.timetable.flight(claim);
    return !flight || airline.seatsLeft(flight, claim.cabin) < claim.seats;
  });
  if (lacking.length > 0) throw new SoldOut(lacking);
};

/** An order as the database would store it, under a number of the day and a reference. */
export const orderOf = (
  { offer, draft, actor }: Placement,
  { story, ids, vault }: Makings,
  now: Date,
  reference = ids.reference(LIMITS.bookingReferenceLength),
): StoredOrder => {
  const id = ids.uuid(now);
  const segments = segmentsOfOffer(offer);
  const passengers = passengersOfDraft(draft.passengers, id, vault, () => ids.uuid(now));
  const { seatsHeldUntil: _, ...deadlines } = orderDeadlines('FLIGHT', now);
  return {
    record: {
      id,
      number: orderNumber(story, now),
      reference,
      state: 'PENDING_PAYMENT',
      cancellationCause: null,
      sessionId: actor.sessionId,
      memberId: actor.memberId,
      locale: draft.locale,
      tripType: offer.tripType,
      contact: draft.contact,
      fares: offer.bounds.map(({ fare }) => fare),
      price: offer.price,
      total: offer.price.total,
      createdAt: now,
      ...deadlines,
      lastDepartureAt: segments.at(-1)?.departsAt ?? now,
      ticketedAt: null,
      closedAt: null,
      receiptSentAt: null,
      soldBy: null,
    },
    parts: { segments, passengers, tickets: [] },
    payments: [],
  };
};

/**
 * Makes an order of an offer and keeps it.
 * @throws Refused when the offer is no longer valid, SoldOut when seats are lacking
 */
export const placeOrder = (
  placement: Placement,
  makings: Makings,
  now: Date,
): { orderId: string } => {
  refuseIfStale(placement, now);
  refuseIfSoldOut(placement, makings);
  const order = orderOf(placement, makings, now);
  makings.story.orders.set(order.record.id, order);
  return { orderId: order.record.id };
};
