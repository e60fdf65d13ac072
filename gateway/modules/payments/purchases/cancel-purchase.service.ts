import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { paymentStatus } from '#gateway/modules/payments/payment-status.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { cancelRefusal, type Purchase, type PurchaseKind } from './purchase.ts';

/** Why a purchase was not cancelled. */
export type CancelPurchaseErrorCode = CancelExtrasOrderErrorCode;

/** Who ends an unpaid purchase: its traveller, or the clock. */
export type EndCause = 'TRAVELLER' | 'PAYMENT_WINDOW';

/** What becomes of unpaid purchases of one kind that are cancelled, or whose time is over. */
export type PurchaseEnd<P extends Purchase> = {
  /** Records that one is cancelled; false when something else came first. */
  markCancelled(trx: DatabaseTransaction, id: string, cause: EndCause, at: Date): Promise<boolean>;
  /** Frees what they held and leaves the messages about it. */
  release(
    trx: DatabaseTransaction,
    cancelled: readonly P[],
    cause: EndCause,
    now: Date,
  ): Promise<void>;
};

/** When a purchase that is ended was closed: one whose time was over, at the end of that time. */
export const closedAtOf = ({ paymentDueAt }: Purchase, cause: EndCause, now: Date): Date =>
  cause === 'PAYMENT_WINDOW' ? paymentDueAt : now;

/** Ends unpaid purchases in the caller's transaction, which has locked them. */
export async function endPurchases<P extends Purchase>(
  trx: DatabaseTransaction,
  end: PurchaseEnd<P>,
  purchases: readonly P[],
  cause: EndCause,
  now: Date,
): Promise<void> {
  const cancelled: P[] = [];
  for (const one of purchases)
    if (await end.markCancelled(trx, one.id, cause, closedAtOf(one, cause, now)))
      cancelled.push(one);
  await end.release(trx, cancelled, cause, now);
}

/**
 * Ends the purchases of a kind whose time is over: records what every query shows already, and
 * frees what they held. Any number of gateways may do so at once.
 * @param lockDue locks at most so many of them, without those that another transaction has locked
 * @returns how many there were
 */
export const expirePurchases = <P extends Purchase>(
  db: Database,
  end: PurchaseEnd<P>,
  lockDue: (trx: DatabaseTransaction, now: Date, most: number) => Promise<P[]>,
  now: Date,
): Promise<number> =>
  processInBatches((most) =>
    inTransaction(db, async (trx) => {
      const due = await lockDue(trx, now, most);
      await endPurchases(trx, end, due, 'PAYMENT_WINDOW', now);
      return due.length;
    }),
  );

type Sources = {
  readonly db: Database;
  readonly payments: Pick<PaymentService, 'confirmNow' | 'abandon'>;
  readonly nowIn: (db: Database) => Promise<Date>;
};

/**
 * Cancels an unpaid purchase for its traveller and frees what it held in the same transaction. The
 * provider is asked first, so that one that was paid a moment ago is not cancelled by mistake.
 * @returns why it was not cancelled; null when it was, now or by the same request before
 */
export async function cancelPurchase<P extends Purchase>(
  { db, payments, nowIn }: Sources,
  kind: PurchaseKind<P> & PurchaseEnd<P>,
  { id, operation, request }: { id: string; operation: string; request: CommandRequest },
  actor: Actor,
  now: Date,
): Promise<CancelPurchaseErrorCode | null> {
  const seen = await kind.find(db, id, actor, now);
  if (!seen) return 'ORDER_NOT_FOUND';
  await payments.confirmNow(id, actor, now, kind.name);
  const { code } = await idempotent<CancelPurchaseErrorCode, void>(
    db,
    operation,
    request,
    actor,
    async (trx) => {
      const locked = await kind.lock(trx, seen, actor, now);
      const instant = await nowIn(trx);
      const purchase = locked ? await kind.find(trx, id, actor, instant) : null;
      if (!purchase) throw new Refused<CancelPurchaseErrorCode>('ORDER_NOT_FOUND');
      const reason = cancelRefusal(purchase, await paymentStatus(trx, id, instant));
      if (reason) throw new Refused<CancelPurchaseErrorCode>(reason);
      await endPurchases(trx, kind, [purchase], 'TRAVELLER', instant);
    },
  );
  if (!code) await payments.abandon({ id, orderId: kind.orderIdOf(seen) }, now);
  return code;
}
