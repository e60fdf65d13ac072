import { randomBytes } from 'node:crypto';
import type {
  WireEvent,
  WireEventType,
  WirePayment,
  WireRefund,
} from '#gateway/ports/payment-provider/wire.ts';
import type { EventRecord, PaymentRecord, RefundRecord } from './records.ts';

export const randomId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url')}`;

/**
 * Expiry is computed: every query sees a payment past its time as expired, whether or not the
 * sweeper has run.
 */
export function statusAt(payment: PaymentRecord, now: Date): PaymentRecord['status'] {
  const open = payment.status === 'CREATED' || payment.status === 'PENDING';
  return open && now.getTime() >= Date.parse(payment.expiresAt) ? 'EXPIRED' : payment.status;
}

/** A payment as the API shows it. */
export const wirePaymentOf = (
  payment: PaymentRecord,
  publicUrl: string,
  now: Date,
): WirePayment => ({
  id: payment.id,
  attemptId: payment.attemptId,
  status: statusAt(payment, now),
  amount: payment.amount,
  captured: { ...payment.amount, amount: payment.captured },
  refunded: { ...payment.amount, amount: payment.refunded },
  failureCode: payment.failureCode,
  paidAt: payment.paidAt,
  card: payment.card,
  hostedPageUrl: `${publicUrl}/pay/${payment.id}`,
});

/** A refund as the API shows it. */
export const wireRefundOf = ({
  refundId,
  paymentId,
  status,
  amount,
}: RefundRecord): WireRefund => ({
  refundId,
  paymentId,
  status,
  amount,
});

/** A webhook that reports the payment as recorded. */
export function eventOf(
  type: WireEventType,
  payment: PaymentRecord,
  refund: RefundRecord | null,
  publicUrl: string,
  now: Date,
): EventRecord {
  const event: WireEvent = {
    id: randomId('evt'),
    type,
    createdAt: now.toISOString(),
    payment: wirePaymentOf(payment, publicUrl, now),
    refund: refund && wireRefundOf(refund),
  };
  return {
    id: event.id,
    paymentId: payment.id,
    type,
    createdAt: event.createdAt,
    url: payment.webhookUrl,
    notBefore: new Date(now.getTime() + payment.webhookDelaySeconds * 1000).toISOString(),
    body: JSON.stringify(event),
    delivered: false,
  };
}
