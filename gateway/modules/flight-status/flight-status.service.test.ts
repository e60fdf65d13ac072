import { expect, test } from 'vitest';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { createFlightStatusService } from './flight-status.service.ts';

const timetable = createSimulatedTimetable();
const operations = createSimulatedOperations({ timetable, irregularitiesOf: async () => [] });
const service = createFlightStatusService({ timetable, operations });
const at = (time: string) => new Date(`2026-12-10T${time}:00Z`);

test.each(['02:00', '07:30', '12:00', '20:00'])(
  'the flights in the air at %s have taken off and not landed, and land one after the other',
  async (time) => {
    const flights = await service.airborne(at(time));
    expect(flights.length).toBeGreaterThan(0);
    for (const { state } of flights) expect(['AIRBORNE', 'DIVERTED']).toContain(state);
    const landings = flights.map(({ arrival }) => arrival.estimated?.instant.getTime() ?? 0);
    expect(landings.toSorted((a, b) => a - b)).toEqual(landings);
  },
);

test('a flight is among them from its take-off to its landing', async () => {
  const key = 'MG523.2026-12-10';
  const isIn = async (time: string) =>
    (await service.airborne(at(time))).some(({ flight }) => flight.flightNumber === 'MG523');
  const seen = new Set<boolean>();
  for (const time of ['05:00', '06:30', '07:30', '08:30', '10:30']) {
    const status = await service.find(key, at(time));
    expect(await isIn(time), time).toBe(status?.state === 'AIRBORNE');
    seen.add(status?.state === 'AIRBORNE');
  }
  expect(seen.size).toBe(2);
});
