import { globalId } from '#gateway/graphql/global-id.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import { flightDataOf } from '#gateway/modules/orders/read/flight-data.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import { counterNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { CounterNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** E-mails what staff decided to the address of the check-in; where it has a phone, to the contact of the order. */
export const mailCounterNews = async (
  { db, orders, mailer, addresses }: CheckInSources,
  key: PassengerSegmentKey,
  event: CounterNews,
  now: Date,
): Promise<void> => {
  const one = await orders.passengerOn(key, AIRLINE, now);
  if (!one) return;
  const { passenger, segment } = one;
  const { order, index, departureDate: day } = segment;
  const stored = checkInIn(await checkInsOn(db, order.id, index), one);
  if (!stored) return;
  const { contact, locale } = stored;
  const itineraryId = globalId('CheckInItinerary', `${order.id}.${index}`);
  const email = await counterNewsEmail(
    {
      event,
      day,
      recipientName: `${passenger.firstName} ${passenger.lastName}`,
      orderNumber: order.number,
      bookingReference: order.reference,
      passengerName: passenger.ticketName,
      flights: [flightDataOf(orders.flights.flightOf(segment), locale)],
      passesUrl: addresses.boardingPasses(itineraryId, locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  const to = contact.includes('@') ? contact : order.contact.email;
  await mailer.send({ to, locale, ...email });
};
