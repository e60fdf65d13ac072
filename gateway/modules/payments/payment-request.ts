import type { OrderRecord, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { OrderRequest } from '#gateway/requests/idempotent.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { formatDay } from '#schema/format/days.ts';
import { payVerdict } from '#schema/rules/orders/order-capabilities.ts';
import type { PayableName, Payment } from './payment.model.ts';
import { statusOf } from './payment-status.ts';

/**
 * A traveller's request to pay; `orderId` is the id of what is paid, a flight order unless `kind`
 * says otherwise.
 */
export type PaymentRequest = OrderRequest & {
  readonly kind?: PayableName;
  readonly locale: Locale;
  /**
   * Points that are to pay a part, or all of it; the password that releases them is no part of the
   * request.
   */
  readonly points?: number;
};

/**
 * Why an order cannot be paid now, by the rule from which screens render their button; null when it
 * can.
 */
export function paymentRefusal(
  order: OrderRecord,
  payments: readonly Payment[],
  now: Date,
): StartPaymentErrorCode | null {
  const { reason } = payVerdict({ ...order, payment: statusOf(payments, now) }, now);
  return reason === null || reason === 'ALREADY_PAID' || reason === 'PAYMENT_WINDOW_OVER'
    ? reason
    : 'ORDER_CLOSED';
}

/** What is paid for, a line a flight, in the words of codes and dates. */
export const paymentDescription = (segments: readonly OrderSegment[], locale: Locale): string[] =>
  segments.map(
    ({ flightNumber, origin, destination, departureDate }) =>
      `${flightNumber} ${origin}–${destination} ${formatDay(locale, departureDate)}`,
  );
