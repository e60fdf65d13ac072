import type { Clock } from '#gateway/ports/clock.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { asScheduled } from '#gateway/ports/timetable/as-scheduled.ts';
import { memoize } from '#gateway/ports/timetable/memoize.ts';
import type {
  DirectFlights,
  FlightKey,
  Journey,
  Schedule,
  Timetable,
} from '#gateway/ports/timetable/timetable.port.ts';
import { waysOn } from '#gateway/ports/timetable/ways.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { coalescedRefresh } from './coalesced-refresh.ts';
import { eachOnce, type PlanBook, planBook } from './plan-book.ts';
import { plannedFlight } from './planned-flight.ts';

/** What the plan is made of. */
export type PlanSources = {
  readonly schedule: Schedule;
  readonly operations: Operations;
  readonly clock: Clock;
  readonly log: GatewayLog;
};

/** Days of a pair of airports whose changed ways are remembered. */
const DAYS_KEPT = 2_000;

/** The flights of a schedule as they are planned now, without those that are cancelled. */
const flownBy = (schedule: Schedule, plan: PlanBook): DirectFlights => ({
  between: (originCode, destinationCode, date) => {
    const others = plan.on(date);
    const scheduled = schedule.between(originCode, destinationCode, date);
    if (others.size === 0) return scheduled;
    const flown = [...others.values()].flatMap(({ flight, cancelled }) =>
      !cancelled && flight.origin.code === originCode && flight.destination.code === destinationCode
        ? [flight]
        : [],
    );
    return [...scheduled.filter(({ flightNumber }) => !others.has(flightNumber)), ...flown].sort(
      (a, b) => a.departure.instant.getTime() - b.departure.instant.getTime(),
    );
  },
});

/**
 * What is sold: the schedule as operations control plans it now, simulated or real. A flight that
 * operations control has cancelled is in no search, no offer and no order; one with other times
 * connects as these allow.
 *
 * The plan is kept in memory. An update of all asks for the flights that `disrupted` names and
 * those that are in the plan already; an update of some asks for these alone, so that what is sold
 * is never older than the sale. While operations control does not answer, searches show what was
 * known last, and nothing is sold.
 */
export function knownPlan({ schedule, operations, clock, log }: PlanSources): Timetable {
  const scheduled = asScheduled(schedule);
  const plan = planBook();
  const flown = flownBy(schedule, plan);
  const kept = memoize<readonly Journey[]>(DAYS_KEPT);

  const takeOver = async (keys: readonly FlightKey[], now: Date): Promise<void> => {
    const flights = eachOnce(keys).flatMap((key) => schedule.flight(key) ?? []);
    if (flights.length === 0) return;
    const operated = await operations.of(flights, now);
    for (const [index, flight] of flights.entries()) {
      const operation = operated[index];
      if (operation) plan.note(flight, plannedFlight(flight, operation));
    }
  };

  let away = false;
  const takeOverAll = coalescedRefresh(async () => {
    const now = clock.now();
    plan.dropBefore(addDays(localDay(now, 'UTC'), -1));
    try {
      await takeOver([...(await operations.disrupted(now)), ...plan.keys()], now);
      away = false;
    } catch (fault) {
      if (!(fault instanceof PortUnavailable)) throw fault;
      if (!away) log.warn({ name: fault.port, err: fault }, 'searches show the plan known last');
      away = true;
    }
  });

  const dayAfter = memoize<LocalDate>(DAYS_KEPT);
  // a second flight may leave on the day after
  const isAsScheduled = (date: LocalDate) =>
    plan.on(date).size === 0 && plan.on(dayAfter(date, () => addDays(date, 1))).size === 0;

  return {
    ...scheduled,
    ...flown,
    flight: (key) => plan.of(key)?.flight ?? schedule.flight(key),
    isCancelled: (key) => plan.of(key)?.cancelled ?? false,
    retimedAt: (key) => plan.of(key)?.retimedAt ?? null,
    update: (flights) => (flights ? takeOver(flights, clock.now()) : takeOverAll()),
    journeys: (originCode, destinationCode, date) =>
      isAsScheduled(date)
        ? scheduled.journeys(originCode, destinationCode, date)
        : kept(`${originCode}${destinationCode}${date} ${plan.version()}`, () =>
            waysOn(flown, schedule, [originCode, destinationCode], date),
          ),
  };
}
