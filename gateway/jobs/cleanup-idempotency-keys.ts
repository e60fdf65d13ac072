import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { Sweep } from './job.ts';

export const cleanupIdempotencyKeys: Sweep = {
  name: 'idempotency keys',
  run({ db }) {
    // By the system's time, as `created_at` is: the demo's clock must not make a payment
    // repeatable.
    const { submissions: before } = erasureInstants(new Date());
    return processInBatches(async (most) => {
      const { numDeletedRows } = await db
        .deleteFrom('idempotency_keys')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('scope', 'key'),
            'in',
            selectFrom('idempotency_keys')
              .select(['scope', 'key'])
              .where('created_at', '<', before)
              .orderBy('created_at')
              .limit(most)
              .$asTuple('scope', 'key'),
          ),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  },
};
