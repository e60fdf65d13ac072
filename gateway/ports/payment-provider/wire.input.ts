import * as v from 'valibot';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { WirePayment, WireRefund } from './wire.ts';

const money = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(CURRENCY_CODES),
}) satisfies v.GenericSchema<unknown, Money>;

/** A payment in an answer or a webhook; unknown fields are left out. */
export const wirePayment = v.object({
  id: v.string(),
  attemptId: v.string(),
  status: v.picklist(['CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED']),
  amount: money,
  captured: money,
  refunded: money,
  failureCode: v.nullable(v.picklist(['DECLINED', 'INSUFFICIENT_FUNDS', 'AUTHENTICATION_FAILED'])),
  paidAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  card: v.nullable(
    v.object({ scheme: v.string(), lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  ),
  hostedPageUrl: v.pipe(v.string(), v.url()),
}) satisfies v.GenericSchema<unknown, WirePayment>;

export const wireRefund = v.object({
  refundId: v.string(),
  paymentId: v.string(),
  status: v.picklist(['PENDING', 'SUCCEEDED', 'FAILED']),
  amount: money,
}) satisfies v.GenericSchema<unknown, WireRefund>;

export const wireEvent = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.picklist([
    'payment.pending',
    'payment.succeeded',
    'booking-payment.failed',
    'payment.expired',
    'refund.succeeded',
  ]),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  payment: wirePayment,
  refund: v.nullable(wireRefund),
});
