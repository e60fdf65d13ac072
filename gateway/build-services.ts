import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { Keys } from './keys.ts';
import { createAirline } from './modules/flights/airline.ts';
import { createSimulatedFares } from './ports/fares/simulated-fares.ts';
import type { Log } from './ports/log.ts';
import { createSimulatedTimetable } from './ports/timetable/simulated-timetable.ts';
import type { Ports } from './ports.ts';
import type { Services } from './services.ts';
import { sessionRepository } from './sessions/session.repository.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { createSessions } from './sessions/sessions.ts';

/** What services are built from. */
export type ServiceParts = {
  readonly environment: Environment;
  readonly keys: Keys;
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Log;
};

/** Builds every service. A module adds its line here and in `services.ts`. */
export function buildServices({ environment, keys, db, ports }: ServiceParts): Services {
  const { clock, ids } = ports;
  const airline = createAirline({
    db,
    timetable: createSimulatedTimetable(),
    fares: createSimulatedFares(),
    offerSigning: keys.offerSigning,
  });
  return {
    ...airline,
    sessions: createSessions({
      repository: sessionRepository(db),
      cookie: sessionCookie(environment.publicUrl),
      clock,
      ids,
    }),
  };
}
