import type { PriceItem } from '#gateway/modules/flights/trip-price.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { ItineraryConfirmation } from './itinerary-confirmation.model.ts';

type OfTicket = Pick<ItineraryConfirmation, 'order' | 'ticket'>;

/** Whose ticket it is. @throws when the order lost its passenger */
export function travellerOf({ order, ticket }: OfTicket): Passenger {
  const traveller = order.passengers.find(({ id }) => id === ticket.passengerId);
  if (!traveller) throw new Error('A ticket without its passenger');
  return traveller;
}

/**
 * What was paid for one passenger of the ticket's type. @throws when the order has no price for the
 * type
 */
export function priceOf(confirmation: OfTicket): PriceItem {
  const { type } = travellerOf(confirmation);
  const item = confirmation.order.price.items.find(({ passengerType }) => passengerType === type);
  if (!item) throw new Error(`An order without a price for ${type}`);
  return item;
}

/** The ticket at its price, as the payments for it are asked for. */
export const ticketAtPrice = (confirmation: ItineraryConfirmation) => ({
  passengerId: confirmation.ticket.passengerId,
  price: priceOf(confirmation).perPassenger,
});
