import { Hono } from 'hono';
import { inTransaction } from '#gateway/database/transaction.ts';
import { makeScenario } from '#gateway/demo/make-scenario.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import { demoOrders, renewDemoData } from '#gateway/scenarios/demo-data.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { couponsAndPoints } from '#gateway/scenarios/sets/members.scenarios.ts';
import { otherChannelTicket } from '#gateway/scenarios/sets/other-channels.scenarios.ts';
import { onePendingPayment } from '#gateway/scenarios/sets/unpaid.scenarios.ts';
import { type TestOrders, testOrders } from '#gateway/scenarios/test-orders.ts';
import type { Visit } from '#gateway/sessions/sessions.ts';
import { accountValues } from './account-values.ts';
import { changeValues } from './change-values.ts';
import { checkInValues } from './check-in-values.ts';
import { clubValues } from './club-values.ts';
import type { ExampleMember, ExampleValueParts } from './example-values.parts.ts';
import { flightValues } from './flight-values.ts';
import { loadedScenarios } from './loaded-scenarios.ts';
import { ownOrders } from './own-orders.ts';
import { scenarioOfExamples } from './scenario-values.ts';

/**
 * The details of a ticket that another channel has sold, with which its flight is opened for
 * check-in.
 */
async function ticketOfOtherChannel(desk: TestOrders, now: Date) {
  const [ticket] = (await loadScenario(desk, otherChannelTicket, now)).elsewhere;
  return {
    agentReference: ticket?.bookingReference,
    agentName: ticket?.name,
    agentFlightNumber: ticket?.flightNumber,
    agentFlightDate: ticket?.date,
  };
}

/**
 * `GET /graphiql.json`: a value for each variable of GraphiQL's examples, right at this visit: a
 * fare and an offer signed now, a flight in the air, and bookings of the demo that are opened to
 * the browser that asks. A browser that is not signed in is from then on, as a member of its own
 * with points and coupons. `POST /graphiql/<scenario>` makes a scenario for the browser instead,
 * and has values for the examples to try there. Mounted in demo mode only.
 */
export function exampleValueRoutes(parts: ExampleValueParts) {
  const { db, keys, clock, services } = parts;

  const signedIn = async (visit: Visit, now: Date): Promise<ExampleMember> => {
    const { memberId: known, sessionId } = await services.sessions.actorOf(visit.request);
    if (known && sessionId) return { sessionId, memberId: known };
    const { memberId } = await loadScenario(testOrders(db, keys), couponsAndPoints, now);
    if (!memberId) throw new Error('The scenario has no member');
    return { ...(await services.sessions.signIn(visit, { memberId, remember: false })), memberId };
  };

  const routes = new Hono().post('/graphiql/:name', async (c) => {
    if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
      return c.json({ error: 'send application/json' }, 415);
    const scenario = SCENARIOS.find(({ name }) => name === c.req.param('name'));
    if (!scenario) return c.json({ error: 'no such scenario' }, 404);
    const made = await makeScenario(parts, scenario, c.req.raw);
    if (typeof made === 'string') return c.json({ error: made }, 409);
    for (const cookie of made.cookies) c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'private, no-store');
    return c.json(await scenarioOfExamples(parts, made.loaded, clock.now()));
  });
  return routes.get('/graphiql.json', async (c) => {
    const now = clock.now();
    const responseHeaders = new Headers();
    const visitor = await signedIn({ request: c.req.raw, responseHeaders }, now);
    const desk = testOrders(db, keys, { visitor });
    desk.at(now);
    await renewDemoData({ db, keys, now });
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
    const offer = desk.offer();
    const values = {
      offerId: offer.id,
      total: offer.price.total,
      orderId: family?.id,
      unpaidOrderId: unpaid?.id,
      reference: family?.bookingReference,
      name: family?.name,
      flightDate: family?.flights[0]?.date,
      flightNumber: family?.flights[0]?.flightNumber,
      ticketNumber: family?.ticketNumbers[0],
      email: family?.email,
      ...(await flightValues(parts, now)),
      ...(family ? await changeValues(parts, family, visitor, now) : {}),
      ...(await loadedScenarios(parts, visitor, now)),
      ...(await ticketOfOtherChannel(desk, now)),
      ...(await ownOrders(parts, visitor, now)),
      ...(await checkInValues(parts, visitor, now)),
      ...(await clubValues(parts, visitor, now)),
      ...(await accountValues(parts, visitor, now)),
    };
    for (const cookie of responseHeaders.getSetCookie())
      c.header('set-cookie', cookie, { append: true });
    c.header('cache-control', 'private, no-store');
    return c.json(values);
  });
}
