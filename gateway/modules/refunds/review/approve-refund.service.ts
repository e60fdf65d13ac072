import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { refundCoupons } from '#gateway/modules/orders/release-coupons/release-coupons.service.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { notifyRefund } from '#gateway/modules/refunds/notifications/notify-refund.ts';
import { seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import type { PaidWith } from '#gateway/modules/refunds/payout/divide-payout.ts';
import { insertPayouts } from '#gateway/modules/refunds/payout/payouts.repository.ts';
import { refundParts } from '#gateway/modules/refunds/payout/refund-parts.ts';
import type { Refund } from '#gateway/modules/refunds/refund.model.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { releasePassengerSeats } from '#gateway/modules/seats/cancel/release-seats.service.ts';

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What an approval does, in the caller's transaction, which holds the order's lock: coupons, order,
 * flights' seats, chosen seats and what goes back change together, and the payout is queued.
 * @returns false where a coupon could not be refunded any more; then the transaction must be rolled
 *   back
 */
export async function carryOutRefund(
  trx: DatabaseTransaction,
  sources: Pick<RefundDependencies, 'inventory'>,
  refund: Pick<Refund, 'id' | 'amounts' | 'seats'>,
  order: Order,
  segments: readonly PassengerSegmentView[],
  { paid, now }: { readonly paid: readonly PaidWith[]; readonly now: Date },
): Promise<boolean> {
  if (!(await refundCoupons(trx, sources, order, segments, now))) return false;
  const funds = await releasePassengerSeats(trx, order.id, seatKeysOf(segments), now);
  const parts = await refundParts(trx, refund.amounts.total, paid, funds);
  const missing = refund.amounts.total.amount + sumOf(funds) - sumOf(parts);
  if (missing > 0) throw new Error('more would go back than was paid');
  await insertPayouts(trx, refund.id, parts);
  await enqueue(trx, 'pay-refund', { refundId: refund.id });
  await notifyRefund(trx, { refundId: refund.id, orderId: order.id }, 'REFUND_APPROVED', now);
  return true;
}
