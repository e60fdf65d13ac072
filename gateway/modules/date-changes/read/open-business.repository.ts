import type { Database } from '#gateway/database/database.ts';

/** Whether a change of date of an order of the member's waits for payment. */
export const hasOpenDateChange = async (
  db: Database,
  memberId: string,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('date_changes')
    .innerJoin('orders', 'orders.id', 'date_changes.order_id')
    .select('date_changes.id')
    .where('orders.member_id', '=', memberId)
    .where('date_changes.state', '=', 'PENDING_PAYMENT')
    .where('date_changes.payment_due_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
