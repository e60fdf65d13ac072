import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  endProcedure,
  refundCoupons,
} from '#gateway/modules/orders/release-coupons/release-coupons.service.ts';
import {
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { notifyRefund } from '#gateway/modules/refunds/notifications/email-refund.service.ts';
import { seatKeysOf } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import { insertPayouts } from '#gateway/modules/refunds/payout/payouts.repository.ts';
import {
  type PaidWith,
  paymentsOfTickets,
  refundParts,
} from '#gateway/modules/refunds/payout/refund-parts.ts';
import type { Refund } from '#gateway/modules/refunds/refund.model.ts';
import {
  freeRefundCoupons,
  moveRefund,
  rejectRefund,
} from '#gateway/modules/refunds/refund-changes.repository.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund, lockRefund, refundsIn } from '#gateway/modules/refunds/refunds.repository.ts';
import { releasePassengerSeats } from '#gateway/modules/seats/cancel/release-seats.service.ts';
import type { RefundDecision } from '#gateway/ports/refund-office/refund-office.port.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { WithdrawRefundErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What an approval does, in the caller's transaction, which holds the order's lock: coupons, order,
 * flights' seats, chosen seats and what goes back change together, and the payout is queued.
 * @returns false where a coupon could not be refunded any more; then the transaction must be rolled
 *   back
 */
export async function carryOutRefund(
  trx: DatabaseTransaction,
  sources: Pick<RefundDependencies, 'inventory'>,
  refund: Pick<Refund, 'id' | 'amounts' | 'seats'>,
  order: Order,
  segments: readonly PassengerSegmentView[],
  { paid, now }: { readonly paid: readonly PaidWith[]; readonly now: Date },
): Promise<boolean> {
  if (!(await refundCoupons(trx, sources, order, segments, now))) return false;
  const funds = await releasePassengerSeats(trx, order.id, seatKeysOf(segments), now);
  const parts = await refundParts(trx, refund.amounts.total, paid, funds);
  const missing = refund.amounts.total.amount + sumOf(funds) - sumOf(parts);
  if (missing > 0) throw new Error('more would go back than was paid');
  await insertPayouts(trx, refund.id, parts);
  await enqueue(trx, 'pay-refund', { refundId: refund.id });
  await notifyRefund(trx, { refundId: refund.id, orderId: order.id }, 'REFUND_APPROVED', now);
  return true;
}

/** Ends a request that changed nothing: its coupons can be flown, and given back by another one. */
export const letGoOf = async (trx: DatabaseTransaction, refundId: string): Promise<void> =>
  endProcedure(trx, await freeRefundCoupons(trx, refundId));

/** The passengers on segments of an order that a refund is about. */
const segmentsOf = (
  order: Parameters<typeof passengerSegmentsIn>[0],
  { passengers }: Pick<Refund, 'passengers'>,
) =>
  passengerSegmentsIn(order).filter(({ passenger, segment }) =>
    passengers.some(
      ({ passengerId, segmentIndexes }) =>
        passengerId === passenger.id && segmentIndexes.includes(segment.index),
    ),
  );

/**
 * Does what the back office decided about a request, once: approves it, with all that follows, or
 * rejects it with a reason.
 */
async function decideRefund(
  sources: RefundDependencies,
  id: string,
  decision: RefundDecision,
  now: Date,
): Promise<boolean> {
  const { db, orders } = sources;
  const seen = await findRefund(db, { id }, AIRLINE, now);
  if (seen?.state !== 'UNDER_REVIEW') return false;
  const { orderId } = seen;
  const paid = await paymentsOfTickets(sources, orderId, now);
  return inTransaction(db, async (trx) => {
    const order = await orders.lock(trx, orderId, AIRLINE, now);
    if (!order) return false;
    await lockRefund(trx, id);
    const instant = order.asOf;
    if (!decision.approved) {
      if (!(await rejectRefund(trx, id, decision.rejection, instant))) return false;
      await letGoOf(trx, id);
      await notifyRefund(trx, { refundId: id, orderId }, 'REFUND_REJECTED', instant);
      return true;
    }
    if (!(await moveRefund(trx, id, ['UNDER_REVIEW', 'APPROVED'], instant))) return false;
    const how = { paid, now: instant };
    const done = await carryOutRefund(trx, sources, seen, order, segmentsOf(order, seen), how);
    if (!done) throw new Error('a coupon under review was used');
    return true;
  });
}

/**
 * Asks the back office about the requests under review, and does what it decided; answers about how
 * many. A decision that cannot be carried out keeps no other waiting, and is tried again in the
 * next round.
 */
export const askRefundOffice = async (sources: RefundDependencies, now: Date): Promise<number> =>
  forEachLogged(await refundsIn(sources.db, 'UNDER_REVIEW'), async (id) => {
    const decision = await sources.office.decisionOn(id);
    return decision !== null && decideRefund(sources, id, decision, now);
  });

/** A request to withdraw a refund. */
type Withdrawal = CommandRequest & { readonly refundId: string };

type Sources = Pick<RefundDependencies, 'db' | 'orders' | 'nowIn'>;

/**
 * Withdraws a refund that is under review: its coupons can be flown again. A decision that came
 * first stands.
 * @returns why it was not withdrawn; null when it was, now or by the same request before
 */
export async function withdrawRefund(
  { db, orders, nowIn }: Sources,
  request: Withdrawal,
  actor: Actor,
  now: Date,
): Promise<WithdrawRefundErrorCode | null> {
  const { code } = await idempotent<WithdrawRefundErrorCode, void>(
    db,
    'withdrawRefund',
    request,
    actor,
    async (trx) => {
      const refund = await findRefund(trx, { id: request.refundId }, actor, now);
      if (!refund) throw new Refused<WithdrawRefundErrorCode>('REFUND_NOT_FOUND');
      const { id: refundId, orderId } = refund;
      await orders.orderForPayment(trx, orderId, actor, now);
      await lockRefund(trx, refundId);
      const instant = await nowIn(trx);
      if (!(await moveRefund(trx, refundId, ['UNDER_REVIEW', 'WITHDRAWN'], instant)))
        throw new Refused<WithdrawRefundErrorCode>('REFUND_NOT_UNDER_REVIEW');
      await letGoOf(trx, refundId);
      await notifyRefund(trx, { refundId, orderId }, 'REFUND_WITHDRAWN', instant);
    },
  );
  return code;
}
