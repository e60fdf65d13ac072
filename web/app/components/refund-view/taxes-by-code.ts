import type { PassengerRefundFragment } from './passenger-refund.gen.ts';

type Tax = PassengerRefundFragment['taxes'][number];

/**
 * Each tax once, with what comes back of it for all flights, in the order in which they are first
 * named.
 */
export const taxesByCode = (taxes: readonly Tax[]): Tax[] =>
  [...Map.groupBy(taxes, ({ code }) => code)].map(([code, same]) => ({
    code,
    amount: {
      currency: same[0]?.amount.currency ?? '',
      amount: same.reduce((sum, { amount }) => sum + amount.amount, 0),
    },
  }));
