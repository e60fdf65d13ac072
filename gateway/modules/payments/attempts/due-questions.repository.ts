import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { OPEN_STATES } from '#gateway/modules/payments/pending-payment.condition.ts';

/** How long after a question about an attempt the provider is asked again. */
const DUE_AGAIN_MILLISECONDS = 50_000;

/**
 * Takes attempts that the provider has not ended, as far as we heard, and notes that it is asked
 * about them, so that no other gateway asks too. Those that can still be paid in time come first;
 * among them those that were never asked about, the newest first, then those asked about longest
 * ago.
 * @returns their ids
 */
export async function takeDueQuestions(db: Database, now: Date, most: number): Promise<string[]> {
  const before = new Date(now.getTime() - DUE_AGAIN_MILLISECONDS);
  const rows = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments as open')
        .select('open.id')
        .where('open.provider_status', 'in', OPEN_STATES)
        .where(({ or, eb }) =>
          or([
            eb('open.asked_at', 'is', null),
            eb('open.asked_at', '<=', before),
            // The demo's clock was set back.
            eb('open.asked_at', '>', now),
          ]),
        )
        .orderBy(sql`open.expires_at > ${now}`, 'desc')
        .orderBy('open.asked_at', (order) => order.asc().nullsFirst())
        .orderBy('open.ordinal', 'desc')
        .limit(most)
        .forUpdate('open')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
