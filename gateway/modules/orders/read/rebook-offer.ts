import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';

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
