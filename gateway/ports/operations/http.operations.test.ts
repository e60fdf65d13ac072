import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type JsonAnswer, startJsonServer } from '#tests/support/outage/json-server.ts';
import { httpOperations } from './http.operations.ts';

const now = new Date('2027-02-03T01:00:00Z');
const schedule = createSimulatedSchedule();
const flight = schedule.between('PVG', 'HKG', '2027-02-03')[0] as DatedFlight;
const { flightNumber, date } = flight;
const key = { flightNumber, date };

let answer: JsonAnswer;
const server = await startJsonServer(() => answer);
afterAll(server.refuse);
beforeEach(() => {
  server.questions.length = 0;
});
const system = { url: server.url, key: 'the key of the airline' };
const operations = httpOperations(system, schedule);
async function said(wire: object) {
  answer = { body: { flights: [{ ...key, cancelled: false, ...wire }] } };
  const [operation] = await operations.of([flight], now);
  if (!operation) throw new Error('nothing was said');
  return operation;
}

describe('operations control over HTTP', () => {
  test('is asked for flights by their keys, and by no more', async () => {
    await said({});
    expect(server.questions).toMatchObject([
      {
        method: 'POST',
        path: '/api/flights/status',
        body: { now: now.toISOString(), flights: [key] },
      },
    ]);
    expect(await operations.of([], now)).toEqual([]);
    expect(server.questions).toHaveLength(1);
  });

  test('need not know more than whether a flight is cancelled', async () => {
    const operation = await said({ cancelled: true });
    expect(operation).toMatchObject({ flight, cancelled: true, rescheduledAt: null, reason: null });
    expect(operation.departure).toMatchObject({ estimated: null, gate: null });
  });

  test('has delays, gates and reasons, at the clocks of their airports', async () => {
    const estimated = addMinutes(flight.departure.instant, 40);
    const { departure, reason } = await said({
      departure: { estimated: estimated.toISOString(), gate: 'D71', counters: 'J' },
      reason: 'WEATHER',
    });
    expect(departure).toMatchObject({ gate: 'D71', counters: 'J' });
    expect(departure.estimated).toMatchObject({ instant: estimated, zone: 'Asia/Shanghai' });
    expect(reason).toBe('WEATHER');
    expect((await said({ reason: 'VOLCANO' })).reason).toBeNull();
  });

  test('plans flights otherwise, and keeps what it does not name', async () => {
    const departure = addMinutes(flight.departure.instant, 95);
    const operation = await said({
      replanned: { at: now.toISOString(), departure: departure.toISOString(), origin: 'SHA' },
    });
    expect(operation.rescheduledAt).toEqual(now);
    expect(operation.flight).toMatchObject({
      flightNumber,
      origin: { code: 'SHA' },
      departure: { instant: departure },
      arrival: flight.arrival,
      aircraft: flight.aircraft,
    });
  });

  test('diverts to an airport that the schedule knows', async () => {
    const { arrival } = await said({ arrival: { divertedTo: 'CAN' } });
    expect(arrival).toMatchObject({ diverted: true, airport: { code: 'CAN' } });
    await expect(said({ arrival: { divertedTo: 'ZZZ' } })).rejects.toThrow(
      'operations: the schedule does not know its ZZZ',
    );
  });

  test('lists what is disrupted', async () => {
    answer = { body: { flights: [key] } };
    expect(await operations.disrupted(now)).toEqual([key]);
  });
});

describe('is away when it', () => {
  test('says nothing in time', async () => {
    answer = 'silence';
    const hurried = httpOperations({ ...system, timeoutMilliseconds: 150 }, schedule);
    await expect(hurried.of([flight], now)).rejects.toMatchObject({
      port: 'operations',
      late: true,
    });
  });

  test.each([
    ['leaves a flight out', { flights: [] }],
    ['speaks of another flight', { flights: [{ ...key, flightNumber: 'MG1', cancelled: false }] }],
    ['does not say whether a flight is cancelled', { flights: [key] }],
    ['sends another shape', { legs: [] }],
  ])('%s', async (_what, body) => {
    answer = { body };
    await expect(operations.of([flight], now)).rejects.toMatchObject({ port: 'operations' });
  });

  test('refuses connections', async () => {
    const gone = await startJsonServer(() => answer);
    await gone.refuse();
    const away = httpOperations({ ...system, url: gone.url }, schedule);
    await expect(away.disrupted(now)).rejects.toMatchObject({
      port: 'operations',
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
