import { expect, test } from 'vitest';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { anOffer } from './offer.builder.ts';

const makings = {
  timetable: createSimulatedTimetable(),
  fares: createSimulatedFares(),
  key: Buffer.alloc(32),
};
const now = new Date('2026-09-20T02:00:00Z');
const daysOf = (date: string) =>
  anOffer(
    makings,
    {
      bounds: [{ origin: 'PVG', destination: 'LHR', date }],
      tripType: 'ONE_WAY',
      party: { adults: 1, children: 0, infants: 0 },
      brand: 'STANDARD',
    },
    now,
  ).bounds.map(({ itinerary }) => itinerary.flights[0]?.date);

test('where the day’s only flight is sold out, the next day’s is offered', () => {
  expect(daysOf('2026-11-17')).toEqual(['2026-11-17']);
  expect(daysOf('2026-11-18')).toEqual(['2026-11-19']);
});

test('the demo’s route with one flight a day has an offer for every day of a year', () => {
  for (let days = 0; days < 365; days += 1) {
    const date = addDays('2026-10-01', days);
    expect(daysOf(date), date).toHaveLength(1);
  }
});
