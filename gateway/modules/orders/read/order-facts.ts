import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies, OtherFacts } from '#gateway/modules/orders/order-dependencies.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
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

/**
 * The offer that a cancelled order was made of, at its price of then; null for any other order
 * (RULES 4.26).
 */
export function rebookOffer(
  order: Order,
  { offers, flights }: Pick<OrderDependencies, 'offers' | 'flights'>,
): Offer | null {
  // what the airline does not fly is not offered again
  if (order.state !== 'CANCELLED' || order.cancellationCause === 'AIRLINE') return null;
  const count = (wanted: PassengerType) =>
    order.passengers.filter(({ type }) => type === wanted).length;
  return offers.ofSold({
    tripType: order.tripType,
    party: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    bounds: flights.boundsOf(order).map(({ itinerary, fare }) => ({ journey: itinerary, fare })),
    createdAt: order.createdAt,
  });
}
