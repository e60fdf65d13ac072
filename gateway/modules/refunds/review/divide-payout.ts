import type { Refund } from '#gateway/modules/refunds/refund.model.ts';
import type { SeatFund } from '#gateway/modules/seats/seat.model.ts';

/** A payment, and how much of it came, in minor units. */
export type PaidWith = { readonly id: string; readonly captured: number };

/**
 * What goes back of each payment: for the flights of those that paid for the tickets, the latest first and none beyond what is left
 * of it; of those that paid for seats what they paid.
 */
export const dividePayout = (
  { amounts }: Pick<Refund, 'amounts'>,
  paid: readonly PaidWith[],
  gone: ReadonlyMap<string, number>,
  funds: readonly Pick<SeatFund, 'paymentId' | 'amount'>[],
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
