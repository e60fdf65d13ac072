import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import { createAirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import {
  disruptedFlights,
  irregularitiesOf,
} from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';

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
