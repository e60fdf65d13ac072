import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { AirportMoment, DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { BoardingPassNote } from '#gateway/resolvers.gen.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { bcbpOf, boardingPassName } from '#schema/rules/check-in/bcbp.ts';
import { gateTimes } from '#schema/rules/flights/flight-state.ts';

/** The key of the boarding pass of a passenger on a segment. */
export const boardingPassKey = ({ passenger, segment }: PassengerSegmentView): string =>
  `${passenger.id}.${segment.index}`;

/** What opens the gate for one passenger on one flight, as it is now. */
export type BoardingPassModel = {
  readonly one: PassengerSegmentView;
  readonly stored: StoredCheckIn;
  readonly bcbp: string;
  readonly name: string;
  readonly ticketNumber: string;
  readonly seatNumber: string;
  readonly boardingGroup: number;
  readonly boardingAt: AirportMoment;
  readonly gateClosesAt: AirportMoment;
  readonly terminal: string | null;
  readonly gate: string | null;
  readonly priority: boolean;
  readonly lounge: boolean;
  readonly cardTier: CardTier | null;
  readonly notes: readonly BoardingPassNote[];
};

/** What is printed for an infant, which has no seat. */
const ON_THE_LAP = 'INF';

/** Business boards first, then those whose fare or card gives priority, then the others. */
function groupOf(cabin: 'BUSINESS' | 'ECONOMY', priority: boolean): number {
  if (cabin === 'BUSINESS') return 1;
  return priority ? 2 : 3;
}

const notesFor = ({ origin, destination }: DatedFlight): BoardingPassNote[] =>
  [
    ...(origin.country === destination.country ? [] : (['DOCUMENT_CHECK'] as const)),
    'BAG_DROP',
    'BE_AT_GATE',
  ] as const;

async function benefitsOf(
  { cardOf, extrasOn, fares }: CheckInDependencies,
  { passenger, segment }: PassengerSegmentView,
  now: Date,
) {
  const card = await cardOf(passenger, now);
  const { lounge, priorityBoarding = false } = card ? TIER_CARDS[card].benefits : {};
  const { conditions } = fares.brand(segment.brand);
  const key = {
    orderId: segment.order.id,
    passengerId: passenger.id,
    segmentIndex: segment.index,
  };
  const extras = await extrasOn(key, now);
  return {
    cardTier: card,
    priority: conditions.priority || priorityBoarding || extras.has('PRIORITY'),
    lounge: conditions.lounge || Boolean(lounge) || extras.has('LOUNGE'),
  };
}

/** The boarding pass of a passenger whom the caller may see; null unless checked in (RULES 7.8). */
export async function boardingPassOf(
  sources: CheckInDependencies,
  one: PassengerSegmentView,
  now: Date,
): Promise<BoardingPassModel | null> {
  const { db, orders, seats, flightStatus } = sources;
  const { passenger, segment } = one;
  const { order } = segment;
  const stored = checkInIn(await checkInsOn(db, order.id, segment.index), one);
  if (stored?.state !== 'CHECKED_IN') return null;
  const live = await seats.liveOf(db, [order.id], AIRLINE, now);
  const seat = live.find(
    ({ passengerId, segmentIndex }) =>
      passengerId === passenger.id && segmentIndex === segment.index,
  );
  const seatNumber = passenger.type === 'INF' ? null : (seat?.seatNumber ?? null);
  const flight = orders.flights.flightOf(segment);
  const status = await flightStatus.find(flightId(flight), now);
  const departsAt =
    status?.departure.estimated?.instant ??
    status?.departure.offBlock?.instant ??
    flight.departure.instant;
  const gate = gateTimes(departsAt);
  const benefits = await benefitsOf(sources, one, now);
  const coupon = couponOf(one);
  const ticket = order.tickets.find(({ id }) => id === coupon?.ticketId);
  return {
    one,
    stored,
    ...benefits,
    bcbp: bcbpOf({
      ticketName: passenger.ticketName,
      bookingReference: order.reference,
      seatNumber,
      origin: segment.origin,
      destination: segment.destination,
      cabin: segment.cabin,
      carrierCode: BRAND.carrierCode,
      flightNumber: segment.flightNumber,
      departureDate: segment.departureDate,
      sequenceNumber: stored.sequenceNumber,
    }),
    name: boardingPassName(passenger.ticketName),
    ticketNumber: ticket?.number ?? '',
    seatNumber: seatNumber ?? ON_THE_LAP,
    boardingGroup: groupOf(segment.cabin, benefits.priority),
    boardingAt: airportMoment(gate.boarding, flight.origin.zone),
    gateClosesAt: airportMoment(gate.close, flight.origin.zone),
    terminal: flight.origin.terminal,
    gate: status?.departure.gate ?? null,
    notes: notesFor(flight),
  };
}
