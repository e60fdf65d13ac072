import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import { NoSeats } from '#gateway/scenarios/builders/offer.builder.ts';
import { FlightSoldOut } from '#gateway/scenarios/expired-order.ts';
import { type LoadedScenario, loadScenario } from '#gateway/scenarios/load-scenario.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/codes/base/locales.ts';
import { storeScenario } from './demo-scenarios.repository.ts';

/** What loading a scenario needs. */
export type ScenarioParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<Services, 'sessions'>;
};

/** Which flight it is about, and the language of its orders and its member. */
export type ScenarioWish = {
  readonly flight?: FlightKey | undefined;
  readonly locale?: Locale | undefined;
};

/**
 * A scenario and the cookies that make its orders the visitor's own; `no such flight` where a
 * flight was named in vain, `sold out` where the flights that a scenario may choose have no seats
 * left.
 */
type MadeScenario =
  | { readonly id: string; readonly loaded: LoadedScenario; readonly cookies: readonly string[] }
  | 'no such flight'
  | 'sold out';

/**
 * Loads a scenario for the visitor who asks, and stores what its page shows. @param wish.flight the
 * one that is sold down, or with which something goes wrong; the scenario's own choice without
 */
export async function makeScenario(
  { db, keys, clock, services }: ScenarioParts,
  scenario: Scenario,
  request: Request,
  { flight: key, locale = DEFAULT_LOCALE }: ScenarioWish = {},
): Promise<MadeScenario> {
  const responseHeaders = new Headers();
  const visit = { request, responseHeaders };
  const visitor = await services.sessions.begin(visit);
  const desk = testOrders(db, keys, { visitor, locale });
  const flight: DatedFlight | null | undefined = key ? desk.timetable.flight(key) : null;
  if (flight === undefined) return 'no such flight';
  const loaded = await loadScenario(desk, scenario, clock.now(), flight).catch((fault: unknown) => {
    if (fault instanceof NoSeats || fault instanceof FlightSoldOut) return 'sold out' as const;
    throw fault;
  });
  if (loaded === 'sold out') return loaded;
  if (loaded.memberId)
    await services.sessions.signIn(visit, { memberId: loaded.memberId, remember: false });
  const id = randomIds.uuid(clock.now());
  await storeScenario(db, { id, loaded, madeAt: clock.now() });
  return { id, loaded, cookies: responseHeaders.getSetCookie() };
}
