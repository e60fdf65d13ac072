import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlightOperation, Operations } from '#gateway/ports/operations/operations.port.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { airportMoment } from '#gateway/ports/timetable/airport-moment.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { knownPlan } from './known-plan.ts';

const DAY = '2027-02-03';
const now = new Date('2027-01-05T02:00:00Z');
const schedule = createSimulatedSchedule();
const flight = schedule.between('PVG', 'HKG', DAY)[0] as DatedFlight;
const id = flightId(flight);

type Said = Partial<Pick<FlightOperation, 'flight' | 'cancelled' | 'rescheduledAt'>>;
const said = new Map<string, Said>();
let listed: FlightKey[] = [];
let asked: string[] = [];
let silent = false;
const operations: Operations = {
  async of(flights) {
    if (silent) throw new PortUnavailable('operations', 'silent');
    asked = flights.map(flightId);
    return flights.map(
      (one) =>
        ({
          flight: one,
          cancelled: false,
          rescheduledAt: null,
          ...said.get(flightId(one)),
        }) as FlightOperation,
    );
  },
  async disrupted() {
    if (silent) throw new PortUnavailable('operations', 'silent');
    return listed;
  },
};
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const timetable = knownPlan({ schedule, operations, clock: { now: () => now }, log });

async function control(what: Said) {
  said.set(id, what);
  listed = [flight];
  await timetable.update();
}
const ways = (from = 'PVG', to = 'HKG') =>
  timetable.journeys(from, to, DAY).flatMap(({ flights }) => flights.map(flightId));
const later = (minutes: number): DatedFlight => ({
  ...flight,
  departure: airportMoment(addMinutes(flight.departure.instant, minutes), flight.departure.zone),
  arrival: airportMoment(addMinutes(flight.arrival.instant, minutes), flight.arrival.zone),
});

beforeEach(async () => {
  silent = false;
  said.clear();
  listed = [];
  await timetable.update();
});

test('without news it is the schedule, with the same ways', () => {
  expect(ways()).toContain(id);
  expect(timetable.journeys('PVG', 'HKG', DAY)).toBe(timetable.journeys('PVG', 'HKG', DAY));
  expect([timetable.isCancelled(flight), timetable.retimedAt(flight)]).toEqual([false, null]);
});

describe('a cancelled flight', () => {
  test('is in no way, and is still found by its key', async () => {
    await control({ cancelled: true });
    expect(ways()).not.toContain(id);
    expect([timetable.isCancelled(flight), timetable.flight(flight)]).toEqual([true, flight]);
  });

  test('takes the connections with it', async () => {
    const [feeder] = timetable.journeys('CAN', 'LHR', DAY)[0]?.flights ?? [];
    if (!feeder) throw new Error('no feeder');
    said.set(flightId(feeder), { cancelled: true });
    listed = [feeder];
    await timetable.update();
    expect(ways('CAN', 'LHR')).not.toContain(flightId(feeder));
  });

  test('is sold again when operations control flies it after all', async () => {
    await control({ cancelled: true });
    said.clear();
    listed = [];
    await timetable.update();
    expect([ways().includes(id), timetable.isCancelled(flight)]).toEqual([true, false]);
  });

  test('that operations control forgot to list is known from the first attempt to buy it', async () => {
    said.set(id, { cancelled: true });
    await timetable.update();
    expect(timetable.isCancelled(flight)).toBe(false);
    await timetable.update([flight]);
    expect([timetable.isCancelled(flight), ways().includes(id)]).toEqual([true, false]);
    await timetable.update();
    expect(timetable.isCancelled(flight)).toBe(true);
  });
});

describe('a flight that is planned otherwise', () => {
  test('leaves at its new time, and says since when', async () => {
    await control({ flight: later(95), rescheduledAt: now });
    const [journey] = timetable
      .journeys('PVG', 'HKG', DAY)
      .filter(({ flights }) => flights[0]?.flightNumber === flight.flightNumber);
    expect(journey?.flights[0]?.departure).toEqual(later(95).departure);
    expect(timetable.retimedAt(flight)).toEqual(now);
  });

  test('leaves from its new airport', async () => {
    const origin = schedule.airport('SHA');
    if (!origin) throw new Error('no airport');
    await control({ flight: { ...flight, origin }, rescheduledAt: now });
    expect([ways().includes(id), ways('SHA', 'HKG').includes(id)]).toEqual([false, true]);
  });

  test('with another aircraft only keeps its offers', async () => {
    const aircraft = schedule.aircraft.find(({ code }) => code !== flight.aircraft.code);
    if (!aircraft) throw new Error('no aircraft');
    await control({ flight: { ...flight, aircraft }, rescheduledAt: now });
    expect(timetable.flight(flight)?.aircraft).toBe(aircraft);
    expect(timetable.retimedAt(flight)).toBeNull();
  });
});

test('an update of some flights asks for these alone, one of all for those that are listed or known', async () => {
  await control({ cancelled: true });
  const other = schedule.between('PVG', 'PEK', DAY)[0];
  if (!other) throw new Error('no flight');
  await timetable.update([other]);
  expect(asked).toEqual([flightId(other)]);
  listed = [];
  await timetable.update();
  expect(asked).toEqual([id]);
});

test('while operations control is away searches keep the plan, nothing is sold, and the log says so once', async () => {
  await control({ cancelled: true });
  silent = true;
  await timetable.update();
  await timetable.update();
  expect(ways()).not.toContain(id);
  expect(log.warn.mock.calls.map(([{ name }]) => name)).toEqual(['operations']);
  await expect(timetable.update([flight])).rejects.toThrow(PortUnavailable);
});
