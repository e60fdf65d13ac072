import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  CarriedSeat,
  StoredDateChange,
} from '#gateway/modules/date-changes/date-change.model.ts';
import { dateChangeOf } from '#gateway/modules/date-changes/read/date-changes.repository.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';

/** A change of date before the database has named it. */
export type NewDateChange = Omit<
  StoredDateChange,
  'number' | 'state' | 'newOrderId' | 'cancellationCause' | 'closedAt'
>;

const keyOf = ({ flightNumber, date }: FlightKey): FlightKey => ({ flightNumber, date });

/** Adds a change that waits for payment. @param day the commercial day on which it is made */
export async function insertDateChange(
  trx: DatabaseTransaction,
  change: NewDateChange,
  day: string,
): Promise<void> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('date_change_numbers') as serial`.execute(trx);
  await trx
    .insertInto('date_changes')
    .values({
      id: change.id,
      number: `C${day.replaceAll('-', '')}${rows[0]?.serial}`,
      order_id: change.orderId,
      new_order_id: null,
      kind: change.kind,
      state: 'PENDING_PAYMENT',
      cancellation_cause: null,
      bounds: JSON.stringify(
        change.bounds.map((bound) => ({ ...bound, flights: bound.flights.map(keyOf) })),
      ),
      quotes: JSON.stringify(change.quotes),
      seats: JSON.stringify(change.seats),
      currency: change.totalDue.currency,
      penalty: change.penalty.amount,
      add_collect: change.addCollect.amount,
      total_due: change.totalDue.amount,
      refund_due: change.refundDue.amount,
      created_at: change.createdAt,
      payment_due_at: change.paymentDueAt,
      closed_at: null,
    })
    .execute();
}

/** One change, locked until the transaction ends. */
export async function lockDateChange(
  trx: DatabaseTransaction,
  id: string,
): Promise<StoredDateChange | null> {
  const row = await trx
    .selectFrom('date_changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? dateChangeOf(row) : null;
}

/** Records that the tickets are reissued; false when something else came first. */
export async function markConfirmed(
  trx: DatabaseTransaction,
  id: string,
  made: { readonly newOrderId: string; readonly seats: readonly CarriedSeat[] },
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('date_changes')
    .set({
      state: 'CONFIRMED',
      new_order_id: made.newOrderId,
      seats: JSON.stringify(made.seats),
      closed_at: at,
    })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an unpaid change; false when something else came first. */
export async function markDateChangeCancelled(
  trx: DatabaseTransaction,
  id: string,
  cause: CancellationCause,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('date_changes')
    .set({ state: 'CANCELLED', cancellation_cause: cause, closed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes past their time to be paid, without those locked by another transaction: of one order, or
 * of all.
 */
export async function lockDueDateChanges(
  trx: DatabaseTransaction,
  now: Date,
  most: number,
  orderId: string | null = null,
): Promise<StoredDateChange[]> {
  const rows = await trx
    .selectFrom('date_changes')
    .selectAll()
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '<=', now)
    .$if(orderId !== null, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('payment_due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(dateChangeOf);
}
