import { expect, test } from 'vitest';
import { tripFactsOf } from './trip-facts.ts';

const place = (country: string) => ({ id: country, country });
const flight = (from: string, to: string, departure: string, arrival: string) => ({
  id: departure,
  origin: place(from),
  destination: place(to),
  departure: { local: departure },
  arrival: { local: arrival },
});

test('travellers are judged by the local days of departure and of the last arrival', () => {
  const party = { adults: 1, children: 0, infants: 0 };
  const segments = [
    flight('CN', 'CN', '2026-12-24T21:00', '2026-12-24T23:30'),
    flight('CN', 'HK', '2026-12-25T01:00', '2026-12-25T03:40'),
  ];
  const night = [flight('HK', 'CN', '2026-12-31T23:10', '2027-01-01T01:40')];
  const bounds = [segments, night].map((flights, at) => ({
    itinerary: { id: String(at), segments: flights },
  }));
  expect(tripFactsOf({ party, bounds })).toEqual({
    days: ['2026-12-24', '2026-12-25', '2026-12-31'],
    lastArrivalDay: '2027-01-01',
    routeKinds: ['HONG_KONG_MACAO'],
    party,
  });
});
