import { expect, test } from 'vitest';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { createSimulatedFares } from './simulated-fares.ts';

const timetable = createSimulatedTimetable();
const fares = createSimulatedFares();
function priceTo(destination: string) {
  const [journey] = timetable.journeys('PVG', destination, '2027-02-10');
  const flight = journey?.flights[0];
  if (!flight) throw new Error('no flight');
  return SEAT_ZONES.map((zone) => fares.seatPrice(flight, zone));
}

test('a seat costs more the more space it has, and the further its flight goes', () => {
  const [standard = 0, front = 0, legSpace = 0, exitRow = 0] = priceTo('HKG');
  expect([standard, front, legSpace, exitRow].every(Number.isSafeInteger)).toBe(true);
  expect(standard).toBeGreaterThan(0);
  expect(front).toBeGreaterThan(standard);
  expect(legSpace).toBeGreaterThan(front);
  expect(exitRow).toBeGreaterThan(legSpace);
  expect(priceTo('LHR')[0]).toBeGreaterThan(standard);
});

test('a seat in business is in every fare', () => {
  expect(priceTo('HKG').at(-1)).toBe(0);
});
