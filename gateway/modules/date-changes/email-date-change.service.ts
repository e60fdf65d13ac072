import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import { dateChangeEmail } from '#gateway/ports/documents/documents.ts';
import type { DateChangeNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { DateChange, StoredDateChange } from './date-change.model.ts';
import type { DateChangeDependencies } from './date-change-dependencies.ts';
import { findDateChange } from './read/find-date-changes.ts';

/** The messages about a change of date. */
type ChangeMessageEvent = Extract<MessageEvent, `DATE_CHANGE${string}`>;

/** The change, with the order on which it is told: once it is made, that is the new one. */
type ToldChange = Pick<StoredDateChange, 'orderId' | 'bounds' | 'totalDue' | 'paymentDueAt'> & {
  readonly toldOn?: string;
};

/**
 * Leaves a message about a change to the members whose order it is, in the caller's transaction.
 */
export function leaveChangeMessage(
  trx: DatabaseTransaction,
  event: ChangeMessageEvent,
  { orderId, toldOn = orderId, bounds, totalDue, paymentDueAt }: ToldChange,
  now: Date,
): Promise<void> {
  const [first] = bounds[0]?.flights ?? [];
  const due =
    event === 'DATE_CHANGE_HELD' ? { amount: totalDue, until: paymentDueAt.toISOString() } : {};
  const facts = { flight: first?.flightNumber ?? '', day: first?.date ?? '', ...due };
  const ends = { type: 'Order', id: orderId } as const;
  return notifyMembersOfOrder(trx, toldOn, { event, facts, ends }, now);
}

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
