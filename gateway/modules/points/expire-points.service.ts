import type { Database } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  insertTransfer,
  lockLots,
  markExpiringTold,
  membersWithExpired,
} from './points.repository.ts';

/**
 * Takes the points whose last day is over; answers of how many members. Several gateways may do so
 * at the same time.
 */
export function expirePoints(db: Database, now: Date): Promise<number> {
  const today = commercialDay(now);
  const day = { on: today, at: now };
  return processInBatches(async (most) => {
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
}

/**
 * Notifies members of points that expire within the next days, once (RULES 9.24); answers how many
 * lots. Several gateways may do so at the same time.
 */
export function tellOfExpiringPoints(db: Database, now: Date): Promise<number> {
  const today = commercialDay(now);
  const span = { from: today, to: addDays(today, EARNING.expiryNoticeDays) };
  return processInBatches((most) =>
    inTransaction(db, async (trx) => {
      const told = await markExpiringTold(trx, span, most, now);
      for (const { memberId, points, expiresOn } of told) {
        const facts = { points, day: expiresOn };
        await leaveMessage(trx, { memberId, event: 'POINTS_EXPIRING', facts }, now);
      }
      return told.length;
    }),
  );
}
