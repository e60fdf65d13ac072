import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';

/** Until when a member's points are held; null where they never were. */
export async function heldUntil(db: Database, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('members')
    .select('points_held_until as until')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Holds a member's points until an instant. */
export async function holdPoints(
  trx: DatabaseTransaction,
  memberId: string,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ points_held_until: until })
    .where('id', '=', memberId)
    .execute();
}
