import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { type Brought, newsIn } from '#gateway/modules/payments/attempts/what-the-provider-says.ts';
import type { ReturnCause } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import { insertReturn } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import type { ProviderPayment } from '#gateway/ports/payment-provider/payment-provider.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { movePayment } from './payment-moves.repository.ts';

type Sources = Pick<PaymentSources, 'ids' | 'orders' | 'nowIn' | 'log'>;

/**
 * Records what the provider says of an attempt, in the caller's transaction: the one way for webhooks, queries and
 * jobs. Money that comes settles the order in the same transaction, or is left to be sent back: when the order is
 * cancelled, when its 50 minutes are over at the instant we hear of the money (its seats are free to everybody from
 * then on, so the time it was paid at the provider does not count), when another attempt had paid it, and when it is
 * another amount than was asked for.
 * @returns false when there is no such attempt
 */
export const recordPayment = async (
  trx: DatabaseTransaction,
  { ids, orders, nowIn, log }: Sources,
  report: ProviderPayment,
  now: Date,
): Promise<boolean> => {
  const known = await findPayment(trx, report.attemptId, AIRLINE, now);
  if (!known) return false;
  // What changes an order or its payments waits here for the order, so that locks are never taken in a circle.
  await orders.orderForPayment(trx, known.orderId, AIRLINE, now);
  const instant = await nowIn(trx);
  const brought = await moveOn(trx, known.id, report, instant);
  if (brought === 'NOTHING') return true;
  if (brought === 'OTHER_MONEY') {
    log.error({ paymentId: known.id, reason: 'OTHER_AMOUNT' }, 'a payment of another amount came');
    await giveBack(trx, ids.uuid(instant), known.id, report.captured, 'OTHER_AMOUNT', instant);
    return true;
  }
  const settlement = await orders.settlePaid(trx, known.orderId, known.id, instant);
  if (settlement !== 'TICKETED')
    await giveBack(trx, ids.uuid(instant), known.id, report.captured, causeOf(settlement), instant);
  return true;
};

/** Moves an attempt by a report. What moved it meanwhile is read again, so that the report is not lost to it. */
const moveOn = async (
  trx: DatabaseTransaction,
  id: string,
  report: ProviderPayment,
  now: Date,
): Promise<Brought> => {
  for (;;) {
    const before = await findPayment(trx, id, AIRLINE, now);
    const news = before && newsIn(before, report, now);
    if (!news) return 'NOTHING';
    if (await movePayment(trx, before, news.move)) return news.brings;
  }
};

const causeOf = (settlement: 'ALREADY_TICKETED' | 'DEAD'): ReturnCause =>
  settlement === 'DEAD' ? 'ORDER_DEAD' : 'PAID_TWICE';

const giveBack = async (
  trx: DatabaseTransaction,
  id: string,
  paymentId: string,
  amount: Money,
  cause: ReturnCause,
  createdAt: Date,
): Promise<void> => {
  await insertReturn(trx, { id, paymentId, amount, cause, createdAt });
  await enqueue(trx, 'return-payment', { returnId: id });
};
