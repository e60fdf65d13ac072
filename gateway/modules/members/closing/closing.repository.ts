import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';

/** At most this many accounts are closed at once. */
const MOST = 100;

/** The members whose last day is before a commercial day. */
export async function accountsToClose(db: Database, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('closes_on', '<', today)
    .where('closed_at', 'is', null)
    .orderBy('closes_on')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes an account: the contacts are free for others, and no password opens it. */
export async function markClosed(
  trx: DatabaseTransaction,
  memberId: string,
  now: Date,
): Promise<void> {
  await trx.updateTable('members').set({ closed_at: now }).where('id', '=', memberId).execute();
  await trx.deleteFrom('member_contacts').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('contact_changes').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('member_passwords').where('member_id', '=', memberId).execute();
}

/** Removes members whose account was closed before an instant, with all that is theirs. */
export const eraseMembersBefore = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('members')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('members')
          .select('id')
          .where('closed_at', '<', before)
          .orderBy('closed_at')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
