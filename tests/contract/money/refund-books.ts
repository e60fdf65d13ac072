import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

/** What is left of an order once a history of it is over. */
export type RefundBooks = {
  readonly state: string;
  /** Each coupon by passenger and segment, with what keeps it. */
  readonly coupons: readonly string[];
  readonly came: number;
  /** Went back or is on its way, with what the service that refunds says that it kept. */
  readonly returned: number;
  /** Seats on the flights that its tickets still hold. */
  readonly seats: number;
};

/** The books of an order; `kept` is what refunds of it kept as fees. */
export async function booksOf(db: Database, orderId: string, kept: number): Promise<RefundBooks> {
  const { rows } = await sql<{
    state: string;
    coupons: string[];
    came: number;
    back: number;
    seats: number;
  }>`
    select orders.state,
      (select array_agg(concat_ws(' ', passenger.index, coupons.segment_index, coupons.state, coupons.procedure)
          order by passenger.index, coupons.segment_index)
        from coupons join tickets on tickets.id = coupons.ticket_id
          join order_passengers as passenger on passenger.id = tickets.passenger_id
        where coupons.order_id = orders.id) as coupons,
      (select count(*) from coupons join tickets on tickets.id = coupons.ticket_id
          join order_passengers as passenger on passenger.id = tickets.passenger_id
        where coupons.order_id = orders.id and coupons.state <> 'REFUNDED' and passenger.type <> 'INF')::integer as seats,
      (select sum(captured_amount) from payments where order_id = orders.id)::integer as came,
      (select sum(returned_amount) from payments where order_id = orders.id)::integer as back
    from orders where id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no order');
  const { state, coupons, came, back, seats } = row;
  return { state, coupons, came, returned: back + kept, seats };
}

/** How many seats orders of this site hold on all flights, as their counters say. */
export async function seatsSold(db: Database): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(sold - sold_elsewhere), 0)::integer as sold from flight_inventory`.execute(
    db,
  );
  return rows[0]?.sold ?? 0;
}
