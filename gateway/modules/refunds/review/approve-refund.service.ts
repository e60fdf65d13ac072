import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { refundCoupons } from '#gateway/modules/orders/give-up/give-up-coupons.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { keptPayment } from '#gateway/modules/payments/payment-standing.ts';
import { tellRefund } from '#gateway/modules/refunds/notices/tell-refund.ts';
import { seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import { insertPayouts, paidOut } from '#gateway/modules/refunds/payout/payouts.repository.ts';
import type { Refund } from '#gateway/modules/refunds/refund.model.ts';
import type { RefundSources } from '#gateway/modules/refunds/refund-sources.ts';
import { giveUpSeats } from '#gateway/modules/seats/cancel/give-up-seats.service.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { dividePayout, type PaidWith } from './divide-payout.ts';

/** The payments that paid for the tickets of an order, the latest first. Read before the order is locked: they do not change any more. */
export const paymentsOfTickets = async (
  { payments, paidAlong }: Pick<RefundSources, 'payments' | 'paidAlong'>,
  orderId: string,
  now: Date,
): Promise<PaidWith[]> => {
  const found: PaidWith[] = [];
  for (const id of await paidAlong(orderId)) {
    const kept = keptPayment(await payments.ofOrder(id, AIRLINE, now));
    if (kept?.captured) found.push({ id: kept.id, captured: kept.captured.amount });
  }
  return found;
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
  { paid, now }: { readonly paid: readonly PaidWith[]; readonly now: Date },
): Promise<boolean> => {
  if (!(await refundCoupons(trx, sources, order, segments, now))) return false;
  const funds = await giveUpSeats(trx, order.id, seatKeysOf(segments), now);
  const gone = await paidOut(
    trx,
    paid.map(({ id }) => id),
  );
  await insertPayouts(trx, refund.id, dividePayout(refund, paid, gone, funds));
  await enqueue(trx, 'pay-refund', { refundId: refund.id });
  await tellRefund(trx, { refundId: refund.id, orderId: order.id }, 'REFUND_APPROVED', now);
  return true;
};
