import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { KNOWN_ORDERS, segmentOfOrder } from './flights.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { PARTY, travellerId } from './travellers.generators.ts';

function atOf(key: string): readonly [order: string, ...at: number[]] {
  const [order = '', ...at] = key.split('.');
  return [order, ...at.map(Number)];
}

/** A flight of an order, with everyone on it. */
const itinerary: TypeGenerator = (_dice, now, key) => {
  const [order, flight = 0] = atOf(key);
  const { departure } = segmentOfOrder(order, flight, now);
  return {
    source: 'OWN_ORDER',
    order: travellerId('Order', order),
    bookingReference: order,
    flight: travellerId('FlightSegment', order, flight),
    passengerSegments: [...PARTY.keys()].map((person) =>
      travellerId('PassengerSegment', order, person, flight),
    ),
    opensAt: addMinutes(departure.instant, -LIMITS.checkInOpensMinutes),
    closesAt: addMinutes(departure.instant, -LIMITS.checkInClosesMinutes),
    accessExpiresAt: null,
    unpaidSeats: null,
    soldBy: null,
  };
};

const record: TypeGenerator = (dice, now, key) => {
  const [order, person = 0, flight = 0] = atOf(key);
  return {
    state: 'CHECKED_IN',
    at: addMinutes(now, -dice.between(5, 50)),
    place: 'ONLINE',
    seatNumber: `${dice.between(6, 30)}${dice.pick([...'ABCDEF'])}`,
    passengerSegment: travellerId('PassengerSegment', order, person, flight),
  };
};

const boardingPass: TypeGenerator = (dice, _now, key) => {
  const [order, person = 0, flight = 0] = atOf(key);
  return {
    passengerSegment: travellerId('PassengerSegment', order, person, flight),
    bookingReference: order,
    notes: [],
    gate: String(dice.between(4, 60)),
    cardTier: null,
  };
};

/** The flight that one can check in for: that of the order that leaves tomorrow. */
export const checkInGenerators: Record<string, TypeGenerator> = {
  Viewer: () => ({
    checkInItineraries: [travellerId('CheckInItinerary', KNOWN_ORDERS.ticketed, 0)],
  }),
  CheckInItinerary: itinerary,
  CheckInRecord: record,
  BoardingPass: boardingPass,
  CheckIn: () => ({
    state: 'NOT_CHECKED_IN',
    checkedInAt: null,
    place: null,
    sequenceNumber: null,
    contact: null,
    cancellations: 0,
    documentNeeded: false,
    cancellationsLeft: LIMITS.checkInCancellationsPerSegment,
  }),
};
