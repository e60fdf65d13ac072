import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { knownPlan } from '#gateway/ports/known-plan/known-plan.ts';
import type { FlightOperation, Operations } from '#gateway/ports/operations/operations.port.ts';
import type {
  DatedFlight,
  FlightKey,
  Schedule,
  Timetable,
} from '#gateway/ports/timetable/timetable.port.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';

/** A flight that was asked for, and what was said of it; nothing where the answer is too short. */
export type Asked = { readonly asked: DatedFlight; readonly said: FlightOperation | undefined };

/** What operations control said, and what the site makes of it. */
export type ObservedOperations = {
  readonly now: Date;
  readonly answers: readonly Asked[];
  /** To the same flights in the reverse order. */
  readonly reversed: readonly (FlightOperation | undefined)[];
  readonly answersToNothing: number;
  readonly disrupted: readonly FlightKey[];
  /** The longest of the answers took so many milliseconds. */
  readonly slowestMilliseconds: number;
  readonly schedule: Schedule;
  /** What is sold, after an update of all. */
  readonly timetable: Timetable;
};

/**
 * Flights in one question: as many as a page of flight status or a minute of the site asks for at
 * the most.
 */
const AT_ONCE = 200;
/** From yesterday on, which still lands today. */
const DAYS = [-1, 0, 1, 2];

const flightsAbout = (schedule: Schedule, now: Date): DatedFlight[] =>
  DAYS.map((away) => addDays(localDay(now, 'UTC'), away)).flatMap((date) =>
    schedule.airports.flatMap(({ code: origin }) =>
      schedule.airports.flatMap(({ code }) => [...schedule.between(origin, code, date)]),
    ),
  );

const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

/**
 * Asks operations control of the flights of some days, and of those that it names as disrupted, on
 * any day.
 */
export async function observeOperations(
  { schedule, operations }: { readonly schedule: Schedule; readonly operations: Operations },
  now: Date,
  log: GatewayLog,
): Promise<ObservedOperations> {
  let slowestMilliseconds = 0;
  const timed = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = await ask();
    slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - began);
    return answer;
  };
  const disrupted = await timed(() => operations.disrupted(now));
  const named = disrupted.flatMap((key) => schedule.flight(key) ?? []);
  const flights = [...new Set([...flightsAbout(schedule, now), ...named])];
  const answers: Asked[] = [];
  for (const part of inParts(flights)) {
    const said = await timed(() => operations.of(part, now));
    answers.push(...part.map((asked, index) => ({ asked, said: said[index] })));
  }
  const sample = flights.slice(0, AT_ONCE);
  const reversed = await operations.of(sample.toReversed(), now);
  const timetable = knownPlan({ schedule, operations, clock: { now: () => now }, log });
  await timetable.update();
  return {
    now,
    answers,
    reversed: sample.map((_, index) => reversed[sample.length - 1 - index]),
    answersToNothing: (await operations.of([], now)).length,
    disrupted,
    slowestMilliseconds,
    schedule,
    timetable,
  };
}
