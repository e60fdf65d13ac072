import type { DatabaseTransaction } from '#gateway/database/database.ts';

/**
 * The devices on which a member has signed in. Others who note one for this member wait until the
 * transaction ends.
 */
export async function lockDevices(trx: DatabaseTransaction, memberId: string): Promise<string[]> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
  const rows = await trx
    .selectFrom('member_devices')
    .select('device')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ device }) => device);
}

export async function storeDevice(
  trx: DatabaseTransaction,
  memberId: string,
  device: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_devices')
    .values({ member_id: memberId, device, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}
