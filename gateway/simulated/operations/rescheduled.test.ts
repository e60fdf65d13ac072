import { expect, test } from 'vitest';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { Irregularity } from './irregularity.ts';
import { createSimulatedOperations } from './simulated-operations.ts';

const timetable = createSimulatedTimetable();
const [journey] = timetable.journeys('PVG', 'PEK', '2027-02-10');
const flight = journey?.flights[0] as DatedFlight;
const announcedAt = new Date('2027-01-05T02:00:00Z');

async function knownOf(irregularities: readonly Irregularity[], now = announcedAt) {
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: async () =>
      irregularities.map((irregularity) => ({ ...flight, irregularity })),
  });
  const [known] = await operations.of([flight], now);
  if (!known) throw new Error('not operated');
  return known;
}

test('a flight has other times, another airport and another aircraft once that is announced', async () => {
  const replanned: Irregularity[] = [
    { kind: 'RETIMING', announcedAt, minutes: -75, reason: 'CREW' },
    { kind: 'REROUTING', announcedAt, airport: 'SHA', reason: null },
    { kind: 'AIRCRAFT_CHANGE', announcedAt, aircraft: 'B787_9', reason: null },
  ];
  const known = await knownOf(replanned);
  expect(known.flight.departure.instant).toEqual(addMinutes(flight.departure.instant, -75));
  expect(known.flight.arrival.instant).toEqual(addMinutes(flight.arrival.instant, -75));
  expect([known.flight.origin.code, known.flight.destination.code]).toEqual(['SHA', 'PEK']);
  expect(known.flight.aircraft.code).toBe('B787_9');
  expect([known.rescheduledAt, known.reason]).toEqual([announcedAt, 'CREW']);
  const before = await knownOf(replanned, addMinutes(announcedAt, -1));
  expect([before.flight.departure, before.rescheduledAt]).toEqual([flight.departure, null]);
});

test('a flight that is asked for as it is planned already is not planned otherwise twice', async () => {
  const retiming: Irregularity = { kind: 'RETIMING', announcedAt, minutes: 90, reason: null };
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: async () => [{ ...flight, irregularity: retiming }],
  });
  const { flight: planned } = await knownOf([retiming]);
  const [again] = await operations.of([planned], announcedAt);
  expect(again?.flight.departure).toEqual(planned.departure);
});
