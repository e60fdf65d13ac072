import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Card } from '#gateway/modules/members/member.model.ts';

/** So many cards are looked at in one go. */
const MOST = 100;

/** The members whose card has ended before a commercial day, the earliest first. */
export const membersWithEndedCard = async (db: Database, today: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('tier_until', '<', today)
    .where('closed_at', 'is', null)
    .orderBy('tier_until')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
};

/** Gives a member another card under the same number. */
export const storeCard = async (
  trx: DatabaseTransaction,
  memberId: string,
  { tier, validFrom, validUntil }: Omit<Card, 'number'>,
): Promise<void> => {
  await trx
    .updateTable('members')
    .set({ tier, tier_from: validFrom, tier_until: validUntil })
    .where('id', '=', memberId)
    .execute();
};
