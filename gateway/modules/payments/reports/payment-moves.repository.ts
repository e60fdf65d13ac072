import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { ProviderPayment } from '#gateway/ports/payment-provider/payment-provider.ts';

/** What changes about an attempt by something that the provider said. */
export type PaymentMove = Pick<
  Payment,
  'state' | 'failure' | 'settledAt' | 'providerStatus' | 'providerStatusAt'
> &
  Pick<ProviderPayment, 'providerReference' | 'captured' | 'card'>;

/** Moves an attempt from where the caller saw it; false when something else came first. */
export const movePayment = async (
  trx: DatabaseTransaction,
  before: Payment,
  move: PaymentMove,
): Promise<boolean> => {
  const row = await trx
    .updateTable('payments')
    .set({
      state: move.state,
      failure: move.failure,
      settled_at: move.settledAt,
      provider_reference: move.providerReference,
      provider_status: move.providerStatus,
      provider_status_at: move.providerStatusAt,
      captured_amount: move.captured.amount,
      card_scheme: move.card?.scheme ?? null,
      card_last_digits: move.card?.lastDigits ?? null,
    })
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends an attempt that the provider refused to make. */
export const refusePayment = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ state: 'FAILED', failure: 'PROVIDER_ERROR', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .execute();
};

/** Ends the attempts of an order that its traveller has given up. Money may turn up all the same. */
export const abandonPayments = async (db: Database, orderId: string, now: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ state: 'FAILED', failure: 'ABANDONED', settled_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
};

/** Records that attempts have expired; returns how many. Queries showed it before. */
export const closeExpired = async (db: Database, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(({ ref }) => ({ state: 'EXPIRED', settled_at: ref('expires_at') }))
    .where('state', 'in', ['CREATED', 'PENDING'])
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Ids of attempts that have not ended by the last report of the provider; those checked longest ago first. */
export const openAtProvider = async (db: Database, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_status', 'in', ['CREATED', 'PENDING'])
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Notes that the provider is asked. */
export const noteAsked = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.updateTable('payments').set({ asked_at: now }).where('id', '=', id).execute();
};
