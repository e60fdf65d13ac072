import { databaseNow } from '#gateway/database/database-now.ts';
import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import { createAirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import type { Services } from '#gateway/requests/services.ts';

/** Changes by the airline; their clock is the database's. */
export const buildAirlineChanges = (
  parts: Omit<AirlineChangeSources, 'nowIn'>,
): Pick<Services, 'airlineChanges'> => ({
  airlineChanges: createAirlineChangeService({ ...parts, nowIn: databaseNow }),
});
