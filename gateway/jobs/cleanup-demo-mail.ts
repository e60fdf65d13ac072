import type { Database } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { Sweep } from './job.ts';

const mailBefore = (db: Database, before: Date, most: number) =>
  db
    .deleteFrom('demo_mail')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('demo_mail')
        .select('id')
        .where('sent_at', '<', before)
        .orderBy('sent_at')
        .limit(most),
    );

const scenariosBefore = (db: Database, before: Date, most: number) =>
  db
    .deleteFrom('demo_scenarios')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('demo_scenarios')
        .select('id')
        .where('made_at', '<', before)
        .orderBy('made_at')
        .limit(most),
    );

/**
 * Messages of the demo's mailbox, and scenarios that were set up, by the term of the orders that
 * they are about (RULES 10.21).
 */
export const cleanupDemoMail: Sweep = {
  name: 'demo mail',
  async run({ db, clock }) {
    const { orders: before } = erasureInstants(clock.now());
    let count = 0;
    for (const olderThan of [mailBefore, scenariosBefore])
      count += await processInBatches(async (most) => {
        const { numDeletedRows } = await olderThan(db, before, most).executeTakeFirst();
        return Number(numDeletedRows);
      });
    return count;
  },
};
