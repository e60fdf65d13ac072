import type { Database } from '#gateway/database/database.ts';
import type { ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { boundsAfter } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { changeFault } from '#gateway/modules/date-changes/search/change-fault.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { cancelledFaults } from '#gateway/modules/flights/offers/trip-faults.ts';
import { salesEnd } from '#gateway/modules/flights/search/bound-question.ts';
import { seatsFor, timesOf } from '#gateway/modules/flights/trip.model.ts';
import { partyOf } from '#gateway/modules/orders/correct/party-of.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { CreateChangeOfferErrorCode } from '#gateway/resolvers.gen.ts';
import { freeDays } from '#schema/rules/after-sale/change-day.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { isTicketValidOn } from '#schema/rules/orders/ticket-validity.ts';

type Sources = Pick<
  DateChangeDependencies,
  'timetable' | 'fares' | 'orders' | 'seats' | 'otherProcedures' | 'airlineChanges'
>;

function dayFault(
  order: Order,
  changed: readonly Bound[],
  original: LocalDate | null,
): CreateChangeOfferErrorCode | null {
  for (const { itinerary } of changed) {
    const day = itinerary.flights[0]?.date ?? '';
    if (original) {
      const { first, last } = freeDays(original);
      if (day < first || day > last) return 'OUTSIDE_FREE_DAYS';
    } else if (order.tickets.some(({ validUntil }) => !isTicketValidOn(validUntil, day)))
      return 'TICKET_EXPIRED';
  }
  return null;
}

/** What prevents a change on certain terms now, seats aside; null when nothing does. */
export async function choiceFault(
  db: Database,
  sources: Sources,
  order: Order,
  terms: ChangeTerms,
  now: Date,
): Promise<CreateChangeOfferErrorCode | null> {
  const boundIndexes = terms.bounds.map(({ boundIndex }) => boundIndex);
  const fault = await changeFault(db, sources, order, { ...terms, boundIndexes }, now);
  if (fault) return fault;
  const after = boundsAfter(sources, order, terms);
  const changed = after.filter(({ index }) => boundIndexes.includes(index));
  const journeys = changed.map(({ itinerary: journey }) => ({ journey }));
  if (cancelledFaults(journeys, sources.timetable, () => []).length > 0) return 'FLIGHT_WITHDRAWN';
  const right = terms.airlineChangeId
    ? await sources.airlineChanges.right(db, terms.airlineChangeId, order.id, now)
    : null;
  const wrongDay = dayFault(order, changed, right?.day ?? null);
  if (wrongDay) return wrongDay;
  if (tripOrder(after.map(({ itinerary }) => timesOf(itinerary))).problems.length > 0)
    return 'BOUNDS_OUT_OF_ORDER';
  return changed.some(({ itinerary }) => timesOf(itinerary).departsAt < salesEnd(now))
    ? 'FLIGHT_DEPARTED'
    : null;
}

/** Whether too few seats are left for those who change. */
export function isFull(
  sources: Sources,
  order: Order,
  terms: ChangeTerms,
  seatsLeft: SeatsLeft,
): boolean {
  const party = partyOf(order.passengers.filter(({ id }) => terms.passengerIds.includes(id)));
  const indexes = terms.bounds.map(({ boundIndex }) => boundIndex);
  return boundsAfter(sources, order, terms)
    .filter(({ index }) => indexes.includes(index))
    .some(({ itinerary, brand }) =>
      itinerary.flights.some((flight) => seatsLeft(flight, brand.cabin) < seatsFor(party)),
    );
}
