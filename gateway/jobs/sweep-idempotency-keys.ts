import type { Sweep } from './job.ts';

/** Far longer than any form stays open or any client tries again. */
const KEPT_DAYS = 7;

export const sweepIdempotencyKeys: Sweep = {
  name: 'idempotency keys',
  async run({ db }) {
    // By the system's time, as `created_at` is: the demo's clock must not make a payment repeatable.
    const before = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60_000);
    const { numDeletedRows } = await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
