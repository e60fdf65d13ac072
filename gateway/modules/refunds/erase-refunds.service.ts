import { inBatches } from '#gateway/database/in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { eraseNotes } from './erase-refunds.repository.ts';
import type { RefundSources } from './refund-sources.ts';

/** Erases what travellers and staff wrote about refunds, and their proofs, 6 months after they ended (RULES 8.15); answers of how many. */
export const eraseRefunds = (
  { db, uploads, office }: Pick<RefundSources, 'db' | 'uploads' | 'office'>,
  now: Date,
): Promise<number> =>
  inBatches(async (most) => {
    const erased = await inTransaction(db, async (trx) => {
      const due = await eraseNotes(trx, erasureInstants(now).health, now, most);
      await uploads.erase(
        trx,
        due.flatMap(({ fileIds }) => fileIds),
      );
      return due.map(({ id }) => id);
    });
    await office.forget(erased);
    return erased.length;
  });
