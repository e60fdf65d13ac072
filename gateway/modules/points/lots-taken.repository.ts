import type { Database } from '#gateway/database/database.ts';
import type { PointsTransfer } from './points.model.ts';

/** What a transfer took of a member at an occasion, by the day on which it would expire. */
export const lotsTakenAt = async (
  db: Database,
  memberId: string,
  occasion: string,
): Promise<PointsTransfer['lots'][number][]> => {
  const rows = await db
    .selectFrom('points_transfers')
    .innerJoin('points_entries', 'points_entries.transfer_id', 'points_transfers.id')
    .innerJoin('points_accounts', 'points_accounts.id', 'points_entries.account_id')
    .select(['points_entries.change', 'points_accounts.expires_on'])
    .where('points_transfers.occasion', '=', occasion)
    .where('points_accounts.member_id', '=', memberId)
    .orderBy('points_accounts.expires_on')
    .execute();
  return rows.map(({ change, expires_on }) => ({ points: -change, expiresOn: expires_on ?? '' }));
};
