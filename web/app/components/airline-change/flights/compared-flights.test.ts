import { expect, test } from 'vitest';
import { type FlightSide, partsThatDiffer, sideBefore } from './compared-flights.ts';

const at = (local: string, zone = 'Asia/Shanghai') => ({ local, zone, instant: `${local}Z` });
const flight: FlightSide = {
  flightNumber: 'MG523',
  departure: at('2026-12-24T08:00:00'),
  arrival: at('2026-12-24T10:45:00', 'Asia/Hong_Kong'),
  departureTerminal: 'T1',
  arrivalTerminal: 'T1',
  origin: { id: 'PVG', code: 'PVG', city: 'Shanghai' },
  destination: { id: 'HKG', code: 'HKG', city: 'Hong Kong' },
  aircraft: { id: 'A321_NEO', code: 'A321_NEO' },
};

test.each<[string, Partial<FlightSide>, string[]]>([
  ['nothing', {}, []],
  ['the departure', { departure: at('2026-12-24T11:00:00') }, ['departure']],
  ['the day', { departure: at('2026-12-25T08:00:00') }, ['day']],
  ['the airport', { origin: { id: 'SHA', code: 'SHA', city: 'Shanghai' } }, ['origin']],
  ['the terminal', { arrivalTerminal: 'T2' }, ['destination']],
  ['the aircraft', { aircraft: { id: 'A320_NEO', code: 'A320_NEO' } }, ['aircraft']],
  ['the flight', { flightNumber: 'MG525' }, ['flight']],
])('where the airline changed %s, that and no more is marked', (_case, change, parts) => {
  expect([...partsThatDiffer(flight, { ...flight, ...change })]).toEqual(parts);
});

test('a flight that is cancelled and not replaced leaves and lands at no time', () => {
  expect([...partsThatDiffer(flight, null)]).toEqual(['day', 'departure', 'arrival']);
});

test('a flight keeps the times at which it was booked, whatever the timetable says by now', () => {
  const departureBefore = at('2026-12-24T06:00:00');
  const arrivalBefore = at('2026-12-24T08:45:00', 'Asia/Hong_Kong');
  const side = sideBefore({ before: flight, departureBefore, arrivalBefore });
  expect([side.departure, side.arrival]).toEqual([departureBefore, arrivalBefore]);
});
