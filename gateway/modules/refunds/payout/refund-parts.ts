import type { Database } from '#gateway/database/database.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { keptPayment } from '#gateway/modules/payments/payment-status.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { pointsFirst } from '#schema/rules/after-sale/points-first.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { paidOut } from './payouts.repository.ts';

/** A payment, and what it paid in money and points together, in minor units. */
export type PaidWith = { readonly id: string; readonly value: number };

/** What goes back of a payment, in money and points together, in minor units. */
type RefundPart = { readonly paymentId: string; readonly amount: number };

/**
 * What goes back of each payment: for the flights of those that paid for the tickets, the latest
 * first and none beyond what is left of it; of those that paid for seats what they paid.
 * @param total what goes back for the flights
 * @param gone what went back of payments before, by their ids
 */
export function dividePayout(
  total: Pick<Money, 'amount'>,
  paid: readonly PaidWith[],
  gone: ReadonlyMap<string, number>,
  funds: readonly Pick<SeatFund, 'paymentId' | 'amount'>[],
): RefundPart[] {
  const parts = new Map<string, number>();
  const add = (id: string, amount: number) => parts.set(id, (parts.get(id) ?? 0) + amount);
  let due = total.amount;
  for (const { id, value } of paid) {
    const part = Math.min(due, value - (gone.get(id) ?? 0));
    if (part > 0) add(id, part);
    due -= Math.max(0, part);
  }
  for (const { paymentId, amount } of funds) add(paymentId, amount);
  return [...parts].map(([paymentId, amount]) => ({ paymentId, amount }));
}

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
