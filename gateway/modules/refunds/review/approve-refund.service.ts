import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { refundCoupons } from '#gateway/modules/orders/give-up/give-up-coupons.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { keptPayment } from '#gateway/modules/payments/payment-standing.ts';
import { tellRefund } from '#gateway/modules/refunds/notices/tell-refund.ts';
import { seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import { insertPayouts } from '#gateway/modules/refunds/payout/payouts.repository.ts';
import type { Refund } from '#gateway/modules/refunds/refund.model.ts';
import type { RefundSources } from '#gateway/modules/refunds/refund-sources.ts';
import { giveUpSeats } from '#gateway/modules/seats/cancel/give-up-seats.service.ts';
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** The payment whose money an order was ticketed with. Read before the order is locked: it does not change any more. */
export const paymentOfOrder = async (
  { payments }: Pick<RefundSources, 'payments'>,
  orderId: string,
  now: Date,
): Promise<string | null> => keptPayment(await payments.ofOrder(orderId, AIRLINE, now))?.id ?? null;

/** What goes back of each payment: of the order's for the flights, of those that paid for seats what they paid. */
const payoutsOf = (
  { amounts }: Pick<Refund, 'amounts'>,
  paymentId: string | null,
  funds: readonly SeatFund[],
) => {
  const parts = new Map<string, number>();
  const add = (id: string, amount: number) => parts.set(id, (parts.get(id) ?? 0) + amount);
  if (amounts.total.amount > 0) {
    if (!paymentId) throw new Error('a ticketed order was paid');
    add(paymentId, amounts.total.amount);
  }
  for (const fund of funds) add(fund.paymentId, fund.amount);
  return [...parts].map(([id, amount]) => ({ paymentId: id, amount }));
};

/**
 * What an approval does, in the caller's transaction, which holds the order's lock: coupons, order, flights' seats, chosen seats and
 * what goes back change together, and the payout is queued.
 * @returns false where a coupon could not be refunded any more; then the transaction must be rolled back
 */
export const carryOutRefund = async (
  trx: DatabaseTransaction,
  sources: Pick<RefundSources, 'inventory'>,
  refund: Pick<Refund, 'id' | 'amounts' | 'seats'>,
  order: Order,
  segments: readonly PassengerSegmentView[],
  { paymentId, now }: { readonly paymentId: string | null; readonly now: Date },
): Promise<boolean> => {
  if (!(await refundCoupons(trx, sources, order, segments, now))) return false;
  const funds = await giveUpSeats(trx, order.id, seatKeysOf(segments), now);
  await insertPayouts(trx, refund.id, payoutsOf(refund, paymentId, funds));
  await enqueue(trx, 'pay-refund', { refundId: refund.id });
  await tellRefund(trx, { refundId: refund.id, orderId: order.id }, 'REFUND_APPROVED', now);
  return true;
};
