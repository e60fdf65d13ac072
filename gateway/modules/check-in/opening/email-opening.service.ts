import { globalId } from '#gateway/graphql/global-id.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { checkInOpenedEmail } from '#gateway/ports/documents/documents.ts';
import { localTime } from '#schema/rules/base/time.ts';
import { flightToOpen } from './flight-to-open.ts';

/**
 * E-mails the contact of an order, in its language, that check-in for a flight is open. Nothing is
 * sent once there is no one left to be checked in, or to a member who wants no copies (RULES 7.13).
 */
export async function emailOpening(
  sources: CheckInDependencies,
  key: FlightOfOrder,
  now: Date,
): Promise<void> {
  const { orders, messages, mailer, addresses } = sources;
  const segment = await flightToOpen(sources, key, now);
  if (!segment) return;
  const { order, index, departsAt, departureZone, flightNumber, departureDate: date } = segment;
  const { contact, locale, reference: bookingReference } = order;
  if (await messages.declinesCopies(contact.email)) return;
  const itineraryId = globalId('CheckInItinerary', `${order.id}.${index}`);
  const email = await checkInOpenedEmail(
    {
      recipientName: contact.name,
      orderNumber: order.number,
      bookingReference,
      day: date,
      time: localTime(departsAt, departureZone),
      flights: [flightForEmail(orders.flights.flightOf(segment), locale)],
      checkInUrl: addresses.checkIn({ itineraryId, bookingReference, flightNumber, date }, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
