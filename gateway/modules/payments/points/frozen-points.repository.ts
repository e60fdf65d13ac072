import type { Database } from '#gateway/database/database.ts';
import { OPEN_STATES } from '#gateway/modules/payments/open-states.condition.ts';

/**
 * How many points of a member belong to attempts to pay that are open: they are frozen
 * (RULES 9.15).
 */
export async function frozenPoints(db: Database, memberId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('points').as('points'))
    .where('points_of', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(row?.points ?? 0);
}
