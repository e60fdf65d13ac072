import type { Database } from '#gateway/database/database.ts';
import type { ChangedFare, ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import {
  boundsAfter,
  fareFor,
  isBooked,
  journeyFor,
} from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { changeFault } from '#gateway/modules/date-changes/search/change-fault.ts';
import { readChangeQuestion } from '#gateway/modules/date-changes/search/change-market.ts';
import { readChangeFareToken } from '#gateway/modules/date-changes/tokens/change-fare-token.ts';
import { readChangeOfferToken } from '#gateway/modules/date-changes/tokens/change-offer-token.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import { cancelledFaults } from '#gateway/modules/flights/offers/offer-request.ts';
import { salesEnd } from '#gateway/modules/flights/search/bound-question.ts';
import { seatsFor, timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CreateChangeOfferErrorCode, CreateChangeOfferInput } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { freeDays } from '#schema/rules/after-sale/change-day.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { isTicketValidOn } from '#schema/rules/orders/ticket-validity.ts';
import { type ChangeOfferView, changeOfferView } from './change-offer-view.ts';

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
function isFull(sources: Sources, order: Order, terms: ChangeTerms, seatsLeft: SeatsLeft): boolean {
  const party = partyOf(order.passengers.filter(({ id }) => terms.passengerIds.includes(id)));
  const indexes = terms.bounds.map(({ boundIndex }) => boundIndex);
  return boundsAfter(sources, order, terms)
    .filter(({ index }) => indexes.includes(index))
    .some(({ itinerary, brand }) =>
      itinerary.flights.some((flight) => seatsLeft(flight, brand.cabin) < seatsFor(party)),
    );
}

type Chosen = {
  readonly boundIndex: number;
  readonly flights: readonly FlightKey[];
  readonly brand: FareBrandCode;
};

type Pricing = { readonly seatsLeft: SeatsLeft; readonly byAirline: boolean; readonly now: Date };

/**
 * Flights of other days for a bound, at the price of now; null where they are none of the route,
 * the cabin, or other days.
 */
function priced(
  sources: DateChangeDependencies,
  order: Order,
  chosen: Chosen,
  pricing: Pricing,
): ChangedFare | null {
  const { boundIndex, flights, brand } = chosen;
  const journey = journeyFor(sources, order, chosen);
  const before = order.fares[boundIndex];
  if (!journey || !before || isBooked(order, boundIndex, flights)) return null;
  const [own, other] = [before.brand, brand].map((code) => sources.fares.brand(code));
  const fits = own?.cabin === other?.cabin && (!pricing.byAirline || own?.code === other?.code);
  return fits ? fareFor(sources, order, journey, chosen, pricing) : null;
}

/** Prices choices again; null where one of them is wrong, or a bound is named twice. */
function repriced(
  sources: DateChangeDependencies,
  order: Order,
  choices: readonly (Chosen | null)[],
  pricing: Pricing,
): ChangedFare[] | null {
  const fares = choices
    .map((chosen) => chosen && priced(sources, order, chosen, pricing))
    .filter((fare) => fare !== null);
  const bounds = new Set(fares.map(({ boundIndex }) => boundIndex));
  return bounds.size === choices.length ? fares : null;
}

/** The offer of the same flights at the price of now; null when they cannot be had any more. */
export async function renewedOffer(
  sources: DateChangeDependencies,
  order: Order,
  terms: ChangeTerms,
  now: Date,
): Promise<ChangeOfferView | null> {
  const seatsLeft = await sources.seatsLeft.now(terms.bounds.flatMap(({ flights }) => flights));
  const pricing = { seatsLeft, byAirline: terms.airlineChangeId !== null, now };
  const choices = terms.bounds.map(({ fare, ...bound }) => ({ ...bound, brand: fare.brand }));
  const bounds = repriced(sources, order, choices, pricing);
  if (!bounds) return null;
  const renewed = { ...terms, bounds, createdAt: now };
  const fault = await choiceFault(sources.db, sources, order, renewed, now);
  return fault || isFull(sources, order, renewed, seatsLeft)
    ? null
    : changeOfferView(sources, order, renewed, now);
}

/** Makes an offer of what was chosen, or says why there is none. */
export async function createChangeOffer(
  sources: DateChangeDependencies,
  input: CreateChangeOfferInput,
  actor: Actor,
  now: Date,
) {
  const refused = (code: CreateChangeOfferErrorCode, ...path: string[]) => ({
    changeOffer: null,
    userErrors: [{ code, path }],
  });
  const read = await readChangeQuestion(sources, input, actor, now);
  if ('fault' in read) return refused(read.fault.code, ...read.fault.path);
  const { order, passengerIds, airlineChangeId } = read;
  if (input.changeFareIds.length === 0) return refused('REQUIRED', 'changeFareIds');
  const choices = input.changeFareIds.map((id) => {
    const chosen = readChangeFareToken(id, sources.key);
    return chosen?.orderId === order.id ? chosen : null;
  });
  const seatsLeft = await sources.seatsLeft.now(choices.flatMap((one) => one?.flights ?? []));
  const byAirline = airlineChangeId !== null;
  const bounds = repriced(sources, order, choices, { seatsLeft, byAirline, now });
  if (!bounds) return refused('SELECTION_INVALID', 'changeFareIds');
  const terms = { orderId: order.id, passengerIds, airlineChangeId, bounds, createdAt: now };
  const fault = await choiceFault(sources.db, sources, order, terms, now);
  if (fault) return refused(fault, 'passengerIds');
  if (isFull(sources, order, terms, seatsLeft)) return refused('SOLD_OUT', 'changeFareIds');
  return { changeOffer: await changeOfferView(sources, order, terms, now), userErrors: [] };
}

/**
 * An offer made before; null when this airline did not make it, or the actor may not see its order.
 */
export async function findChangeOffer(
  sources: DateChangeDependencies,
  id: string,
  actor: Actor,
  now: Date,
): Promise<ChangeOfferView | null> {
  const terms = readChangeOfferToken(id, sources.key);
  const order = terms && (await sources.orders.find({ id: terms.orderId }, actor, now));
  if (!terms || !order) return null;
  const known = terms.bounds.every((bound) => journeyFor(sources, order, bound));
  return known ? changeOfferView(sources, order, terms, now) : null;
}
