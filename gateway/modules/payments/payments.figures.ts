import type { Figure } from '#gateway/jobs/figure.ts';
import { countOpenPayments, moneyToReturn } from './payment-counts.repository.ts';

/** Money that goes or went back to its payers. */
export const paymentReturns: Figure = {
  name: 'payment_returns',
  help: 'Money that goes or went back to its payers, by cause and state',
  labelNames: ['cause', 'state'],
  read: async ({ services }) =>
    (await services.payments.countReturns()).map(({ count, ...labels }) => ({
      labels,
      value: count,
    })),
};

/** Attempts to pay that have not ended. */
export const paymentsOpen: Figure = {
  name: 'payments_open',
  help: 'Attempts to pay that are open, by state',
  labelNames: ['state'],
  read: async ({ db }) =>
    (await countOpenPayments(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
};

/** What the airline still owes. */
export const moneyOwed: Figure = {
  name: 'payment_returns_due_minor_units',
  help: 'Money that has still to go back, in minor units, by currency and state',
  labelNames: ['currency', 'state'],
  read: async ({ db }) =>
    (await moneyToReturn(db)).map(({ amount, ...labels }) => ({ labels, value: amount })),
};
