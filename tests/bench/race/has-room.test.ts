import { expect, test } from 'vitest';
import { soldByOtherChannels } from '#gateway/simulated/fares/other-channel-sales.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { hasRoom } from '#tests/support/buyer.ts';

/** A day of flights in all: some of them are full or nearly so, as on every day. */
const flights = createSimulatedSchedule().flightsOn('2027-03-02');
const leftOn = (flight: (typeof flights)[number]) =>
  flight.aircraft.seats.ECONOMY - soldByOtherChannels(flight, 'ECONOMY');

test('buyers are not sent to a flight that agencies have nearly sold out', () => {
  const scarce = flights.filter((flight) => leftOn(flight) < 5);
  expect(scarce.length).toBeGreaterThan(0);
  expect(scarce.filter((flight) => hasRoom(flight, 'ECONOMY'))).toEqual([]);
});

test('the others have room', () => {
  const open = flights.filter((flight) => leftOn(flight) >= 12);
  expect(open.length).toBeGreaterThan(flights.length / 2);
  expect(open.every((flight) => hasRoom(flight, 'ECONOMY'))).toBe(true);
});
