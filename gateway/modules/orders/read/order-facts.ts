import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies, OtherFacts } from '#gateway/modules/orders/order-dependencies.ts';
import {
  type OrderCapability,
  orderCapabilities,
} from '#schema/rules/orders/order-capabilities.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';

/**
 * An order of which no other aggregate knows anything: made on this site, and left as it was made.
 */
const AS_MADE: OtherFacts = {
  payment: 'NONE',
  boughtHere: true,
  unpaidSeats: false,
  dateChanges: 0,
};

async function otherFacts(
  { db, factSources }: Pick<OrderDependencies, 'db' | 'factSources'>,
  order: Order,
  now: Date,
): Promise<OtherFacts> {
  let facts = AS_MADE;
  for (const source of factSources) facts = { ...facts, ...(await source(db, order, now)) };
  return facts;
}

/** The facts of an order with those that others know. */
function factsOf(order: Order, others: OtherFacts): OrderFacts {
  const flights = new Map(order.segments.map((segment) => [segment.index, segment]));
  return {
    state: order.state,
    cancellationCause: order.cancellationCause,
    paymentDueAt: order.paymentDueAt,
    purchasedAt: order.ticketedAt,
    coupons: order.tickets
      .flatMap(({ coupons }) => coupons)
      .flatMap(({ state, segmentIndex, procedure }) => {
        const flight = flights.get(segmentIndex);
        if (!flight) return [];
        const { departsAt, arrivesAt } = flight;
        return [{ state, departsAt, arrivesAt, inRefund: procedure === 'REFUND' }];
      }),
    ...others,
    boughtHere: order.soldBy === null,
  };
}

/** Everything that can be done with an order, allowed or not, with reasons. */
export const capabilitiesOf = async (
  order: Order,
  sources: Pick<OrderDependencies, 'db' | 'factSources' | 'offered'>,
  now: Date,
): Promise<OrderCapability[]> =>
  orderCapabilities(factsOf(order, await otherFacts(sources, order, now)), sources.offered, now);
