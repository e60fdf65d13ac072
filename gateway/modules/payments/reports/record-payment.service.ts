import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { AIRLINE } from '#gateway/modules/orders/reader.ts';
import { newsIn } from '#gateway/modules/payments/attempts/what-the-provider-says.ts';
import type { Payment, ReturnCause } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { findPayment } from '#gateway/modules/payments/payments.repository.ts';
import { insertReturn } from '#gateway/modules/payments/returns/payment-returns.repository.ts';
import type { ProviderPayment } from '#gateway/ports/payment-provider/payment-provider.ts';
import { equalMoney } from '#schema/rules/base/money.ts';
import { movePayment } from './payment-moves.repository.ts';

type Sources = Pick<PaymentSources, 'ids' | 'orders' | 'nowIn'>;

/**
 * Records what the provider says of an attempt, in the caller's transaction: the one way for webhooks, queries and
 * jobs. Money that comes settles the order in the same transaction, or is left to be sent back: when the order is
 * cancelled, when its 50 minutes are over at the instant the report arrives (its seats are on sale from
 * then on, so the time it was paid at the provider does not count), and when another attempt had paid it.
 * @returns false when there is no such attempt
 * @throws when another amount was captured than was requested: that needs a person
 */
export const recordPayment = async (
  trx: DatabaseTransaction,
  { ids, orders, nowIn }: Sources,
  report: ProviderPayment,
  now: Date,
): Promise<boolean> => {
  const known = await findPayment(trx, report.attemptId, AIRLINE, now);
  if (!known) return false;
  // Every change of an order or its payments locks the order first, so there is no deadlock.
  await orders.orderForPayment(trx, known.orderId, AIRLINE, now);
  const before = await findPayment(trx, known.id, AIRLINE, now);
  const instant = await nowIn(trx);
  const news = before && newsIn(before, report, instant);
  if (!news || !(await movePayment(trx, before, news.move)) || news.brings === 'NOTHING')
    return true;
  if (!equalMoney(report.captured, before.amount))
    throw new Error('The provider captured another amount than it was asked for');
  const settlement = await orders.settlePaid(trx, before.orderId, before.id, instant);
  if (settlement !== 'TICKETED')
    await giveBack(trx, ids.uuid(instant), before, causeOf(settlement), instant);
  return true;
};

const causeOf = (settlement: 'ALREADY_TICKETED' | 'DEAD'): ReturnCause =>
  settlement === 'DEAD' ? 'ORDER_DEAD' : 'PAID_TWICE';

const giveBack = async (
  trx: DatabaseTransaction,
  id: string,
  { id: paymentId, amount }: Payment,
  cause: ReturnCause,
  createdAt: Date,
): Promise<void> => {
  await insertReturn(trx, { id, paymentId, amount, cause, createdAt });
  await enqueue(trx, 'return-payment', { returnId: id });
};
