import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import {
  type OrderCapability,
  orderCapabilities,
} from '#schema/rules/orders/order-capabilities.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';

/** What decides about an order's capabilities. */
export const factsOf = (order: Order, payment: OrderFacts['payment']): OrderFacts => {
  const flights = new Map(order.segments.map((segment) => [segment.index, segment]));
  return {
    state: order.state,
    cancellationCause: order.cancellationCause,
    paymentDueAt: order.paymentDueAt,
    payment,
    purchasedAt: order.ticketedAt,
    coupons: order.tickets
      .flatMap(({ coupons }) => coupons)
      .flatMap(({ state, segmentIndex }) => {
        const flight = flights.get(segmentIndex);
        return flight ? [{ state, departsAt: flight.departsAt, arrivesAt: flight.arrivesAt }] : [];
      }),
    boughtHere: true,
    unpaidSeats: false,
    dateChanges: 0,
  };
};

/** Everything that can be done with an order, allowed or not, with reasons. */
export const capabilitiesOf = async (
  order: Order,
  { db, paymentStanding, offered }: Pick<OrderSources, 'db' | 'paymentStanding' | 'offered'>,
  now: Date,
): Promise<OrderCapability[]> =>
  orderCapabilities(factsOf(order, await paymentStanding(db, order.id, now)), offered, now);
