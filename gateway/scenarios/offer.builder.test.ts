import { expect, test } from 'vitest';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { anOffer, boundWithSeats, type WantedBound } from './offer.builder.ts';

const makings = {
  timetable: createSimulatedTimetable(),
  fares: createSimulatedFares(),
  key: Buffer.alloc(32),
};
const one = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
const toLondon = { origin: 'PVG', destination: 'LHR', date: '2026-11-18' } as const;

test('a flight that other channels have sold out leaves a world to the nearest day', () => {
  const now = new Date('2026-09-24T00:00:00Z');
  const offerOn = (bound: WantedBound) =>
    anOffer(makings, { ...one, tripType: 'ONE_WAY', bounds: [bound] }, now);
  expect(() => offerOn(toLondon)).toThrow('No seats');
  const { date } = boundWithSeats(makings, one, toLondon, -1);
  expect(date < toLondon.date).toBe(true);
});

test('a world can be loaded on any day of the year', () => {
  const days = Array.from({ length: 365 }, (_, day) => addDays('2026-11-18', day));
  const without = days.filter((date) => {
    const { date: found } = boundWithSeats(makings, one, { ...toLondon, date }, -1);
    return found < addDays(date, -13);
  });
  expect(without).toEqual([]);
});
