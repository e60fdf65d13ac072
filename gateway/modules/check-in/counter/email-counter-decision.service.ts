import { globalId } from '#gateway/graphql/global-id.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import { checkInsOn } from '#gateway/modules/check-in/check-ins.repository.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import { counterNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { CounterNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/**
 * E-mails what staff decided to the address of the check-in; where it has a phone, to the contact
 * of the order.
 */
export async function emailCounterDecision(
  { db, orders, mailer, addresses }: CheckInDependencies,
  key: PassengerSegmentKey,
  event: CounterNews,
  now: Date,
): Promise<void> {
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
      flights: [flightForEmail(orders.flights.flightOf(segment), locale)],
      passesUrl: addresses.boardingPasses(itineraryId, locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  const to = contact.includes('@') ? contact : order.contact.email;
  await mailer.send({ to, locale, ...email });
}
