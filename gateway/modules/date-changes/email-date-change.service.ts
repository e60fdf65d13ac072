import { globalId } from '#gateway/graphql/global-id.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { dateChangeEmail } from '#gateway/ports/documents/documents.ts';
import type { DateChangeNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { DateChange } from './date-change.model.ts';
import type { DateChangeDependencies } from './date-change-dependencies.ts';
import { findDateChange } from './read/find-date-changes.ts';

/** What the e-mail about a change says now. */
function newsOf({ state, cancellationCause }: DateChange): DateChangeNews {
  if (state === 'PENDING_PAYMENT') return 'HELD';
  if (state === 'CONFIRMED') return 'CHANGED';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'LAPSED' : 'CANCELLED';
}

/**
 * E-mails the contact of an order what became of a change of its date, unless that is not so any
 * more.
 */
export async function emailDateChange(
  sources: DateChangeDependencies,
  id: string,
  news: DateChangeNews,
  now: Date,
): Promise<void> {
  const { orders, timetable, mailer, addresses } = sources;
  const change = await findDateChange(sources, id, AIRLINE, now);
  if (!change || newsOf(change) !== news) return;
  const { newOrderId } = change;
  const order = newOrderId ? await orders.find({ id: newOrderId }, AIRLINE, now) : change.order;
  if (!order) return;
  const { locale, contact, reference } = order;
  const flights = change.bounds.flatMap((bound) =>
    bound.flights.flatMap((key) => timetable.flight(key) ?? []),
  );
  const email = await dateChangeEmail(
    {
      news,
      recipientName: contact.name,
      orderNumber: change.number,
      bookingReference: reference,
      totalDue: change.totalDue,
      flights: flights.map((flight) => flightForEmail(flight, locale)),
      paymentDueAt: change.paymentDueAt,
      paymentUrl: addresses.payment(globalId('DateChange', id), locale),
      orderUrl: addresses.order(reference, locale),
      receipt: newOrderId ? await sources.receiptOf(newOrderId, now) : null,
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
