import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { type BookingValues, emptyBooking, type PassengerValues } from './booking-values.ts';
import { membersOf } from './party-members.ts';

/** The commercial day on which the tests book. */
export const TODAY = '2026-11-20';

/** Shanghai to Tokyo and back over the new year. */
export const aTrip = (changes: Partial<TripFacts> = {}): TripFacts => ({
  days: ['2026-12-24', '2027-01-05'],
  lastArrivalDay: '2027-01-05',
  routeKinds: ['INTERNATIONAL'],
  party: { adults: 1, children: 0, infants: 0 },
  ...changes,
});

const BORN = { ADT: '1988-04-17', CHD: '2018-04-17', INF: '2026-04-17' } as const;

/**
 * A form that is filled in without a fault, for the party of a trip; the first adult carries the
 * first infant.
 */
export function aBooking(trip: TripFacts): BookingValues {
  const members = membersOf(trip.party);
  const values = emptyBooking(members, trip, 'en');
  const passengers = members.map(({ key, type, number }, index): [string, PassengerValues] => [
    key,
    {
      ...(values.passengers[key] as PassengerValues),
      lastName: 'Chan',
      firstName: 'Tai Man',
      gender: 'M',
      dateOfBirth: BORN[type],
      nationality: 'HK',
      document: {
        type: 'PP',
        number: `K1234567${index}`,
        issuingCountry: 'HK',
        issuerChosen: false,
        expiresOn: '2035-06-30',
        savedKey: '',
        savedNumber: '',
      },
      accompanyingAdultKey: type === 'INF' ? `adt${number}` : '',
    },
  ]);
  return {
    passengers: Object.fromEntries(passengers),
    contact: {
      name: '陳大文',
      email: 'tai.man@example.com',
      phone: { areaCode: '852', number: '51234567' },
    },
    agreements: { CONDITIONS_OF_CARRIAGE: true, PRIVACY: true },
  };
}
