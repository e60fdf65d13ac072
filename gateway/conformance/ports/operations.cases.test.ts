import { beforeAll, expect, test } from 'vitest';
import { silentLog } from '#gateway/ports/log.ts';
import type { FlightOperation, Operations } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { cancellationsByChance } from '#gateway/simulated/operations/cancelled-by-chance.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { observeOperations } from './observe-operations.ts';
import { OPERATIONS_CASES } from './operations.cases.ts';
import { reportOf, runCases } from './port-case.ts';

const now = new Date('2027-02-03T04:00:00Z');
const schedule = createSimulatedSchedule();
const flights = schedule.between('PVG', 'HKG', '2027-02-10');
const [off, retimed] = flights;
const [leaving] = schedule.between('PVG', 'HKG', '2027-02-03');
if (!off || !retimed || !leaving) throw new Error('no flights');

const announcedAt = addMinutes(now, -60);
const set: (FlightKey & { irregularity: Irregularity })[] = [
  { ...off, irregularity: { kind: 'CANCELLATION', announcedAt, reason: 'CREW' } },
  { ...retimed, irregularity: { kind: 'RETIMING', announcedAt, minutes: 95, reason: null } },
  { ...leaving, irregularity: { kind: 'DELAY', announcedAt, minutes: 75, reason: 'WEATHER' } },
];
const byChance = cancellationsByChance(schedule);
const simulated = createSimulatedOperations({
  timetable: schedule,
  irregularitiesOf: async () => set,
  disruptedFlights: async () => [off, retimed, ...byChance(now)],
});

/** The cases that do not hold for an operations control. */
async function brokenOf(operations: Operations): Promise<string[]> {
  const observed = await observeOperations({ schedule, operations }, now, silentLog);
  return runCases(OPERATIONS_CASES, observed).flatMap(({ name, outcome }) =>
    outcome === 'BROKEN' ? [name] : [],
  );
}
/** The simulated one, of which each answer is changed. */
const saying = (
  change: (said: FlightOperation, asked: DatedFlight) => Partial<FlightOperation>,
): Operations => ({
  ...simulated,
  of: async (asked, at) =>
    (await simulated.of(asked, at)).map((said, index) => ({
      ...said,
      ...change(said, asked[index]!),
    })),
});

let holds: string[];
beforeAll(async () => {
  const observed = await observeOperations({ schedule, operations: simulated }, now, silentLog);
  holds = runCases(OPERATIONS_CASES, observed).flatMap(({ name, outcome }) =>
    outcome === 'HOLDS' ? [name] : [],
  );
});

test('the simulated operations control keeps every guarantee, and shows each', () => {
  expect(holds).toEqual(OPERATIONS_CASES.map(({ name }) => name));
});

test('an adapter that forgets to list what it cancels fails at “a cancelled flight is not sold”', async () => {
  const naive: Operations = { ...simulated, disrupted: async () => [] };
  expect(await brokenOf(naive)).toEqual(['a cancelled flight is not sold']);
});

test.each<[string, Operations]>([
  [
    'each flight that was asked for is answered, in the order of the question',
    { ...simulated, of: async (asked, at) => (await simulated.of(asked, at)).slice(1) },
  ],
  [
    'a question for no flight has no answer',
    {
      ...simulated,
      of: (asked, at) => simulated.of(asked.length === 0 ? [leaving] : asked, at),
    },
  ],
  [
    'a flight that is disrupted is one of the schedule',
    { ...simulated, disrupted: async () => [{ flightNumber: 'MG1', date: '2027-02-10' }] },
  ],
  [
    'a flight with other times or airports says since when',
    saying(() => ({ rescheduledAt: null })),
  ],
  [
    'a cancelled flight has no times and no gate',
    saying(({ cancelled, departure }) => ({
      departure: { ...departure, gate: cancelled ? 'D71' : departure.gate },
    })),
  ],
  [
    'what has happened does not lie ahead',
    saying(() => ({ lastChange: { kind: 'DELAY', at: addMinutes(now, 30) } })),
  ],
  [
    'a flight leaves its gate, takes off, lands and reaches a gate in this order',
    saying(({ departure }) => ({
      departure: { ...departure, offBlock: departure.takeOff, takeOff: departure.offBlock },
    })),
  ],
  [
    'moments are told by the clock of their airport',
    saying(({ departure }) => ({
      departure: {
        ...departure,
        offBlock: departure.offBlock && { ...departure.offBlock, local: '2027-02-03T00:00' },
      },
    })),
  ],
  [
    'a flight that was diverted arrives elsewhere, any other where it is planned to',
    saying(({ arrival }) => ({ arrival: { ...arrival, diverted: true } })),
  ],
])('a seeded fault is named: %s', async (name, operations) => {
  expect(await brokenOf(operations)).toContain(name);
});

test('what broke a guarantee is told by its flight, and what did not show is said', async () => {
  const operations: Operations = { ...simulated, disrupted: async () => [] };
  const observed = await observeOperations({ schedule, operations }, now, silentLog);
  const [said] = await simulated.of([off], now);
  const results = runCases(OPERATIONS_CASES, { ...observed, answers: [{ asked: off, said }] });
  const lines = reportOf(results);
  expect(lines).toContain('BROKEN      a cancelled flight is not sold');
  expect(lines).toContain(`            ${flightId(off)}`);
  expect(lines).toContain('not shown   a flight that is disrupted is one of the schedule');
});
