import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { Order, OrderRecord } from '#gateway/modules/orders/order.model.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { shownNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import type {
  ReceiptData,
  ReceiptFlight,
  ReceiptPassenger,
} from '#gateway/ports/documents/receipt-data.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { letterOf } from '#gateway/ports/ids.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { printedConfirmationNumber } from '#schema/rules/after-sale/confirmation-number.ts';
import { lastDayBefore } from '#schema/rules/base/time.ts';
import { carrierOfProgramme } from '#schema/rules/travellers/frequent-flyer.ts';

type Hash = ReturnType<typeof keyedHash>;

/** As long as the number of an itinerary confirmation, so that both are checked in one field. */
const LENGTH = LIMITS.itineraryNumberLength;
/**
 * The number by which a third party checks a receipt (RULES 8.27): the booking reference, and
 * letters that only this airline can work out. Nothing is stored; the order that continues another
 * has another number.
 */
export function receiptNumberOf(
  hash: Hash,
  { id, reference }: Pick<OrderRecord, 'id' | 'reference'>,
): string {
  const code = [...hash('receipt of order', id)].map(letterOf).join('');
  return (reference + code).slice(0, LENGTH);
}

/** The booking reference that a number begins with. */
export const referenceIn = (number: string): string =>
  number.slice(0, LIMITS.bookingReferenceLength);

/** What a receipt contains besides the order. */
export type ReceiptSources = {
  readonly flights: OrderFlights;
  readonly fares: Fares;
  readonly vault: DocumentEncryption;
  /** Makes the number by which a receipt is checked. */
  readonly hash: ReturnType<typeof keyedHash>;
  readonly addresses: Pick<SiteAddresses, 'itineraryConfirmation'>;
};

/** How an order was paid. */
export type ReceiptPayment = ReceiptData['payment'];

/** The flights of an order with what was bought on each, in the order's language. */
export const receiptFlightsOf = (
  { segments, locale }: Order,
  { flights, fares }: Pick<ReceiptSources, 'flights' | 'fares'>,
): ReceiptFlight[] =>
  segments.map((segment) => {
    const flight = flights.flightOf(segment);
    const { checkedBags, cabinBags } = fares.brand(segment.brand).conditions;
    return {
      ...flightForEmail(flight, locale),
      aircraft: flight.aircraft.name,
      cabin: segment.cabin,
      brand: segment.brand,
      bookingClass: segment.bookingClass,
      fareBasisCode: segment.fareBasisCode,
      checkedBags,
      cabinBags,
    };
  });

/**
 * The itinerary receipt of a ticketed order, until `availableUntil`. @throws when the order has no
 * tickets
 */
export function receiptOfOrder(
  order: Order,
  payment: ReceiptPayment,
  availableUntil: Date,
  { flights, fares, vault, hash, addresses }: ReceiptSources,
): ReceiptData {
  const [ticket] = order.tickets;
  if (!ticket) throw new Error('An order without tickets has no receipt');

  const passengerOf = (passenger: Passenger): ReceiptPassenger => {
    const own = order.tickets.find(({ passengerId }) => passengerId === passenger.id);
    const { document, frequentFlyer } = passenger;
    return {
      ticketNumber: own?.number ?? '',
      name: passenger.ticketName,
      appellation: passenger.title,
      passengerType: passenger.type,
      documentType: document.type,
      maskedDocumentNumber: shownNumberOf(passenger, vault).maskedNumber,
      memberNumber:
        frequentFlyer && `${carrierOfProgramme(frequentFlyer.airline)}${frequentFlyer.number}`,
    };
  };

  const brands = [...new Set(order.segments.map(({ brand }) => brand))];
  return {
    number: printedConfirmationNumber(receiptNumberOf(hash, order)),
    checkUrl: addresses.itineraryConfirmation(order.locale),
    orderNumber: order.number,
    bookingReference: order.reference,
    issuedAt: ticket.issuedAt,
    passengers: order.passengers.map(passengerOf),
    flights: receiptFlightsOf(order, { flights, fares }),
    price: order.price,
    payment,
    conditions: brands.map((brand) => {
      const { changeFee, refundFee, noShowFee } = fares.brand(brand).conditions;
      return { brand, changeFee, refundFee, noShowFee };
    }),
    ticketValidUntil: ticket.validUntil,
    receiptLastDay: lastDayBefore(availableUntil, BRAND.commercialZone),
  };
}
