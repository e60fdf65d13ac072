import type { Clock } from '#gateway/ports/clock.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightPlan, PlannedFlight } from '#gateway/simulated/timetable/flight-plan.ts';
import type { SimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { cancellationsByChance } from './cancelled-by-chance.ts';
import type { SetIrregularity } from './irregularities.repository.ts';
import { ofKind } from './irregularity.ts';
import { replannedAt, replanningsAt } from './replanned.ts';
import { sharedUpdate } from './shared-update.ts';

/** What the plan is read from. */
export type PlanParts = {
  readonly schedule: SimulatedTimetable;
  readonly clock: Clock;
  /** All that was set for flights from a day on. */
  irregularitiesFrom(day: LocalDate): Promise<readonly SetIrregularity[]>;
};

const NOTHING: ReadonlyMap<string, PlannedFlight> = new Map();

type Days = ReadonlyMap<LocalDate, ReadonlyMap<string, PlannedFlight>>;

const byDay = (flights: readonly PlannedFlight[]): Days =>
  new Map(
    [...Map.groupBy(flights, ({ flight }) => flight.date)].map(([date, some]) => [
      date,
      new Map(some.map((one) => [one.flight.flightNumber, one])),
    ]),
  );

/**
 * What operations control plans otherwise than the schedule, kept in memory: one statement reads all of it, when it is asked to
 * update itself and never for a flight that is looked up.
 */
export const createKnownPlan = ({ schedule, clock, irregularitiesFrom }: PlanParts): FlightPlan => {
  const byChance = cancellationsByChance(schedule);
  let days: Days = new Map();
  let version = { number: 0, of: '[]' };

  const planOf = (rows: readonly SetIrregularity[], now: Date): PlannedFlight | null => {
    const [first] = rows;
    const scheduled = first && schedule.flight(first);
    if (!scheduled) return null;
    const irregularities = rows.map(({ irregularity }) => irregularity);
    const off = ofKind(irregularities, 'CANCELLATION');
    const cancelled = off !== undefined && off.announcedAt <= now;
    const known = replanningsAt(irregularities, now);
    if (!cancelled && known.length === 0) return null;
    const flight = replannedAt(scheduled, irregularities, schedule, now);
    const moved = ofKind(known, 'RETIMING') ?? ofKind(known, 'REROUTING');
    return { flight, cancelled, retimedAt: moved?.announcedAt ?? null };
  };

  const takeOver = (all: readonly SetIrregularity[], now: Date) => {
    const set = Map.groupBy(all, flightId);
    const chosen = [...set.values()].flatMap((rows) => planOf(rows, now) ?? []);
    const lost = byChance(now).flatMap(({ flight, announcedAt }) =>
      announcedAt <= now && !set.has(flightId(flight))
        ? [{ flight, cancelled: true, retimedAt: null }]
        : [],
    );
    const planned = [...chosen, ...lost];
    const of = JSON.stringify(
      planned.map(({ flight: { flightNumber, date, departure, arrival, ...way }, ...rest }) => [
        flightNumber,
        date,
        departure.instant,
        arrival.instant,
        rest,
        way.origin.code,
        way.destination.code,
        way.aircraft.code,
      ]),
    );
    if (of === version.of) return;
    days = byDay(planned);
    version = { number: version.number + 1, of };
  };

  return {
    version: () => String(version.number),
    on: (date) => days.get(date) ?? NOTHING,
    update: sharedUpdate(async () => {
      const now = clock.now();
      takeOver(await irregularitiesFrom(addDays(localDay(now, 'UTC'), -1)), now);
    }),
  };
};
