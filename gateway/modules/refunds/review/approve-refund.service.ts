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
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** A payment, and how much of it came, in minor units. */
export type PaidWith = { readonly id: string; readonly captured: number };

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
 * What goes back of each payment: for the flights of those that paid for the tickets, the latest first and none beyond what is left
 * of it; of those that paid for seats what they paid.
 */
const payoutsOf = (
  { amounts }: Pick<Refund, 'amounts'>,
  paid: readonly PaidWith[],
  gone: ReadonlyMap<string, number>,
  funds: readonly SeatFund[],
) => {
  const parts = new Map<string, number>();
  const add = (id: string, amount: number) => parts.set(id, (parts.get(id) ?? 0) + amount);
  let due = amounts.total.amount;
  for (const { id, captured } of paid) {
    const part = Math.min(due, captured - (gone.get(id) ?? 0));
    if (part > 0) add(id, part);
    due -= Math.max(0, part);
  }
  if (due > 0) throw new Error('more would go back than was paid');
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
  { paid, now }: { readonly paid: readonly PaidWith[]; readonly now: Date },
): Promise<boolean> => {
  if (!(await refundCoupons(trx, sources, order, segments, now))) return false;
  const funds = await giveUpSeats(trx, order.id, seatKeysOf(segments), now);
  const gone = await paidOut(
    trx,
    paid.map(({ id }) => id),
  );
  await insertPayouts(trx, refund.id, payoutsOf(refund, paid, gone, funds));
  await enqueue(trx, 'pay-refund', { refundId: refund.id });
  await tellRefund(trx, { refundId: refund.id, orderId: order.id }, 'REFUND_APPROVED', now);
  return true;
};
