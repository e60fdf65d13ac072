import type { InferOutput } from 'valibot';
import type { ProviderPayment, ProviderRefund } from './payment-provider.ts';
import type { wirePayment, wireRefund } from './wire.input.ts';

/** A checked payment of the wire in the words of the port. */
export const toProviderPayment = (payment: InferOutput<typeof wirePayment>): ProviderPayment => ({
  providerReference: payment.id,
  attemptId: payment.attemptId,
  status: payment.status,
  amount: payment.amount,
  captured: payment.captured,
  refunded: payment.refunded,
  failureCode: payment.failureCode,
  paidAt: payment.paidAt === null ? null : new Date(payment.paidAt),
  card: payment.card,
});

/** A checked refund of the wire in the words of the port. */
export const toProviderRefund = (refund: InferOutput<typeof wireRefund>): ProviderRefund => ({
  refundId: refund.refundId,
  providerReference: refund.paymentId,
  status: refund.status,
  amount: refund.amount,
});
