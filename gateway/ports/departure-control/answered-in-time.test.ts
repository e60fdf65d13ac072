import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { answeredInTime } from './answered-in-time.ts';
import { type DepartureControl, DepartureControlError } from './departure-control.port.ts';

const FLIGHT = { flightNumber: 'MG521', date: '2027-01-05' } as DatedFlight;
const NOW = new Date('2027-01-05T02:00:00Z');
const never = () => new Promise<never>(() => undefined);
const silent: DepartureControl = { seats: never, sequenceNumbers: never, counterFirst: never };
const DOCUMENT = { documentType: 'PP', nationality: 'CN' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['seats', () => answeredInTime(silent).seats(FLIGHT, NOW)],
  ['sequenceNumbers', () => answeredInTime(silent).sequenceNumbers(FLIGHT, 2)],
  ['counterFirst', () => answeredInTime(silent).counterFirst(FLIGHT, DOCUMENT)],
])('a question that is never answered counts as unanswered: %s', async (_name, ask) => {
  const asked = ask().catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toBeInstanceOf(DepartureControlError);
});

test('an answer is passed on, and leaves no timer behind', async () => {
  const control = answeredInTime({ ...silent, sequenceNumbers: async () => [7, 8] });
  expect(await control.sequenceNumbers(FLIGHT, 2)).toEqual([7, 8]);
  expect(vi.getTimerCount()).toBe(0);
});
