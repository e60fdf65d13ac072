import { Hono } from 'hono';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Services } from '#gateway/requests/services.ts';
import { bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { demoOrders, renewDemoWorld } from '#gateway/scenarios/demo-world.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { aSearch } from '#gateway/scenarios/search.builder.ts';
import { scheduleChanged } from '#gateway/scenarios/worlds/airline-changes.worlds.ts';
import { onePendingPayment } from '#gateway/scenarios/worlds/unpaid.worlds.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

/** What values for the examples are made from. */
export type ExampleValueParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<
    Services,
    'sessions' | 'orders' | 'airlineChanges' | 'flights' | 'flightStatus'
  >;
};

/** Pairs of cities between which something is in the air at most hours. */
const ROUTES = ['LON', 'TYO', 'HKG', 'BJS'];
const DAYS_AHEAD = 30;

/**
 * `GET /graphiql.json`: a value for each variable of GraphiQL's examples, right at this visit: a fare and an offer signed
 * now, a flight in the air, a booking that the airline has just changed, and bookings of the demo, opened to the browser that
 * asks. Mounted in demo mode only.
 */
export const exampleValueRoutes = ({ db, keys, clock, services }: ExampleValueParts) => {
  const fareId = async (now: Date): Promise<string | undefined> => {
    const departureDate = addDays(commercialDay(now), DAYS_AHEAD);
    const bounds = [{ origin: 'SHA', destination: 'HKG', departureDate }];
    const { flights } = await services.flights.search(aSearch({ bounds }), null, now);
    return flights[0]?.fares[0]?.fareId;
  };

  const flightInTheAir = async (now: Date): Promise<string | undefined> => {
    for (const destination of ROUTES) {
      const route = { origin: 'SHA', destination, date: commercialDay(now) };
      const { flights } = await services.flightStatus.search({ kind: 'ROUTE', route }, now);
      const flying = flights.find(({ state }) => state === 'AIRBORNE');
      if (flying) return globalId('FlightStatus', flightId(flying.flight));
    }
    return undefined;
  };

  return new Hono().get('/graphiql.json', async (c) => {
    const now = clock.now();
    const responseHeaders = new Headers();
    const visitor = await services.sessions.begin({ request: c.req.raw, responseHeaders });
    const desk = bookingDesk(db, keys, { visitor });
    desk.at(now);
    await renewDemoWorld({ db, keys, now });
    const orders = await demoOrders({ db, keys, now });
    const family = orders.find(({ bookingReference }) => bookingReference === 'DEMFAM');
    const unpaid =
      orders.find(({ state }) => state === 'PENDING_PAYMENT') ??
      (await loadScenario(desk, onePendingPayment, now)).orders[0];
    for (const order of [family, unpaid]) {
      const id = order && keyOf('Order', order.id);
      if (id)
        await inTransaction(db, (trx) => services.orders.openTo(trx, id, visitor.sessionId, now));
    }
    const changed = (await loadScenario(desk, scheduleChanged, now)).orders[0];
    const order = await services.orders.find(
      { id: keyOf('Order', changed?.id ?? '') ?? '' },
      visitor,
      now,
    );
    const [change] = order ? await services.airlineChanges.ofOrder(order, now) : [];
    const offer = desk.offer();
    for (const cookie of responseHeaders.getSetCookie())
      c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'private, no-store');
    return c.json({
      fareId: await fareId(now),
      offerId: offer.id,
      total: offer.price.total,
      orderId: family?.id,
      airlineChangeId: change && globalId('AirlineChange', change.id),
      unpaidOrderId: unpaid?.id,
      reference: family?.bookingReference,
      name: family?.name,
      flightDate: family?.flights[0]?.date,
      flightNumber: family?.flights[0]?.flightNumber,
      ticketNumber: family?.ticketNumbers[0],
      email: family?.email,
      flightStatusId: await flightInTheAir(now),
    });
  });
};
