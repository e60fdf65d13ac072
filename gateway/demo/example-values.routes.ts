import { Hono } from 'hono';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Services } from '#gateway/requests/services.ts';
import { bookingDesk, type Visitor } from '#gateway/scenarios/booking-desk.ts';
import { demoOrders, renewDemoWorld } from '#gateway/scenarios/demo-world.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { aSearch } from '#gateway/scenarios/search.builder.ts';
import { refundUnderReview } from '#gateway/scenarios/worlds/refunds.worlds.ts';
import { onePendingPayment } from '#gateway/scenarios/worlds/unpaid.worlds.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

/** What values for the examples are made from. */
export type ExampleValueParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<Services, 'sessions' | 'orders' | 'flights' | 'flightStatus' | 'refunds'>;
};

/** Pairs of cities between which something is in the air at most hours. */
const ROUTES = ['LON', 'TYO', 'HKG', 'BJS'];
const DAYS_AHEAD = 30;

/**
 * `GET /graphiql.json`: a value for each variable of GraphiQL's examples, right at this visit: a fare and an offer signed
 * now, a flight in the air, and bookings of the demo that are opened to the browser that asks. Mounted in demo mode only.
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

  /** A refund of this browser that is still under review. */
  const ownRefund = async ({ sessionId }: Visitor, now: Date) =>
    (await services.refunds.underReview(now)).find(({ order }) => order.sessionId === sessionId);

  const newRefund = async (visitor: Visitor, now: Date) => {
    const desk = bookingDesk(db, keys, { visitor });
    const [made] = (await loadScenario(desk, refundUnderReview, now)).orders;
    const id = (made && keyOf('Order', made.id)) ?? '';
    const order = await services.orders.find({ id }, visitor, now);
    return order && (await services.refunds.ofOrder(order, visitor, now))[0];
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
    const refund = (await ownRefund(visitor, now)) ?? (await newRefund(visitor, now));
    const offer = desk.offer();
    for (const cookie of responseHeaders.getSetCookie())
      c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'private, no-store');
    return c.json({
      fareId: await fareId(now),
      offerId: offer.id,
      total: offer.price.total,
      orderId: family?.id,
      unpaidOrderId: unpaid?.id,
      refundId: refund && globalId('Refund', refund.id),
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
