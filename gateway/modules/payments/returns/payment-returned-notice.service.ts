import { flightDataOf } from '#gateway/modules/orders/read/flight-data.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { latePaymentRefundedEmail } from '#gateway/ports/documents/documents.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { findReturn } from './payment-returns.repository.ts';

/** E-mails the contact of an order that its money was sent back, and why. */
export const mailPaymentReturned = async (
  { db, orders, mailer, addresses }: PaymentSources,
  returnId: string,
  now: Date,
): Promise<void> => {
  const returned = await findReturn(db, returnId);
  const order = returned && (await orders.find({ id: returned.orderId }, AIRLINE, now));
  if (!order) return;
  const { locale, contact } = order;
  const email = await latePaymentRefundedEmail(
    {
      recipientName: contact.name,
      orderNumber: order.number,
      flights: order.segments.map((one) => flightDataOf(orders.flights.flightOf(one), locale)),
      amount: returned.amount,
      cause: returned.cause,
      searchUrl: addresses.search(locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
};
