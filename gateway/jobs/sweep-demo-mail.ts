import { inBatches } from '#gateway/database/in-batches.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { Sweep } from './job.ts';

/** Messages of the demo's mailbox, by the term of the orders that they are about (RULES 10.21). */
export const sweepDemoMail: Sweep = {
  name: 'demo mail',
  run: ({ db, clock }) => {
    const { orders: before } = erasureInstants(clock.now());
    return inBatches(async (most) => {
      const { numDeletedRows } = await db
        .deleteFrom('demo_mail')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('demo_mail')
            .select('id')
            .where('sent_at', '<', before)
            .orderBy('sent_at')
            .limit(most),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  },
};
