import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { OPEN_STATES } from '#gateway/modules/payments/payments.condition.ts';
import type { ProviderPayment } from '#gateway/ports/payment-provider/payment-provider.ts';

/** What changes about an attempt by something that the provider said. */
export type PaymentMove = Pick<
  Payment,
  'state' | 'failure' | 'settledAt' | 'providerStatus' | 'providerStatusAt'
> &
  Pick<ProviderPayment, 'providerReference' | 'captured' | 'card'>;

/** Moves an attempt from where the caller saw it; false when something else came first. */
export async function movePayment(
  trx: DatabaseTransaction,
  before: Payment,
  move: PaymentMove,
): Promise<boolean> {
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
      captured_currency: move.captured.currency,
      card_scheme: move.card?.scheme ?? null,
      card_last_digits: move.card?.lastDigits ?? null,
    })
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an attempt that the provider refused to make. */
export async function refusePayment(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'FAILED', failure: 'PROVIDER_ERROR', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .execute();
}

/**
 * Ends the attempts to pay what its traveller has given up. Money may turn up all the same. The
 * caller holds the flight order's lock.
 */
export async function abandonPayments(
  trx: DatabaseTransaction,
  payableId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'FAILED', failure: 'ABANDONED', settled_at: now })
    .where('payable_id', '=', payableId)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
}

/**
 * Writes down that attempts have run out; answers how many. Every viewer saw it before. Locks their
 * orders, and leaves out those at which a report is being recorded: the next round sees what became
 * of them.
 */
export async function closeExpired(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(({ ref }) => ({ state: 'EXPIRED', settled_at: ref('expires_at') }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments as due')
        .innerJoin('orders', 'orders.id', 'due.order_id')
        .select('due.id')
        .where('due.state', 'in', ['CREATED', 'PENDING'])
        .where('due.expires_at', '<=', now)
        .forUpdate('orders')
        .skipLocked(),
    )
    .where('state', 'in', ['CREATED', 'PENDING'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Writes down that the attempts to pay something have run out with it. The caller holds its lock.
 */
export async function expirePaymentsOf(
  trx: DatabaseTransaction,
  payableId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set(({ ref }) => ({ state: 'EXPIRED', settled_at: ref('expires_at') }))
    .where('payable_id', '=', payableId)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .where('expires_at', '<=', now)
    .execute();
}

/** Notes that the provider is asked. */
export async function noteAsked(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('payments').set({ asked_at: now }).where('id', '=', id).execute();
}

/** Writes down that the provider does not know an attempt, so that it is asked about it no more. */
export async function closeUnknown(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_status: 'EXPIRED', provider_status_at: now })
    .where('id', '=', id)
    .where('provider_status', 'in', ['CREATED', 'PENDING'])
    .execute();
}

/** A message of the provider, as it was received. */
type ReceivedEvent = {
  readonly eventId: string;
  readonly paymentId: string;
  readonly type: string;
  readonly receivedAt: Date;
};

/**
 * Stores an event; false when it was stored before. A copy that comes meanwhile waits for the
 * first.
 */
export async function keepEvent(
  trx: DatabaseTransaction,
  { eventId, paymentId, type, receivedAt }: ReceivedEvent,
): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values({ event_id: eventId, payment_id: paymentId, type, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How long after a question about an attempt the provider is asked again. */
const DUE_AGAIN_MILLISECONDS = 50_000;

/**
 * Takes attempts that the provider has not ended, as far as we heard, and notes that it is asked
 * about them, so that no other gateway asks too. Those that can still be paid in time come first;
 * among them those that were never asked about, the newest first, then those asked about longest
 * ago.
 * @returns their ids
 */
export async function takeDueQuestions(db: Database, now: Date, most: number): Promise<string[]> {
  const before = new Date(now.getTime() - DUE_AGAIN_MILLISECONDS);
  const rows = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments as open')
        .select('open.id')
        .where('open.provider_status', 'in', OPEN_STATES)
        .where(({ or, eb }) =>
          or([
            eb('open.asked_at', 'is', null),
            eb('open.asked_at', '<=', before),
            // The demo's clock was set back.
            eb('open.asked_at', '>', now),
          ]),
        )
        .orderBy(sql`open.expires_at > ${now}`, 'desc')
        .orderBy('open.asked_at', (order) => order.asc().nullsFirst())
        .orderBy('open.ordinal', 'desc')
        .limit(most)
        .forUpdate('open')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
