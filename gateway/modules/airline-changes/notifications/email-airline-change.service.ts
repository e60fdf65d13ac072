import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { findAirlineChange } from '#gateway/modules/airline-changes/read/find-airline-changes.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { airlineChangeEmail } from '#gateway/ports/documents/documents.ts';
import type { AirlineChangeNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { AirlineChangeState } from '#schema/codes/orders/states.ts';
import { factsOf } from './notify-airline-change.ts';

/** In which state a change has which news. */
const STATES: Readonly<Record<AirlineChangeNews, AirlineChangeState>> = {
  AIRLINE_CHANGE: 'OPEN',
  AIRLINE_CHANGE_DUE: 'OPEN',
  AIRLINE_CHANGE_KEPT: 'KEPT',
  AIRLINE_CHANGE_LAPSED: 'LAPSED',
};

/**
 * E-mails the contact of an order what the airline has changed, in the language of the order,
 * unless that is not so any more.
 */
export async function emailAirlineChange(
  sources: AirlineChangeDependencies,
  id: string,
  event: AirlineChangeNews,
  now: Date,
): Promise<void> {
  const { timetable, mailer, addresses } = sources;
  const change = await findAirlineChange(sources, id, AIRLINE, now);
  if (change?.state !== STATES[event]) return;
  const { order, segments } = change;
  // Nothing is decided here: the seller writes to the travellers (RULES 4.15).
  if (order.soldBy !== null) return;
  const { locale, contact, reference } = order;
  const flights = segments.flatMap(({ index, after }) => {
    const segment = order.segments[index];
    const isBooked =
      segment?.flightNumber === after?.flightNumber && segment?.departureDate === after?.date;
    const flight =
      after &&
      (isBooked && segment ? sources.orders.flights.flightOf(segment) : timetable.flight(after));
    return flight ? [flight] : [];
  });
  const email = await airlineChangeEmail(
    {
      event,
      recipientName: contact.name,
      orderNumber: order.number,
      bookingReference: reference,
      facts: factsOf(change),
      flights: flights.map((flight) => flightForEmail(flight, locale)),
      orderUrl: addresses.airlineChanges(reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
