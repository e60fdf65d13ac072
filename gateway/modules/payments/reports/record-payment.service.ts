import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment, ReturnCause } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import {
  pointsProblem,
  spendPointsOf,
} from '#gateway/modules/payments/points/points-of-payment.ts';
import { giveBack } from '#gateway/modules/payments/returns/return-payment.service.ts';
import type {
  PaymentFailureCode,
  ProviderPayment,
} from '#gateway/ports/payment-provider/payment-provider.ts';
import type { PaymentFailure } from '#gateway/resolvers.gen.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { PAYMENT_STATES, type PaymentState } from '#schema/codes/orders/states.ts';
import { equalMoney, isZeroMoney, type Money, zeroMoney } from '#schema/rules/base/money.ts';
import { mayMove } from '#schema/rules/base/state-machine.ts';
import { movePayment, type PaymentMove } from './payment-moves.repository.ts';

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
type Brought = 'MONEY' | 'OTHER_MONEY' | 'NOTHING';

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
function statusFromProvider(
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

type Sources = Pick<PaymentDependencies, 'ids' | 'payables' | 'nowIn' | 'log'>;

/**
 * Records what the provider says of an attempt, in the caller's transaction: the one way for
 * webhooks, queries and jobs. Money that comes settles what it is for in the same transaction, or
 * is left to be sent back: when that is cancelled, when its time to be paid is over at the instant
 * we hear of the money (its seats are free to everybody from then on, so the time it was paid at
 * the provider does not count), when another attempt had paid it, and when it is another amount
 * than was asked for.
 * @returns false when there is no such attempt
 */
export async function recordPayment(
  trx: DatabaseTransaction,
  { ids, payables, nowIn, log }: Sources,
  report: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const known = await findPayment(trx, report.attemptId, AIRLINE, now);
  if (!known) return false;
  const { kind, id } = known.payable;
  // What changes an order or its payments waits here for the order, so that locks are never taken
  // in a circle.
  const payable = await payables[kind].lock(trx, id, AIRLINE, now);
  const instant = await nowIn(trx);
  const brought = await moveOn(trx, known.id, report, instant);
  if (brought === 'NOTHING') return true;
  const goesBack = (cause: ReturnCause) =>
    giveBack(trx, {
      id: ids.uuid(instant),
      paymentId: known.id,
      amount: report.captured,
      cause,
      createdAt: instant,
    });
  if (brought === 'OTHER_MONEY') {
    log.error({ paymentId: known.id, reason: 'OTHER_AMOUNT' }, 'a payment of another amount came');
    await goesBack('OTHER_AMOUNT');
    return true;
  }
  if (!payable) throw new Error('Money came for something that does not exist');
  const settlement = (await hasItsPoints(trx, payable, known, instant))
    ? await payable.settle(known, instant)
    : 'DEAD';
  if (settlement === 'SETTLED') await spendPointsOf(trx, known, instant);
  if (settlement !== 'SETTLED') await goesBack(causeOf(settlement));
  return true;
}

/**
 * Moves an attempt by a report. What moved it meanwhile is read again, so that the report is not
 * lost to it.
 */
async function moveOn(
  trx: DatabaseTransaction,
  id: string,
  report: ProviderPayment,
  now: Date,
): Promise<Brought> {
  for (;;) {
    const before = await findPayment(trx, id, AIRLINE, now);
    const news = before && statusFromProvider(before, report, now);
    if (!news) return 'NOTHING';
    if (await movePayment(trx, before, news.move)) return news.brings;
  }
}

const causeOf = (settlement: 'PAID_BEFORE' | 'DEAD'): ReturnCause =>
  settlement === 'DEAD' ? 'ORDER_DEAD' : 'PAID_TWICE';

/**
 * Whether the points that belong to the money are still there: those of an attempt that had run out
 * may be spent.
 */
const hasItsPoints = async (
  trx: DatabaseTransaction,
  payable: Payable,
  used: Payment,
  now: Date,
): Promise<boolean> =>
  used.points === 0 ||
  isZeroMoney(payable.amountDue) ||
  (await pointsProblem(trx, payable, used, now)) === null;
