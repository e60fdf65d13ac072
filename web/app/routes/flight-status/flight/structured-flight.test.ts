import { expect, it } from 'vitest';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { structuredFlight } from './structured-flight.ts';

const at = (instant: string, zone: string) => ({ local: instant.slice(0, 16), zone, instant });
const airport = (code: string, city: string) => ({ id: code, code, city, name: `${city} Airport` });
const none = { estimated: null, actual: null, delayMinutes: null, gate: null };

const flight: FlightDetailsFragment = {
  id: '1',
  date: '2026-12-24',
  asOf: '2026-12-24T00:00:00Z',
  state: 'SCHEDULED',
  punctuality: null,
  reason: null,
  registration: null,
  inbound: null,
  lastChange: null,
  aircraft: { id: 'a', code: 'A321_NEO', name: 'Airbus A321neo' },
  segment: {
    id: 's',
    flightNumber: 'MG523',
    durationMinutes: 165,
    marketedBy: { code: 'MG' },
    operatedBy: { code: 'MG', name: 'Magnolia Airlines' },
    origin: { ...airport('PVG', 'Shanghai'), cityCode: 'SHA', latitude: 31, longitude: 122 },
    destination: { ...airport('NRT', 'Tokyo'), cityCode: 'TYO', latitude: 36, longitude: 140 },
  },
  departure: {
    ...none,
    scheduled: at('2026-12-24T05:40:00Z', 'Asia/Shanghai'),
    countersOpenAt: at('2026-12-24T02:40:00Z', 'Asia/Shanghai'),
    boardingAt: at('2026-12-24T05:00:00Z', 'Asia/Shanghai'),
    takeOff: null,
    terminal: 'T2',
    counters: null,
    previousGate: null,
  },
  arrival: {
    ...none,
    scheduled: at('2026-12-24T08:25:00Z', 'Asia/Tokyo'),
    landing: null,
    terminal: null,
    belt: null,
    diverted: false,
    airport: airport('NRT', 'Tokyo'),
  },
  progress: { permille: 0, minutesFlown: 0, minutesLeft: null },
};

it('a flight is described to search engines with the times that are expected now, and without what is not known', () => {
  const expected = at('2026-12-24T06:55:00Z', 'Asia/Shanghai');
  const late = { ...flight, departure: { ...flight.departure, estimated: expected } };
  expect(structuredFlight(late)).toEqual({
    '@type': 'Flight',
    flightNumber: 'MG523',
    provider: { '@type': 'Airline', name: 'Magnolia Airlines', iataCode: 'MG' },
    departureAirport: { '@type': 'Airport', iataCode: 'PVG', name: 'Shanghai Airport' },
    departureTime: '2026-12-24T06:55:00Z',
    departureTerminal: 'T2',
    arrivalAirport: { '@type': 'Airport', iataCode: 'NRT', name: 'Tokyo Airport' },
    arrivalTime: '2026-12-24T08:25:00Z',
    aircraft: 'Airbus A321neo',
    estimatedFlightDuration: 'PT165M',
  });
});
