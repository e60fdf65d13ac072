import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund } from '#gateway/modules/refunds/refunds.repository.ts';
import { refundNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { RefundNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMoney } from '#schema/rules/base/money.ts';

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
