import type {
  BookingElsewhere,
  PassengerElsewhere,
} from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, Schedule } from '#gateway/ports/timetable/timetable.port.ts';
import { soldByOtherChannels } from '#gateway/simulated/fares/other-channel-sales.ts';
import { chance } from '#gateway/simulated/fares/permille.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type BookingPlace, referenceOf, ticketOf } from './numbered-bookings.ts';
import { PAIRS, SELLERS, type TravellerElsewhere } from './travellers.data.ts';

const [HUB] = BRAND.hubs;
const DESTINATIONS = ['HKG', 'NRT', 'SIN', 'ICN', 'BKK', 'KIX'];
/** A flight that is nearly full has no seat to choose. */
const FREE_SEATS = 30;
const FLIGHTS_A_ROUTE = 2;
const DAYS_AWAY = 4;
/**
 * The seller waits so long for the money for seats: until check-in has been open for most of its
 * time.
 */
const SEATS_DUE_MINUTES = 4 * 60;

/**
 * What is sold of each flight: to one, to two with a way back, and to two whose seats wait for
 * payment.
 */
const KINDS = ['ALONE', 'THERE_AND_BACK', 'UNPAID_SEATS', 'ALONE'] as const;

const hasRoom = (flight: DatedFlight): boolean =>
  flight.aircraft.seats.ECONOMY - soldByOtherChannels(flight, 'ECONOMY') >= FREE_SEATS;

const directFlights = (schedule: Schedule, from: string, to: string, day: LocalDate) =>
  schedule
    .between(from, to, day)
    .filter((flight) => flight.operatedBy.code === BRAND.carrierCode && hasRoom(flight));

function passengerOf(
  traveller: TravellerElsewhere,
  booking: BookingPlace,
  index: number,
): PassengerElsewhere {
  const ticketNumber = ticketOf(booking, index);
  const born = 1962 + (chance(`${ticketNumber}born`) % 38);
  return {
    ...traveller,
    ticketNumber,
    type: 'ADT',
    onLapOf: null,
    title: traveller.gender === 'F' ? 'MS' : 'MR',
    dateOfBirth: `${born}-0${1 + (chance(ticketNumber) % 9)}-15`,
    document: {
      type: 'PP',
      number: `P${ticketNumber.slice(-8)}`,
      issuingCountry: traveller.nationality,
      expiresOn: addYears(booking.day, 4),
    },
  };
}

function bookingOn(
  flight: DatedFlight,
  back: DatedFlight | undefined,
  booking: BookingPlace,
): BookingElsewhere {
  const kind = KINDS[booking.place % KINDS.length];
  const luck = chance(`${flightId(flight)}${booking.place}`);
  const [first, second] = PAIRS[luck % PAIRS.length] ?? PAIRS[0]!;
  const people = kind === 'ALONE' ? [first] : [first, second];
  const seatsDueAt =
    kind === 'UNPAID_SEATS' ? addMinutes(flight.departure.instant, -SEATS_DUE_MINUTES) : null;
  const out = { flightNumber: flight.flightNumber, date: flight.date, seatsDueAt };
  const home = back && { flightNumber: back.flightNumber, date: back.date, seatsDueAt: null };
  const name = `${first.firstName} ${first.lastName}`;
  return {
    reference: referenceOf(booking),
    seller: SELLERS[luck % SELLERS.length] ?? SELLERS[0],
    contact: {
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
      phone: null,
    },
    bounds: [out, ...(kind === 'THERE_AND_BACK' && home ? [home] : [])].map((one) => ({
      brand: 'STANDARD',
      flights: [one],
    })),
    passengers: people.map((one, index) => passengerOf(one, booking, index)),
  };
}

/**
 * What other channels have sold of the flights that leave the hub on a day: the same whenever it is
 * asked.
 */
export const bookingsOfDay = (schedule: Schedule, day: LocalDate): BookingElsewhere[] =>
  DESTINATIONS.flatMap((to, route) => {
    const [back] = directFlights(schedule, to, HUB, addDays(day, DAYS_AWAY));
    return directFlights(schedule, HUB, to, day)
      .slice(0, FLIGHTS_A_ROUTE)
      .flatMap((flight, turn) =>
        KINDS.map((_, kind) => {
          const place = (route * FLIGHTS_A_ROUTE + turn) * KINDS.length + kind;
          return bookingOn(flight, back, { day, place });
        }),
      );
  });
