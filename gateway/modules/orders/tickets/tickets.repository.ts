import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { CouponState } from '#schema/codes/orders/states.ts';
import type { Coupon, CouponProcedure, Ticket } from './ticket.model.ts';

/** Which coupons change, and how. */
type CouponChange = {
  readonly segmentIndex: number;
  readonly passengerIds: readonly string[];
  readonly from: CouponState;
  readonly to: CouponState;
};

/**
 * Changes the coupons of passengers on a segment; answers how many were as expected. The lock of
 * their order is held.
 */
export async function changeCoupons(
  trx: DatabaseTransaction,
  { segmentIndex, passengerIds, from, to }: CouponChange,
): Promise<number> {
  if (passengerIds.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('coupons')
    .set({ state: to })
    .where('segment_index', '=', segmentIndex)
    .where('state', '=', from)
    .where('ticket_id', 'in', (eb) =>
      eb.selectFrom('tickets').select('tickets.id').where('passenger_id', 'in', passengerIds),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The next serials of tickets; each is given once and never again. */
export async function nextTicketSerials(
  trx: DatabaseTransaction,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('ticket_serials') as serial from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ serial }) => serial);
}

/** Adds tickets with their coupons. The database refuses a second first ticket of a passenger. */
export async function insertTickets(
  trx: DatabaseTransaction,
  tickets: readonly Ticket[],
): Promise<void> {
  await trx
    .insertInto('tickets')
    .values(
      tickets.map((ticket) => ({
        id: ticket.id,
        number: ticket.number,
        order_id: ticket.orderId,
        passenger_id: ticket.passengerId,
        reissue_of: ticket.reissueOf,
        issued_at: ticket.issuedAt,
        valid_until: ticket.validUntil,
      })),
    )
    .execute();
  await trx
    .insertInto('coupons')
    .values(
      tickets.flatMap(({ coupons }) =>
        coupons.map((coupon) => ({
          id: coupon.id,
          ticket_id: coupon.ticketId,
          number: coupon.number,
          order_id: coupon.orderId,
          segment_index: coupon.segmentIndex,
          state: coupon.state,
        })),
      ),
    )
    .execute();
}

const ticketsIn = (db: Database, orderId: string) =>
  db.selectFrom('tickets').selectAll().where('order_id', '=', orderId).orderBy('number').execute();
const couponsIn = (db: Database, orderId: string) =>
  db.selectFrom('coupons').selectAll().where('order_id', '=', orderId).orderBy('number').execute();

/** The tickets of an order that the caller may see, with their coupons as they are stored. */
export async function ticketsOf(db: Database, orderId: string): Promise<Ticket[]> {
  const tickets = await ticketsIn(db, orderId);
  const coupons = await couponsIn(db, orderId);
  return tickets.map((ticket) => ({
    id: ticket.id,
    number: ticket.number,
    orderId: ticket.order_id,
    passengerId: ticket.passenger_id,
    reissueOf: ticket.reissue_of,
    issuedAt: ticket.issued_at,
    validUntil: ticket.valid_until,
    coupons: coupons
      .filter(({ ticket_id }) => ticket_id === ticket.id)
      .map(
        (coupon): Coupon => ({
          id: coupon.id,
          ticketId: coupon.ticket_id,
          orderId: coupon.order_id,
          number: coupon.number,
          segmentIndex: coupon.segment_index,
          state: coupon.state as Coupon['state'],
          procedure: coupon.procedure as CouponProcedure | null,
        }),
      ),
  }));
}

/** Puts open coupons into a procedure; answers those that were in none. */
export async function takeCoupons(
  trx: DatabaseTransaction,
  ids: readonly string[],
  procedure: CouponProcedure,
): Promise<string[]> {
  const rows = await trx
    .updateTable('coupons')
    .set({ procedure })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .where('procedure', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the procedure that coupons are in, without an effect on them. */
export async function freeCoupons(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await trx.updateTable('coupons').set({ procedure: null }).where('id', 'in', ids).execute();
}

/** Marks coupons in the procedure as refunded; answers those that still could be. */
export async function markRefunded(
  trx: DatabaseTransaction,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .updateTable('coupons')
    .set({ state: 'REFUNDED', procedure: null })
    .where('id', 'in', ids)
    .where('state', '=', 'OPEN')
    .where('procedure', '=', 'REFUND')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that tickets of an order were refunded: some coupons, or all that it had. */
export async function markOrderRefunded(
  trx: DatabaseTransaction,
  orderId: string,
  now: Date,
): Promise<void> {
  const left = await trx
    .selectFrom('coupons')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['REFUNDED', 'EXCHANGED', 'VOID'])
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable('orders')
    .set(left ? { state: 'PART_REFUNDED' } : { state: 'REFUNDED', closed_at: now })
    .where('id', '=', orderId)
    .where('state', 'in', ['TICKETED', 'PART_REFUNDED'])
    .execute();
}
