import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';

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
