import type { DateChangeSources } from '#gateway/modules/date-changes/date-change-sources.ts';
import { enqueueMail } from '#gateway/modules/date-changes/date-changes.jobs.ts';
import {
  cancelRefusal,
  dateChangeAt,
} from '#gateway/modules/date-changes/read/date-change-standing.ts';
import { loadDateChange } from '#gateway/modules/date-changes/read/date-changes.repository.ts';
import { paymentStanding } from '#gateway/modules/payments/payment-standing.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelDateChangeErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { lockDateChange, markDateChangeCancelled } from './date-change-changes.repository.ts';
import { leaveChangeMessage } from './leave-change-message.ts';
import { seatsHeld } from './seats-held.ts';

/** A request to cancel a change of date. */
export type DateChangeRequest = CommandRequest & { readonly dateChangeId: string };

/**
 * Cancels an unpaid change for its traveller and frees the new flights in the same transaction; the old ones stay booked.
 * @returns why it was not cancelled; null when it was, now or by the same request before
 */
export const cancelDateChange = async (
  sources: DateChangeSources,
  request: DateChangeRequest,
  actor: Actor,
  now: Date,
): Promise<CancelDateChangeErrorCode | null> => {
  const { db, orders, payments } = sources;
  const seen = await loadDateChange(db, request.dateChangeId, actor, now);
  if (!seen) return 'ORDER_NOT_FOUND';
  await payments.confirmNow(seen.id, actor, now, 'DATE_CHANGE');
  const { code } = await idempotent<CancelDateChangeErrorCode, void>(
    db,
    'cancelDateChange',
    request,
    actor,
    async (trx) => {
      const order = await orders.lock(trx, seen.orderId, actor, now);
      const stored = order && (await lockDateChange(trx, seen.id));
      if (!stored) throw new Refused<CancelDateChangeErrorCode>('ORDER_NOT_FOUND');
      const instant = order.asOf;
      const change = dateChangeAt(stored, instant);
      const payment = await paymentStanding(trx, change.id, instant);
      const reason = cancelRefusal(change, payment);
      if (reason) throw new Refused<CancelDateChangeErrorCode>(reason);
      await markDateChangeCancelled(trx, change.id, 'TRAVELLER', instant);
      await leaveChangeMessage(trx, 'DATE_CHANGE_CANCELLED', change, instant);
      await enqueueMail(trx, change.id, 'CANCELLED');
      await sources.inventory.release(trx, seatsHeld(sources, order, change));
    },
  );
  if (!code) await payments.abandon({ id: seen.id, orderId: seen.orderId }, now);
  return code;
};
