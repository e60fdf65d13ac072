import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { PointsTransfer } from './points.model.ts';

/** What a payment has spent and not got back, by the day on which it expires, the latest first. */
export async function lotsOfPayment(
  trx: DatabaseTransaction,
  paymentId: string,
): Promise<PointsTransfer['lots'][number][]> {
  const { rows } = await sql<{ points: number; expires_on: string }>`
    select -sum(points_entries.change)::integer as points, points_accounts.expires_on
    from points_transfers
      join points_entries on points_entries.transfer_id = points_transfers.id
      join points_accounts on points_accounts.id = points_entries.account_id
    where points_transfers.payment_id = ${paymentId} and points_accounts.member_id is not null
    group by points_accounts.expires_on having sum(points_entries.change) < 0
    order by points_accounts.expires_on desc`.execute(trx);
  return rows.map(({ points, expires_on }) => ({ points, expiresOn: expires_on }));
}
