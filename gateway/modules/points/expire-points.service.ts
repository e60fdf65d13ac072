import type { Database } from '#gateway/database/database.ts';
import { inBatches } from '#gateway/database/in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { insertTransfer, lockLots, membersWithExpired } from './points.repository.ts';

/** Takes the points whose last day is over; answers of how many members. Several gateways may do so at the same time. */
export const expirePoints = (db: Database, now: Date): Promise<number> => {
  const today = commercialDay(now);
  const day = { on: today, at: now };
  return inBatches(async (most) => {
    const members = await membersWithExpired(db, today, most);
    for (const memberId of members)
      await inTransaction(db, async (trx) => {
        const over = (await lockLots(trx, memberId)).filter(({ expiresOn }) => expiresOn < today);
        for (const { points, expiresOn } of over) {
          const lots = [{ points: -points, expiresOn }];
          const transfer = { memberId, source: 'EXPIRY', lots } as const;
          await insertTransfer(trx, randomIds.uuid(now), transfer, day);
        }
      });
    return members.length;
  });
};
