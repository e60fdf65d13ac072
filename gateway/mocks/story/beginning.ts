import type { Party } from '#gateway/modules/flights/trip.model.ts';
import { readCreateOrder } from '#gateway/modules/orders/create/create-order.input.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import {
  journeyWithSeats,
  offerFor,
  type WantedBound,
} from '#gateway/scenarios/builders/offer.builder.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { leaveCoupons } from './benefits/leave-coupons.ts';
import { type Makings, orderOf } from './orders/place-order.ts';
import type { StoredOrder } from './orders/stored-order.ts';
import { paidOrder, withAttempt } from './payments/order-payable.ts';
import { TRAVELLER, theContact, theFamily, theMember } from './traveller.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Its first flight leaves no sooner than in 6 hours and no later than in 48: check-in is open. */
const NEXT_FLIGHT_MINUTES = 30 * HOUR;

/** The references by which the orders of the beginning are found. */
export const BEGINNING = {
  unpaid: 'UNPA2D',
  ticketed: 'ABC234',
  flown: 'FLWN22',
  cancelled: 'CNCL22',
  changed: 'CHNG22',
} as const;

type Booking = {
  readonly reference: string;
  readonly bounds: readonly WantedBound[];
  readonly passengers: readonly PassengerInput[];
  readonly orderedAt: Date;
};

const partyOf = (passengers: readonly PassengerInput[]): Party => ({
  adults: passengers.filter(({ type }) => type === 'ADT').length,
  children: 0,
  infants: passengers.filter(({ type }) => type === 'INF').length,
});

/** @throws when the booking is one that the airline would refuse */
const booked = (
  { reference, bounds, passengers, orderedAt }: Booking,
  makings: Makings,
): StoredOrder => {
  const party = partyOf(passengers);
  const tripType = bounds.length === 2 ? 'ROUND_TRIP' : 'ONE_WAY';
  const wanted = { tripType, party, brand: 'STANDARD' } as const;
  const { airline } = makings;
  // On a day when all flights are full, the order has some of their seats.
  const journeys = bounds.flatMap((bound) => {
    const { origin, destination, date } = bound;
    const [first] = airline.timetable.journeys(origin, destination, date);
    return journeyWithSeats(airline, bound, wanted) ?? first ?? [];
  });
  const offer = offerFor(airline, journeys, wanted, orderedAt);
  const { draft, faults } = readCreateOrder({
    idempotencyKey: reference,
    offerId: offer.id,
    acceptedTotal: offer.price.total,
    passengers: [...passengers],
    contact: theContact(),
    locale: 'en',
    agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
  });
  if (!draft) throw new Error(`${reference}: ${faults.map(({ code }) => code)}`);
  return orderOf({ draft, offer, actor: TRAVELLER }, makings, orderedAt, reference);
};

const between = (origin: string, destination: string, date: LocalDate): WantedBound => ({
  origin,
  destination,
  date,
});

/** The airline cancels the flight of an order, and proposes the next one of the same day or of the day after. */
const announce = (order: StoredOrder, { story, airline, ids }: Makings, at: Date): void => {
  const [segment] = order.parts.segments;
  if (!segment) throw new Error('an order has a flight');
  const { origin, destination, departureDate, departsAt, flightNumber } = segment;
  const proposed = [departureDate, addDays(departureDate, 1)]
    .flatMap((day) => airline.timetable.journeys(origin, destination, day))
    .find(({ flights: [first, ...others] }) => {
      const later = first && first.departure.instant > departsAt;
      return later && others.length === 0;
    })?.flights[0];
  if (!proposed) throw new Error(`${flightNumber} is the only flight`);
  const id = ids.uuid(at);
  story.airlineChanges.set(id, {
    id,
    orderId: order.record.id,
    segmentIndex: segment.index,
    state: 'OPEN',
    before: flightId({ flightNumber, date: departureDate }),
    proposed: flightId(proposed),
    announcedAt: at,
    decidedAt: null,
    dateChangeId: null,
    refundId: null,
  });
};

/**
 * The orders with which a story begins: one to pay, one to check in for, one that was flown, one that was cancelled, and one of
 * which the airline changed the flight. They follow the clock, and are otherwise the same after each start.
 */
export const begin = (makings: Makings, now: Date): void => {
  const { orders } = makings.story;
  const keep = (order: StoredOrder) => orders.set(order.record.id, order);
  const dayAfter = (minutes: number) => commercialDay(addMinutes(now, minutes));
  const pay = (order: StoredOrder, at: Date) =>
    paidOrder(withAttempt(order, makings, at), makings, at);
  const [hub = 'PVG'] = BRAND.hubs;

  const longAgo = addMinutes(now, -60 * DAY);
  const flown = {
    reference: BEGINNING.flown,
    passengers: [theMember()],
    orderedAt: longAgo,
    bounds: [between(hub, 'HKG', dayAfter(-40 * DAY))],
  };
  keep(pay(booked(flown, makings), addMinutes(longAgo, 3)));

  const yesterday = addMinutes(now, -DAY);
  const cancelled = {
    reference: BEGINNING.cancelled,
    passengers: [theMember()],
    orderedAt: yesterday,
    bounds: [between('HKG', hub, dayAfter(50 * DAY))],
  };
  const { record, ...rest } = booked(cancelled, makings);
  const end = { cancellationCause: 'TRAVELLER', closedAt: addMinutes(yesterday, 9) } as const;
  keep({ ...rest, record: { ...record, state: 'CANCELLED', ...end } });

  const day = dayAfter(NEXT_FLIGHT_MINUTES);
  const lately = addMinutes(now, -3 * DAY);
  const next = {
    reference: BEGINNING.ticketed,
    passengers: theFamily(day),
    orderedAt: lately,
    bounds: [between(hub, 'HKG', day), between('HKG', hub, addDays(day, 5))],
  };
  keep(pay(booked(next, makings), addMinutes(lately, 4)));

  const inAMonth = dayAfter(20 * DAY);
  const changed = {
    reference: BEGINNING.changed,
    passengers: [theMember()],
    orderedAt: longAgo,
    bounds: [between(hub, 'HKG', inAMonth)],
  };
  const booking = pay(booked(changed, makings), addMinutes(longAgo, 5));
  keep(booking);
  announce(booking, makings, yesterday);

  const unpaid = {
    reference: BEGINNING.unpaid,
    passengers: [theMember()],
    orderedAt: addMinutes(now, -5),
    bounds: [between(hub, 'LHR', dayAfter(30 * DAY))],
  };
  keep(booked(unpaid, makings));
  leaveCoupons(makings.story, makings.ids, now);
};
