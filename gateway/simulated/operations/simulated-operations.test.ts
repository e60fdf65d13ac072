import { describe, expect, test } from 'vitest';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';
import type { Irregularity } from './irregularity.ts';
import { createSimulatedOperations } from './simulated-operations.ts';

const timetable = createSimulatedTimetable();
const DAY = '2026-12-10';

/** Operations control in which one flight goes as it is set, all others as chance has it. */
const operationsWith = (key?: FlightKey, ...irregularities: Irregularity[]) =>
  createSimulatedOperations({
    timetable,
    irregularitiesOf: async () =>
      key ? irregularities.map((irregularity) => ({ ...key, irregularity })) : [],
  });
const byChance = operationsWith();

function flightNamed(flightNumber: string, date = DAY): DatedFlight {
  const flight = timetable.flight({ flightNumber, date });
  if (!flight) throw new Error(`no ${flightNumber} on ${date}`);
  return flight;
}
type Delay = Extract<Irregularity, { kind: 'DELAY' }>;
const delayOf = (minutes: number, reason: Delay['reason'], announcedAt: Date): Delay => ({
  kind: 'DELAY',
  minutes,
  reason,
  announcedAt,
});
const onTime = delayOf(0, null, new Date('2026-12-09T00:00:00Z'));
/** The status of a flight so many minutes after its scheduled departure. */
async function stands(flight: DatedFlight, minutes: number, ...set: Irregularity[]) {
  const operations = operationsWith(flight, ...set);
  const [operation] = await operations.of([flight], addMinutes(flight.departure.instant, minutes));
  if (!operation) throw new Error('no answer');
  return operation;
}
const later = (flight: DatedFlight, minutes: number) =>
  addMinutes(flight.departure.instant, minutes);

describe('what is known of a flight', () => {
  const flight = flightNamed('MG521');

  test('days ahead is the timetable and nothing else', async () => {
    const { departure, arrival, registration, lastChange, reason } = await stands(
      flight,
      -LIMITS.flightDay.estimatesFromMinutes - 1,
      onTime,
    );
    const known = Object.entries(departure).filter(([, value]) => value !== null);
    expect(known).toEqual([['counters', flight.origin.ground.counters]]);
    expect(arrival).toMatchObject({ estimated: null, gate: null, belt: null, diverted: false });
    expect([registration, lastChange, reason]).toEqual([null, null, null]);
  });

  test('a day ahead are an aircraft and expected times, three hours ahead the gate', async () => {
    const near = await stands(flight, -LIMITS.flightDay.estimatesFromMinutes, onTime);
    expect(near.registration).toMatch(/^B-32[A-Z]\d$/);
    expect(near.departure.estimated?.local).toBe(flight.departure.local);
    expect(near.departure.gate).toBeNull();
    const nearer = await stands(flight, -LIMITS.flightDay.gateFromMinutes, onTime);
    expect(nearer.departure.gate).toMatch(/^D\d\d$/);
    expect(nearer.lastChange?.kind).toBe('GATE_ASSIGNED');
  });

  test('is what has happened, and of the rest what is expected', async () => {
    const flying = await stands(flight, 60, onTime);
    expect(flying.departure).toMatchObject({ estimated: null });
    expect(flying.departure.takeOff).not.toBeNull();
    expect(flying.arrival).toMatchObject({ landing: null, onBlock: null, belt: null });
    const { estimated } = flying.arrival;
    const there = await stands(flight, 600, onTime);
    expect(there.arrival.onBlock?.instant).toEqual(estimated?.instant);
    expect(there.arrival).toMatchObject({ estimated: null, belt: expect.stringMatching(/^\d+$/) });
    expect(there.lastChange?.kind).toBe('ARRIVED');
  });

  test('never takes back what happened, minute by minute', async () => {
    const happened = ({ departure, arrival }: FlightOperation) =>
      [departure.offBlock, departure.takeOff, arrival.landing, arrival.onBlock].map(
        (moment) => moment?.instant.getTime() ?? 0,
      );
    let before: number[] = [0, 0, 0, 0];
    for (let minutes = -30; minutes < 300; minutes += 1) {
      const now = later(flight, minutes).getTime();
      const moments = happened(await stands(flight, minutes));
      for (const [index, moment] of moments.entries()) {
        expect(moment).toBeLessThanOrEqual(now);
        if (before[index]) expect(moment).toBe(before[index]);
      }
      before = moments;
    }
    expect(before.toSorted()).toEqual(before);
    expect(before[0]).toBeGreaterThan(0);
  });
});

describe('an irregularity', () => {
  const flight = flightNamed('MG523');

  test('a delay moves the expected times once it is announced, and has a reason', async () => {
    const delay = delayOf(75, 'WEATHER', later(flight, -100));
    const before = await stands(flight, -101, delay);
    expect(before.departure.estimated?.instant).toEqual(flight.departure.instant);
    expect(before.reason).toBeNull();
    const known = await stands(flight, -100, delay);
    expect(known.departure.estimated?.instant).toEqual(later(flight, 75));
    expect(known.reason).toBe('WEATHER');
    expect(known.lastChange).toEqual({ kind: 'DELAY', at: delay.announcedAt });
    const left = await stands(flight, 120, delay);
    expect(minutesBetween(flight.departure.instant, left.departure.offBlock!.instant)).toBeCloseTo(
      75,
      -2,
    );
  });

  test('a delay of a flight in the air moves its arrival only', async () => {
    const held = delayOf(45, 'AIR_TRAFFIC_FLOW', later(flight, 60));
    const known = await stands(flight, 60, held);
    const on = minutesBetween(flight.arrival.instant, known.arrival.estimated!.instant);
    expect(on).toBe(45);
    expect(
      minutesBetween(flight.departure.instant, known.departure.offBlock!.instant),
    ).toBeLessThan(15);
  });

  test('a gate change keeps the gate before', async () => {
    const change: Irregularity = {
      kind: 'GATE_CHANGE',
      gate: 'D99',
      announcedAt: later(flight, -60),
    };
    const before = await stands(flight, -61, change);
    const known = await stands(flight, -60, change);
    expect(known.departure).toMatchObject({ gate: 'D99', previousGate: before.departure.gate });
    expect(known.lastChange?.kind).toBe('GATE_CHANGED');
  });

  test('a cancelled flight has no times, no gate and no course', async () => {
    const cancelled: Irregularity = {
      kind: 'CANCELLATION',
      reason: 'TECHNICAL',
      announcedAt: later(flight, -120),
    };
    const known = await stands(flight, 600, cancelled);
    expect(known).toMatchObject({ cancelled: true, reason: 'TECHNICAL' });
    expect(known.departure).toMatchObject({ estimated: null, offBlock: null, gate: null });
    expect(known.arrival).toMatchObject({ estimated: null, onBlock: null });
    expect(known.lastChange?.kind).toBe('CANCELLED');
  });

  test('a diverted flight lands elsewhere, in the zone of that airport', async () => {
    const diverted: Irregularity = {
      kind: 'DIVERSION',
      airport: 'ICN',
      reason: 'WEATHER',
      announcedAt: later(flight, 90),
    };
    const before = await stands(flight, 89, diverted);
    expect(before.arrival).toMatchObject({ diverted: false, airport: { code: 'NRT' } });
    const known = await stands(flight, 500, diverted);
    expect(known.arrival).toMatchObject({
      diverted: true,
      airport: { code: 'ICN' },
      onBlock: { zone: 'Asia/Seoul' },
      belt: null,
      gate: null,
    });
  });

  test('a diverted flight is as long on its way as its course to the other airport takes', async () => {
    const long = flightNamed('MG201');
    const soon: Irregularity = {
      kind: 'DIVERSION',
      airport: 'CDG',
      reason: 'WEATHER',
      announcedAt: later(long, 90),
    };
    const { arrival } = await stands(long, 120, soon);
    expect(arrival.airport.code).toBe('CDG');
    const expected = arrival.estimated?.instant ?? long.departure.instant;
    expect(minutesBetween(long.departure.instant, expected)).toBeGreaterThan(10 * 60);
  });
});

describe('the aircraft', () => {
  const out = flightNamed('MG523');
  const back = flightNamed('MG524');

  test('comes with the flight before it, and flies back under the same registration', async () => {
    const now = later(back, -60);
    const [first, second] = await operationsWith().of([out, back], now);
    expect(second?.inbound?.flightNumber).toBe('MG523');
    expect(second?.registration).toBe(first?.registration);
    expect(first?.inbound).toBeNull();
  });

  test('that comes late leaves late', async () => {
    const operations = operationsWith(out, delayOf(180, 'TECHNICAL', later(out, -60)));
    const [known] = await operations.of([back], later(back, -60));
    expect(known?.reason).toBe('LATE_INBOUND');
    expect(
      minutesBetween(back.departure.instant, known!.departure.estimated!.instant),
    ).toBeGreaterThan(60);
  });
});

test('a month of flights is mostly on time, and now and then it is not', async () => {
  const days = Array.from({ length: 30 }, (_, index) => addDays(DAY, index));
  const flights = days.flatMap((day) =>
    timetable.airports
      .flatMap(({ code }) =>
        ['PVG', 'SHA'].flatMap((hub) => [
          ...timetable.journeys(hub, code, day),
          ...timetable.journeys(code, hub, day),
        ]),
      )
      .flatMap((journey) => (journey.flights.length === 1 ? journey.flights : [])),
  );
  const known = await byChance.of(flights, new Date('2027-03-01T00:00:00Z'));
  const share = (is: (operation: FlightOperation) => boolean) =>
    known.filter(is).length / known.length;
  const late = ({ flight, departure }: FlightOperation) =>
    departure.offBlock !== null &&
    minutesBetween(flight.departure.instant, departure.offBlock.instant) >=
      LIMITS.flightDay.lateFromMinutes;
  expect(flights.length).toBeGreaterThan(3000);
  expect(share(late)).toBeGreaterThan(0.08);
  expect(share(late)).toBeLessThan(0.16);
  expect(share(({ cancelled }) => cancelled)).toBeGreaterThan(0.003);
  expect(share(({ cancelled }) => cancelled)).toBeLessThan(0.02);
  expect(share(({ arrival }) => arrival.diverted)).toBeGreaterThan(0);
  expect(share(({ arrival }) => arrival.diverted)).toBeLessThan(0.01);
  // A late or cancelled flight has a reason.
  expect(known.filter((one) => late(one) && one.reason === null)).toEqual([]);
  expect(await byChance.of(flights.slice(0, 50), new Date('2027-03-01T00:00:00Z'))).toEqual(
    known.slice(0, 50),
  );
});
