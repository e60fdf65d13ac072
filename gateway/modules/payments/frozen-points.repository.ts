import type { Database } from '#gateway/database/database.ts';

/** How many points of a member belong to attempts to pay that are open: they are frozen (RULES 9.15). */
export const frozenPoints = async (db: Database, memberId: string, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('payments')
    .innerJoin('benefit_orders', 'benefit_orders.id', 'payments.benefit_order_id')
    .select(({ fn }) => fn.sum<string | null>('payments.points').as('points'))
    .where('benefit_orders.member_id', '=', memberId)
    .where('payments.state', 'in', ['CREATED', 'PENDING'])
    .where('payments.expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.points ?? 0);
};
