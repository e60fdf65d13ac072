import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentMove } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import type {
  PaymentFailureCode,
  PaymentStatus,
  ProviderPayment,
} from '#gateway/ports/payment-provider/payment-provider.ts';
import type { PaymentFailure } from '#gateway/resolvers.gen.ts';
import { PAYMENT_STATES, type PaymentState } from '#schema/codes/orders/states.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';

/** To the traveller a bank that could not make sure of the holder has declined. */
const FAILURES: Readonly<Record<PaymentFailureCode, PaymentFailure>> = {
  DECLINED: 'DECLINED',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  AUTHENTICATION_FAILED: 'DECLINED',
};

/** A payment that the provider has made is one whose page is open. */
const stateOf = (status: PaymentStatus): PaymentState =>
  status === 'CREATED' ? 'PENDING' : status;

const isEnd = (state: PaymentState): boolean => state !== 'CREATED' && state !== 'PENDING';

/**
 * What a report of the provider changes about an attempt, and whether it brings money; null when it is no news. States
 * only move forward, so reports may come late, twice and out of order; money is a fact, and turns FAILED and EXPIRED
 * into SUCCEEDED.
 */
export const newsIn = (
  before: Payment,
  report: ProviderPayment,
  now: Date,
): { readonly move: PaymentMove; readonly brings: 'MONEY' | 'NOTHING' } | null => {
  const next = stateOf(report.status);
  const told = before.providerStatus;
  const isNewState = mayMove(PAYMENT_STATES, before.state, next);
  const isNewStatus = told === null || mayMove(PAYMENT_STATES, told, report.status);
  if (!isNewState && !isNewStatus) return null;
  const state = isNewState ? next : before.state;
  const failure = report.failureCode && FAILURES[report.failureCode];
  return {
    brings: isNewState && next === 'SUCCEEDED' ? 'MONEY' : 'NOTHING',
    move: {
      state,
      failure: isNewState ? (next === 'FAILED' ? (failure ?? 'DECLINED') : null) : before.failure,
      settledAt: isNewState && isEnd(next) ? now : before.settledAt,
      providerReference: report.providerReference,
      providerStatus: isNewStatus ? report.status : told,
      providerStatusAt: isNewStatus ? now : before.providerStatusAt,
      captured: state === 'SUCCEEDED' ? report.captured : zeroMoney(before.amount.currency),
      card: report.card,
    },
  };
};
