import type { DatabaseTransaction } from '#gateway/database/database.ts';

/** What is to be erased of a refund. */
export type DueRefund = { readonly id: string; readonly fileIds: readonly string[] };

/**
 * Takes refunds that ended before an instant and still have notes or proofs, marks them as erased,
 * and answers their files.
 */
export async function eraseNotes(
  trx: DatabaseTransaction,
  before: Date,
  now: Date,
  most: number,
): Promise<DueRefund[]> {
  const due = await trx
    .selectFrom('refunds')
    .select('id')
    .where('ended_at', '<', before)
    .where('erased_at', 'is', null)
    .orderBy('ended_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await trx
    .updateTable('refunds')
    .set({ note: null, rejection_note: null, erased_at: now })
    .where('id', 'in', ids)
    .execute();
  const proofs = await trx
    .selectFrom('refund_proofs')
    .select(['refund_id', 'file_id'])
    .where('refund_id', 'in', ids)
    .execute();
  return ids.map((id) => ({
    id,
    fileIds: proofs.filter((one) => one.refund_id === id).map(({ file_id }) => file_id),
  }));
}
