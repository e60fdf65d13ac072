import { flightDataOf } from '#gateway/modules/orders/read/flight-data.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import type { BoardingPassData } from '#gateway/ports/documents/boarding-pass-data.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { BoardingPassModel } from './boarding-pass.model.ts';

/** A boarding pass as it is printed, its places named in a language. */
export const boardingPassData = (
  { one, stored, ...pass }: BoardingPassModel,
  flights: OrderFlights,
  locale: Locale,
): BoardingPassData => ({
  ...pass,
  bookingReference: one.segment.order.reference,
  flight: flightDataOf(flights.flightOf(one.segment), locale),
  sequenceNumber: stored.sequenceNumber,
  issuedAt: stored.checkedInAt,
});
