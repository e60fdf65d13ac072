import { expect, test } from 'vitest';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { flightInTheAir } from './flight-day.scenarios.ts';

const QUARTERS_OF_A_WEEK = 7 * 24 * 4;

test.each(['2026-11-24T16:00:00Z', '2027-07-01T16:00:00Z'])(
  'a flight can be diverted at every quarter of an hour in the week from %s on',
  (start) => {
    const timetable = createSimulatedTimetable();
    for (let quarter = 0; quarter < QUARTERS_OF_A_WEEK; quarter += 1) {
      const now = addMinutes(new Date(start), quarter * 15);
      expect(() => flightInTheAir(timetable, now), now.toISOString()).not.toThrow();
    }
  },
);
