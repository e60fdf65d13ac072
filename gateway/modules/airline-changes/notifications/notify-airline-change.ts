import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { findAirlineChange } from '#gateway/modules/airline-changes/read/find-airline-changes.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { airlineChangeEmail } from '#gateway/ports/documents/documents.ts';
import type { AirlineChangeNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { AirlineChangeState } from '#schema/codes/orders/states.ts';

/** The job that writes to the contact of the order. */
export const SEND_AIRLINE_CHANGE = 'send-airline-change';

type Told = Pick<
  StoredAirlineChange,
  'id' | 'orderId' | 'kind' | 'segments' | 'decideBy' | 'proposed'
>;

/** What the words of a change need besides the booking reference. */
export function factsOf({ kind, segments, decideBy, proposed }: Omit<Told, 'id' | 'orderId'>) {
  const { before } = segments[0] ?? {};
  return {
    flight: before?.flightNumber ?? '',
    day: before?.date ?? '',
    change: kind,
    until: decideBy.toISOString(),
    other: proposed ? ('yes' as const) : ('no' as const),
  };
}

/**
 * Notifies the members whose order it is, and queues the e-mail to its contact, in the caller's
 * transaction.
 */
export async function notifyAirlineChange(
  trx: DatabaseTransaction,
  change: Told,
  event: AirlineChangeNews,
  now: Date,
): Promise<void> {
  await notifyMembersOfOrder(trx, change.orderId, { event, facts: factsOf(change) }, now);
  await enqueue(trx, SEND_AIRLINE_CHANGE, { airlineChangeId: change.id, event });
}

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
