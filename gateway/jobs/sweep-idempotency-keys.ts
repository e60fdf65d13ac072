import { RETENTION } from '#schema/codes/access/retention.ts';
import type { Sweep } from './job.ts';

export const sweepIdempotencyKeys: Sweep = {
  name: 'idempotency keys',
  async run({ db }) {
    // Far longer than any form stays open or any client tries again.
    const milliseconds = RETENTION.submissionDays * 24 * 60 * 60_000;
    // By the system's time, as `created_at` is: the demo's clock must not make a payment repeatable.
    const before = new Date(Date.now() - milliseconds);
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
