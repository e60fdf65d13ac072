import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentMove } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import type {
  PaymentFailureCode,
  ProviderPayment,
} from '#gateway/ports/payment-provider/payment-provider.ts';
import type { PaymentFailure } from '#gateway/resolvers.gen.ts';
import { PAYMENT_STATES, type PaymentState } from '#schema/codes/orders/states.ts';
import { equalMoney, type Money, zeroMoney } from '#schema/rules/base/money.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';

/** To the traveller a bank that could not make sure of the holder has declined. */
const FAILURES: Readonly<Record<PaymentFailureCode, PaymentFailure>> = {
  DECLINED: 'DECLINED',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  AUTHENTICATION_FAILED: 'DECLINED',
};

/**
 * A payment that the provider has made is one whose page is open; one that succeeded and took
 * nothing has failed.
 */
function stateOf({ status, captured }: ProviderPayment, asked: Money): PaymentState {
  if (status === 'CREATED') return 'PENDING';
  if (status !== 'SUCCEEDED' || equalMoney(captured, asked)) return status;
  return captured.amount > 0 ? 'MISMATCHED' : 'FAILED';
}

function failureOf({ status, failureCode }: ProviderPayment): PaymentFailure {
  if (status === 'SUCCEEDED') return 'PROVIDER_ERROR';
  return failureCode ? FAILURES[failureCode] : 'DECLINED';
}

/** What comes with a report: the money that was asked for, other money, or none. */
export type Brought = 'MONEY' | 'OTHER_MONEY' | 'NOTHING';

function broughtBy(state: PaymentState): Brought {
  if (state === 'MISMATCHED') return 'OTHER_MONEY';
  return state === 'SUCCEEDED' ? 'MONEY' : 'NOTHING';
}

const isEnd = (state: PaymentState): boolean => state !== 'CREATED' && state !== 'PENDING';

/**
 * What a report of the provider changes about an attempt, and whether it brings money; null when it
 * is no news. States only move forward, so reports may come late, twice and out of order; money is
 * a fact, and turns FAILED and EXPIRED into SUCCEEDED or MISMATCHED.
 */
export function statusFromProvider(
  before: Payment,
  report: ProviderPayment,
  now: Date,
): { readonly move: PaymentMove; readonly brings: Brought } | null {
  const next = stateOf(report, before.amount);
  const told = before.providerStatus;
  const isNewState = mayMove(PAYMENT_STATES, before.state, next);
  const isNewStatus = told === null || mayMove(PAYMENT_STATES, told, report.status);
  if (!isNewState && !isNewStatus) return null;
  const state = isNewState ? next : before.state;
  return {
    brings: isNewState ? broughtBy(next) : 'NOTHING',
    move: {
      state,
      failure: isNewState ? (next === 'FAILED' ? failureOf(report) : null) : before.failure,
      settledAt: isNewState && isEnd(next) ? now : before.settledAt,
      providerReference: report.providerReference,
      providerStatus: isNewStatus ? report.status : told,
      providerStatusAt: isNewStatus ? now : before.providerStatusAt,
      captured:
        broughtBy(state) !== 'NOTHING' ? report.captured : zeroMoney(before.amount.currency),
      card: report.card,
    },
  };
}
