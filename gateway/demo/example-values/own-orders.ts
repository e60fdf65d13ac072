import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { dayWithLegSpace } from '#gateway/scenarios/builders/leg-space.builder.ts';
import { listedOrder } from '#gateway/scenarios/load-scenario.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { onePendingPayment } from '#gateway/scenarios/sets/unpaid.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { changeValues } from './change-values.ts';
import { typedCode } from './code-values.ts';
import { daysOfVisit } from './days-of-visit.ts';
import type { ExampleValueParts } from './example-values.parts.ts';
import { type Fits, openedOrder } from './opened-order.ts';
import { pendingDateChange, pendingSeatOrder } from './pending-order.ts';
import { firstFlight, firstSegment, freeSeat, unpaidSeatOrder } from './seat-values.ts';

const EMAIL = 'graphiql@example.com';

const ROUTE = { origin: 'PVG', destination: 'HKG' };
const DAYS_AHEAD = 30;
const ALONE = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;

const oneTicket = (date: LocalDate): Scenario => ({
  name: 'one-ticket',
  sentence: 'A traveller has a ticket.',
  async load({ desk }) {
    const contact = aContact({ email: EMAIL });
    const offer = desk.offer({ bounds: [{ ...ROUTE, date }] });
    return { orders: [await desk.pay(await desk.book(offer, { contact }))] };
  },
});

/**
 * Ids of what waits for a confirmation or a cancellation, in orders that no other browser changes.
 */
export async function ownOrders(parts: ExampleValueParts, visitor: KnownActor, now: Date) {
  const { db, keys, services } = parts;
  const desk = testOrders(db, keys);
  desk.at(now);
  const ahead = Array.from({ length: DAYS_AHEAD - 1 }, (_, day) =>
    desk.inDays(DAYS_AHEAD + 1 + day),
  );
  const days = daysOfVisit(visitor.sessionId, [desk.inDays(DAYS_AHEAD), ...ahead]);
  const taken = new Set<string>();
  const untouched = async (order: Order) =>
    order.contact.email === EMAIL &&
    order.state === 'TICKETED' &&
    !taken.has(order.id) &&
    (await services.dateChanges.ofOrder(order.id, AIRLINE, now)).length === 0 &&
    (await services.refunds.ofOrder(order, AIRLINE, now)).length === 0 &&
    (await services.seats.ordersOf(order.id, AIRLINE, now)).length === 0;
  const another = async (date = days[0], fits: Fits = untouched): Promise<Order> => {
    const order = await openedOrder(parts, visitor, { scenario: oneTicket(date), fits }, now);
    if (!order) throw new Error('The scenario has no order');
    taken.add(order.id);
    return order;
  };
  const changeOf = async (order: Order) => {
    const { passengerIds, changeFareId = '' } = await changeValues(
      parts,
      listedOrder(order),
      visitor,
      now,
    );
    const orderId = globalId('Order', order.id);
    const asked = { orderId, passengerIds, changeFareIds: [changeFareId] };
    return (await services.dateChanges.offer(asked, visitor, now)).changeOffer;
  };
  const own = await another();
  const changeOfAnother = async (): Promise<string | null> => {
    const offered = await changeOf(await another());
    if (!offered) return null;
    const { id: changeOfferId, totalDue: accepted } = offered;
    const request = { idempotencyKey: randomIds.uuid(now), changeOfferId, isAgreed: true };
    const confirmed = { ...request, accepted };
    return (await services.dateChanges.confirm(confirmed, visitor, now)).changeId;
  };
  const dateChangeId = (await pendingDateChange(parts, visitor, now)) ?? (await changeOfAnother());
  const seatsOfAnother = async (): Promise<string | undefined> => {
    const date = await dayWithLegSpace(desk, ROUTE, days, ALONE, now);
    const fits: Fits = async (order) =>
      order.segments[0]?.departureDate === date && (await untouched(order));
    return unpaidSeatOrder(parts, await another(date, fits), visitor, now);
  };
  const seatOrderId = (await pendingSeatOrder(parts, visitor, now)) ?? (await seatsOfAnother());
  const given = await another();
  const asked = { boundIndexes: null, airlineChangeId: null, reason: 'CHANGE_OF_PLANS' } as const;
  const passengerIds = given.passengers.map(({ id }) => id);
  const { offer } = await services.refunds.offer(
    { orderId: given.id, passengerIds, ...asked },
    visitor,
    now,
  );
  const change = await changeOf(own);
  const unpaid = await openedOrder(
    parts,
    visitor,
    {
      scenario: onePendingPayment,
      fits: ({ state, typedByViewer }) => state === 'PENDING_PAYMENT' && typedByViewer,
      typedHere: true,
    },
    now,
  );
  const [ticket] = own.tickets;
  const code = (purpose: 'ORDER_ACCESS' | 'ITINERARY_CONFIRMATION', subject: string) =>
    typedCode(parts, visitor, { purpose, recipient: EMAIL, subject }, now);
  const itinerary = await code('ITINERARY_CONFIRMATION', ticket?.id ?? '');
  return {
    ownOrderId: globalId('Order', own.id),
    ownSegmentId: firstSegment(own),
    extrasKey: randomIds.uuid(now),
    ownFlightId: globalId('FlightSegment', firstFlight(own)),
    ...(await freeSeat(parts, own, 'STANDARD', visitor, now)),
    changeOfferId: change?.id,
    changeTotal: change?.totalDue,
    dateChangeId: dateChangeId && globalId('DateChange', dateChangeId),
    seatOrderId: seatOrderId && globalId('SeatOrder', seatOrderId),
    refundOfferId: offer?.id,
    refundMoney: offer?.money,
    ownUnpaidOrderId: unpaid && globalId('Order', unpaid.id),
    unpaidPassengerId: unpaid?.passengers[0] && globalId('Passenger', unpaid.passengers[0].id),
    orderCode: await code('ORDER_ACCESS', own.id),
    itineraryChallengeId: itinerary.challengeId,
    itineraryCode: itinerary.code,
  };
}
