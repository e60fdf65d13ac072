import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { OrderSegment } from './order.model.ts';
import { flightColumns } from './read/order-row.repository.ts';

/** Ends an unpaid order; false when something else came first. */
export async function markCancelled(
  trx: DatabaseTransaction,
  id: string,
  cause: CancellationCause,
  closedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ state: 'CANCELLED', cancellation_cause: cause, closed_at: closedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an unpaid order a ticketed one; false when something else came first. */
export async function markTicketed(
  trx: DatabaseTransaction,
  id: string,
  ticketedAt: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ state: 'TICKETED', ticketed_at: ticketedAt })
    .where('id', '=', id)
    .where('state', '=', 'PENDING_PAYMENT')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes when a receipt was last asked to be sent. */
export async function markReceiptSent(
  trx: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('orders').set({ receipt_sent_at: at }).where('id', '=', id).execute();
}

/** Notes that another browser of the same traveller has the order now. */
export async function handOver(
  trx: DatabaseTransaction,
  id: string,
  sessionId: string,
): Promise<void> {
  await trx.updateTable('orders').set({ session_id: sessionId }).where('id', '=', id).execute();
}

/**
 * The order that has a ticket of another channel, if one was made; until the transaction ends, no
 * other gateway makes it.
 */
export async function orderOfTicket(
  trx: DatabaseTransaction,
  number: string,
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${number}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('tickets')
    .select('order_id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/**
 * Records until when seats on a flight wait for payment with the seller, as the seller says it now.
 */
export async function setSeatsDue(
  trx: DatabaseTransaction,
  orderId: string,
  { flightNumber, date, seatsDueAt }: FlightElsewhere,
): Promise<void> {
  await trx
    .updateTable('order_segments')
    .set({ seats_due_elsewhere_at: seatsDueAt })
    .where('order_id', '=', orderId)
    .where('flight_number', '=', flightNumber)
    .where('departure_date', '=', date)
    .execute();
}

/** Writes what flight a segment of an order is now. */
export async function updateSegment(
  trx: DatabaseTransaction,
  orderId: string,
  segment: OrderSegment,
): Promise<void> {
  await trx
    .updateTable('order_segments')
    .set(flightColumns(segment))
    .where('order_id', '=', orderId)
    .where('index', '=', segment.index)
    .execute();
}

/** Writes when the last flight of an order leaves. */
export async function updateLastDeparture(
  trx: DatabaseTransaction,
  orderId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ last_departure_at: at })
    .where('id', '=', orderId)
    .execute();
}
