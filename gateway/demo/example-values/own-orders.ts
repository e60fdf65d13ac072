import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { listedOrder } from '#gateway/scenarios/load-scenario.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { onePendingPayment } from '#gateway/scenarios/worlds/unpaid.worlds.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import { changeValues } from './change-values.ts';
import { typedCode } from './code-values.ts';
import type { ExampleValueParts } from './example-values.parts.ts';
import { openedOrder } from './opened-order.ts';
import { firstFlight, firstSegment, freeSeat, unpaidSeatOrder } from './seat-values.ts';
import { waitingDateChange, waitingSeatOrder } from './waiting.ts';

const EMAIL = 'graphiql@example.com';

const oneTicket: Scenario = {
  name: 'one-ticket',
  sentence: 'A traveller has a ticket.',
  async load({ desk }) {
    const contact = aContact({ email: EMAIL });
    return { orders: [await desk.pay(await desk.book(desk.offer(), { contact }))] };
  },
};

/** Ids of what waits for a confirmation or a cancellation, in orders that no other browser changes. */
export const ownOrders = async (parts: ExampleValueParts, visitor: KnownActor, now: Date) => {
  const { services } = parts;
  const taken = new Set<string>();
  const untouched = async (order: Order) =>
    order.contact.email === EMAIL &&
    order.state === 'TICKETED' &&
    !taken.has(order.id) &&
    (await services.dateChanges.ofOrder(order.id, AIRLINE, now)).length === 0 &&
    (await services.refunds.ofOrder(order, AIRLINE, now)).length === 0 &&
    (await services.seats.ordersOf(order.id, AIRLINE, now)).length === 0;
  const another = async (): Promise<Order> => {
    const order = await openedOrder(parts, visitor, { world: oneTicket, fits: untouched }, now);
    if (!order) throw new Error('The world has no order');
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
    const { id: changeOfferId, totalDue: acceptedTotalDue } = offered;
    const request = { idempotencyKey: randomIds.uuid(now), changeOfferId, isAgreed: true };
    const confirmed = { ...request, acceptedTotalDue };
    return (await services.dateChanges.confirm(confirmed, visitor, now)).changeId;
  };
  const dateChangeId = (await waitingDateChange(parts, visitor, now)) ?? (await changeOfAnother());
  const seatOrderId =
    (await waitingSeatOrder(parts, visitor, now)) ??
    (await unpaidSeatOrder(parts, await another(), visitor, now));
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
      world: onePendingPayment,
      fits: ({ state, typedByReader }) => state === 'PENDING_PAYMENT' && typedByReader,
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
};
