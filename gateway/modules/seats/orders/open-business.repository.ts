import type { Database } from '#gateway/database/database.ts';

/** Whether seats that a member chose for an order of the member's wait for payment. */
export const hasOpenSeatOrder = async (
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('seat_orders')
    .innerJoin('orders', 'orders.id', 'seat_orders.order_id')
    .select('seat_orders.id')
    .where('orders.member_id', '=', memberId)
    .where('seat_orders.state', '=', 'PENDING_PAYMENT')
    .where('seat_orders.payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
