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
import { priceOf, travellerOf } from './ticket-facts.ts';

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
