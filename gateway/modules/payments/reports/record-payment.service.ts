import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  type Brought,
  statusFromProvider,
} from '#gateway/modules/payments/attempts/provider-status.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment, ReturnCause } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import {
  pointsProblem,
  spendPointsOf,
} from '#gateway/modules/payments/points/points-of-payment.ts';
import { giveBack } from '#gateway/modules/payments/returns/give-back.ts';
import type { ProviderPayment } from '#gateway/ports/payment-provider/payment-provider.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import { movePayment } from './payment-moves.repository.ts';

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
