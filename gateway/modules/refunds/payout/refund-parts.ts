import type { Database } from '#gateway/database/database.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { keptPayment } from '#gateway/modules/payments/payment-status.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { pointsFirst } from '#schema/rules/after-sale/points-first.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { dividePayout, type PaidWith, type RefundPart } from './divide-payout.ts';
import { paidOut } from './payouts.repository.ts';

const worthOf = ({ captured, points }: Payment): number =>
  (captured?.amount ?? 0) + pointsValue(points).amount;

/**
 * The payments that paid for the tickets of an order, the latest first. Read before the order is
 * locked: they do not change any more.
 */
export async function paymentsOfTickets(
  { payments, paidAlong }: Pick<RefundDependencies, 'payments' | 'paidAlong'>,
  orderId: string,
  now: Date,
): Promise<PaidWith[]> {
  const found: PaidWith[] = [];
  for (const id of await paidAlong(orderId)) {
    const kept = keptPayment(await payments.ofOrder(id, AIRLINE, now));
    if (kept) found.push({ id: kept.id, value: worthOf(kept) });
  }
  return found;
}

/** How what goes back is divided among the payments. @param total what goes back for the flights */
export async function refundParts(
  db: Database,
  total: Money,
  paid: readonly PaidWith[],
  funds: readonly SeatFund[],
): Promise<RefundPart[]> {
  const ids = paid.map(({ id }) => id);
  return dividePayout(total, paid, await paidOut(db, ids), funds);
}

/** How many points go back with such parts, before money (RULES 8.11). */
export async function pointsIn(
  db: Database,
  { payments }: { readonly payments: Pick<RefundDependencies['payments'], 'leftOf'> },
  parts: readonly RefundPart[],
): Promise<number> {
  const left = await payments.leftOf(
    db,
    parts.map(({ paymentId }) => paymentId),
  );
  return parts.reduce((sum, { paymentId, amount }) => {
    const own = left.get(paymentId);
    return own ? sum + pointsFirst(amount, own).points : sum;
  }, 0);
}
