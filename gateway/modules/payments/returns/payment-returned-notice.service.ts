import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type {
  PayableName,
  Payment,
  PaymentReturn,
} from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { latePaymentRefundedEmail } from '#gateway/ports/documents/documents.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { findReturn } from './payment-returns.repository.ts';

const DEAD: Partial<Record<PayableName, 'SEATS_DEAD' | 'CHANGE_DEAD'>> = {
  SEAT_ORDER: 'SEATS_DEAD',
  DATE_CHANGE: 'CHANGE_DEAD',
};

const causeIn = (
  cause: Exclude<PaymentReturn['cause'], 'REFUND'>,
  { payable }: Pick<Payment, 'payable'>,
) => (cause === 'ORDER_DEAD' && DEAD[payable.kind]) || cause;

/** E-mails the contact of an order that its money was sent back, and why. */
export async function mailPaymentReturned(
  { db, orders, payables, mailer, addresses }: PaymentDependencies,
  returnId: string,
  now: Date,
): Promise<void> {
  const returned = await findReturn(db, returnId);
  // A refund of tickets has e-mails of its own.
  if (!returned || returned.cause === 'REFUND') return;
  const order = await orders.find({ id: returned.orderId }, AIRLINE, now);
  if (!order) return;
  const { locale, contact } = order;
  const { kind, id } = returned.payable;
  const email = await latePaymentRefundedEmail(
    {
      recipientName: contact.name,
      orderNumber: (await payables[kind].find(id, AIRLINE, now))?.orderNumber ?? order.number,
      flights: order.segments.map((one) => flightForEmail(orders.flights.flightOf(one), locale)),
      amount: returned.amount,
      cause: causeIn(returned.cause, returned),
      searchUrl: addresses.search(locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
