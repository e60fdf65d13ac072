import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A payment, and what it paid in money and points together, in minor units. */
export type PaidWith = { readonly id: string; readonly value: number };

/** What goes back of a payment, in money and points together, in minor units. */
export type RefundPart = { readonly paymentId: string; readonly amount: number };

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
