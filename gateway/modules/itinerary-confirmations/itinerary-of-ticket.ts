import type { PriceItem } from '#gateway/modules/flights/trip-price.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import type { ItineraryCoupon, ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { printedConfirmationNumber } from '#schema/rules/after-sale/confirmation-number.ts';
import { ticketUse } from '#schema/rules/after-sale/ticket-use.ts';
import { lastDayBefore } from '#schema/rules/base/time.ts';
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

/** What an itinerary contains besides the order. */
export type ItinerarySources = {
  readonly flights: OrderFlights;
  readonly fares: Fares;
  readonly addresses: Pick<SiteAddresses, 'itineraryConfirmation'>;
};

/** The itinerary of one ticket as of an instant, in the language in which it was asked for. */
export function itineraryOf(
  confirmation: ItineraryConfirmation,
  { flights, fares, addresses }: ItinerarySources,
  chain: PaymentChain,
  now: Date,
): ItineraryData {
  const { order, ticket, number, locale, availableUntil } = confirmation;
  const traveller = travellerOf(confirmation);
  const { fare, taxes, perPassenger } = priceOf(confirmation);

  const couponsOf = (): ItineraryCoupon[] =>
    ticket.coupons.flatMap(({ number: place, segmentIndex, state }) => {
      const segment = order.segments.find(({ index }) => index === segmentIndex);
      if (!segment) return [];
      const flight = flights.flightOf(segment);
      const { checkedBags, cabinBags } = fares.brand(segment.brand).conditions;
      return [
        {
          ...flightForEmail(flight, locale),
          number: place,
          state,
          aircraft: flight.aircraft.name,
          checkedBags,
          cabinBags,
          cabin: segment.cabin,
          brand: segment.brand,
          bookingClass: segment.bookingClass,
          fareBasisCode: segment.fareBasisCode,
        },
      ];
    });

  return {
    number: printedConfirmationNumber(number),
    asOf: now,
    bookingReference: order.reference,
    passengerName: traveller.ticketName,
    passengerType: traveller.type,
    ticketNumber: ticket.number,
    issuedAt: ticket.issuedAt,
    use: ticketUse(ticket.coupons.map(({ state }) => state)),
    coupons: couponsOf(),
    fare,
    taxes,
    total: perPassenger,
    chain,
    lastDay: lastDayBefore(availableUntil, BRAND.commercialZone),
    checkUrl: addresses.itineraryConfirmation(locale),
  };
}
