import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { SeatFund } from './seat.model.ts';

/** Which payments paid for seats that the viewer may see, and how much of each. */
export async function fundsOf(
  db: Database,
  seatIds: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatFund[]> {
  if (seatIds.length === 0) return [];
  const rows = await db
    .selectFrom('seat_funds')
    .innerJoin('chosen_seats', 'chosen_seats.id', 'seat_funds.seat_id')
    .innerJoin('orders', 'orders.id', 'chosen_seats.order_id')
    .selectAll('seat_funds')
    .where(visibleTo(viewer, now))
    .where('seat_funds.seat_id', 'in', seatIds)
    .orderBy('seat_funds.payment_id')
    .execute();
  return rows.map((row) => ({
    seatId: row.seat_id,
    paymentId: row.payment_id,
    amount: row.amount,
  }));
}

/** Records what paid for seats. */
export async function addFunds(
  trx: DatabaseTransaction,
  funds: readonly SeatFund[],
): Promise<void> {
  if (funds.length === 0) return;
  await trx
    .insertInto('seat_funds')
    .values(
      funds.map(({ seatId, paymentId, amount }) => ({
        seat_id: seatId,
        payment_id: paymentId,
        amount,
      })),
    )
    .execute();
}

/** Takes away what paid for seats that were given back; the caller moves it, or pays it back. */
export async function removeFunds(
  trx: DatabaseTransaction,
  seatIds: readonly string[],
): Promise<void> {
  if (seatIds.length === 0) return;
  await trx.deleteFrom('seat_funds').where('seat_id', 'in', seatIds).execute();
}
