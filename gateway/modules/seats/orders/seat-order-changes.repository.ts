import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';

/** Makes others who change a seat order wait until the transaction ends. */
export async function lockSeatOrder(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.selectFrom('seat_orders').select('id').where('id', '=', id).forUpdate().execute();
}

/** An order of preferred seats before the database has named it. */
export type NewSeatOrder = Pick<
  SeatOrder,
  'id' | 'orderId' | 'flightNumber' | 'departureDate' | 'locale' | 'createdAt' | 'paymentDueAt'
> & { readonly sessionId: string | null; readonly placedFrom: Buffer | null };

/** Adds a seat order; its seats follow. */
export async function insertSeatOrder(
  trx: DatabaseTransaction,
  order: NewSeatOrder,
  day: string,
): Promise<void> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('seat_order_numbers') as serial`.execute(trx);
  await trx
    .insertInto('seat_orders')
    .values({
      id: order.id,
      number: `S${day.replaceAll('-', '')}${rows[0]?.serial}`,
      order_id: order.orderId,
      session_id: order.sessionId,
      placed_from: order.placedFrom,
      flight_number: order.flightNumber,
      departure_date: order.departureDate,
      state: 'PENDING_PAYMENT',
      cancellation_cause: null,
      locale: order.locale,
      created_at: order.createdAt,
      payment_due_at: order.paymentDueAt,
      paid_at: null,
      closed_at: null,
    })
    .execute();
}

/**
 * Who chose the seats, and from where, is known while they are held: limits count by it, and
 * nothing else needs it.
 */
const CLOSED = { session_id: null, placed_from: null } as const;

/** Ends an unpaid seat order; false when something else came first. */
export async function markSeatOrderCancelled(
  trx: DatabaseTransaction,
  id: string,
  cause: CancellationCause,
  closedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('seat_orders')
    .set({ ...CLOSED, state: 'CANCELLED', cancellation_cause: cause, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an unpaid seat order a paid one. */
export async function markSeatOrderPaid(
  trx: DatabaseTransaction,
  id: string,
  paidAt: Date,
): Promise<void> {
  await trx
    .updateTable('seat_orders')
    .set({ ...CLOSED, state: 'PAID', paid_at: paidAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .execute();
}

/**
 * Records that seats of a paid seat order were given back for money: some, or all that were left.
 */
export async function markSeatOrderRefunded(
  trx: DatabaseTransaction,
  id: string,
  all: boolean,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('seat_orders')
    .set({ state: all ? 'REFUNDED' : 'PART_REFUNDED', closed_at: all ? at : null })
    .where('id', '=', id)
    .where('state', 'in', ['PAID', 'PART_REFUNDED'])
    .execute();
}

const open = (trx: DatabaseTransaction, now: Date) =>
  trx
    .selectFrom('seat_orders')
    .select('id')
    .where('state', '=', 'PENDING_PAYMENT')
    .where('payment_due_at', '>', now);

/** How many unpaid seat orders a browser has. */
export const countOpenSeatOrdersOf = async (
  trx: DatabaseTransaction,
  sessionId: string,
  now: Date,
): Promise<number> => (await open(trx, now).where('session_id', '=', sessionId).execute()).length;

/** The same of a network address. */
export const countOpenSeatOrdersFrom = async (
  trx: DatabaseTransaction,
  placedFrom: Buffer,
  now: Date,
): Promise<number> => (await open(trx, now).where('placed_from', '=', placedFrom).execute()).length;
