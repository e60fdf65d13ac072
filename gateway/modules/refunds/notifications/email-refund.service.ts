import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund, notifiedRefund } from '#gateway/modules/refunds/refunds.repository.ts';
import { refundNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { RefundNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMoney } from '#schema/rules/base/money.ts';

/** The job that writes to the contact of the order. */
export const SEND_REFUND_NOTIFICATION = 'send-refund-news';

/**
 * Notifies the members whose order it is, and queues the e-mail to its contact, in the caller's
 * transaction.
 */
export async function notifyRefund(
  trx: DatabaseTransaction,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  event: RefundNews,
  now: Date,
): Promise<void> {
  const facts = await notifiedRefund(trx, refundId);
  await notifyMembersOfOrder(trx, orderId, { event, facts }, now);
  await enqueue(trx, SEND_REFUND_NOTIFICATION, { refundId, event });
}

/** E-mails the contact of an order what became of a refund, in the language of the order. */
export async function emailRefund(
  { db, orders, mailer, addresses }: RefundDependencies,
  id: string,
  event: RefundNews,
  now: Date,
): Promise<void> {
  const refund = await findRefund(db, { id }, AIRLINE, now);
  const order = refund && (await orders.find({ id: refund.orderId }, AIRLINE, now));
  if (!order) return;
  const { locale, contact } = order;
  const given = new Set(refund.passengers.flatMap(({ segmentIndexes }) => segmentIndexes));
  const flights = order.segments.filter(({ index }) => given.has(index));
  const email = await refundNewsEmail(
    {
      event,
      recipientName: contact.name,
      orderNumber: order.number,
      bookingReference: order.reference,
      refundNumber: refund.number,
      amount: addMoney(refund.amounts.total, refund.seats),
      parts: { points: refund.points, amount: refund.money },
      dueOn: refund.dueOn,
      rejection: refund.rejection,
      flights: flights.map((one) => flightForEmail(orders.flights.flightOf(one), locale)),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
