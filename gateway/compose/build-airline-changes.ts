import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import { createAirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import {
  disruptedFlights,
  irregularitiesFrom,
  irregularitiesOf,
} from '#gateway/simulated/operations/irregularities.repository.ts';
import { createKnownPlan } from '#gateway/simulated/operations/known-plan.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import type { SimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';

/** What is sold: the schedule as operations control plans it now. */
export const buildTimetable = (
  db: Database,
  schedule: SimulatedTimetable,
  clock: Clock,
): Timetable =>
  schedule.planned(
    createKnownPlan({
      schedule,
      clock,
      irregularitiesFrom: (day) => irregularitiesFrom(db, day),
    }),
  );

/** Operations control: what scenarios set, and what chance brings. */
export const buildOperations = (db: Database, timetable: Timetable): Operations =>
  createSimulatedOperations({
    timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
    disruptedFlights: (from, now) => disruptedFlights(db, from, now),
  });

/** Changes by the airline; their clock is the database's. */
export const buildAirlineChanges = (
  parts: Omit<AirlineChangeSources, 'nowIn'>,
): Pick<Services, 'airlineChanges'> => ({
  airlineChanges: createAirlineChangeService({ ...parts, nowIn: databaseNow }),
});
