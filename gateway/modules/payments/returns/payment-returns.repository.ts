import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  PayableKey,
  Payment,
  PaymentReturn,
} from '#gateway/modules/payments/payment.model.ts';
import { returnOf } from '#gateway/modules/payments/payment-row.repository.ts';

/**
 * Records that captured money is to go back. The database refuses a second return of a whole
 * payment, and more than was captured.
 */
export async function insertReturn(
  trx: DatabaseTransaction,
  { id, paymentId, amount, cause, createdAt }: Omit<PaymentReturn, 'state' | 'settledAt'>,
): Promise<void> {
  await trx
    .insertInto('payment_returns')
    .values({
      id,
      payment_id: paymentId,
      amount: amount.amount,
      currency: amount.currency,
      cause,
      state: 'PAYING',
      created_at: createdAt,
      settled_at: null,
    })
    .execute();
  await trx
    .updateTable('payments')
    .set(({ eb }) => ({ returned_amount: eb('returned_amount', '+', amount.amount) }))
    .where('id', '=', paymentId)
    .execute();
}

/**
 * One return, with the provider's reference of its payment. For the airline's own work: no viewer
 * is checked.
 */
export async function findReturn(
  db: Database,
  id: string,
): Promise<
  (PaymentReturn & Pick<Payment, 'orderId' | 'payable'> & { providerReference: string }) | null
> {
  const row = await db
    .selectFrom('payment_returns')
    .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
    .selectAll('payment_returns')
    .select([
      'payments.order_id',
      'payments.payable_kind',
      'payments.payable_id',
      'payments.provider_reference',
    ])
    .where('payment_returns.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...returnOf(row),
    orderId: row.order_id ?? row.payable_id,
    payable: { kind: row.payable_kind as PayableKey['kind'], id: row.payable_id },
    providerReference: row.provider_reference ?? '',
  };
}

/** Ids of returns that are not known to have reached the payer; the oldest first. */
export async function openReturns(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_returns')
    .select('id')
    .where('state', '<>', 'SUCCEEDED')
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many returns there are, by why money went back and how far it has come. */
export const countReturns = (
  db: Database,
): Promise<{ cause: string; state: string; count: number }[]> =>
  db
    .selectFrom('payment_returns')
    .select(({ fn }) => ['cause', 'state', fn.countAll<number>().as('count')])
    .groupBy(['cause', 'state'])
    .execute();

/** Writes down how a return went; false when it had gone through before, or is unknown. */
export async function settleReturn(
  trx: DatabaseTransaction,
  id: string,
  state: 'SUCCEEDED' | 'FAILED',
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('payment_returns')
    .set({ state, settled_at: state === 'SUCCEEDED' ? now : null })
    .where('id', '=', id)
    .where('state', '<>', 'SUCCEEDED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
