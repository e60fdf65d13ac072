import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import { bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { NoSeats } from '#gateway/scenarios/builders/offer.builder.ts';
import { FlightSoldOut } from '#gateway/scenarios/lapsed-order.ts';
import { type LoadedScenario, loadScenario } from '#gateway/scenarios/load-scenario.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What loading a scenario needs. */
export type ScenarioParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<Services, 'sessions'>;
};

/**
 * A world and the cookies that make its orders the visitor's own; `no such flight` where a flight was named in vain, `sold out` where
 * the flights that a scenario may choose have no seats left.
 */
type MadeScenario =
  | { readonly world: LoadedScenario; readonly cookies: readonly string[] }
  | 'no such flight'
  | 'sold out';

/**
 * Loads a world for the visitor who asks.
 * @param key the flight that is sold down, or with which something goes wrong; the world's own choice without
 */
export const makeScenario = async (
  { db, keys, clock, services }: ScenarioParts,
  scenario: Scenario,
  request: Request,
  key?: FlightKey,
): Promise<MadeScenario> => {
  const responseHeaders = new Headers();
  const visit = { request, responseHeaders };
  const visitor = await services.sessions.begin(visit);
  const desk = bookingDesk(db, keys, { visitor });
  const flight: DatedFlight | null | undefined = key ? desk.timetable.flight(key) : null;
  if (flight === undefined) return 'no such flight';
  const world = await loadScenario(desk, scenario, clock.now(), flight).catch((fault: unknown) => {
    if (fault instanceof NoSeats || fault instanceof FlightSoldOut) return 'sold out' as const;
    throw fault;
  });
  if (world === 'sold out') return world;
  if (world.memberId)
    await services.sessions.signIn(visit, { memberId: world.memberId, remember: false });
  return { world, cookies: responseHeaders.getSetCookie() };
};
