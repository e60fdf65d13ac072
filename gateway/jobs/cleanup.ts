import type { Database } from '#gateway/database/database.ts';
import { recordCleanup } from './cleanup-ages.ts';
import { enqueue } from './enqueue.ts';
import type { Job, Sweep } from './job.ts';

export const CLEANUP = 'sweep';

/** One waits at a time, before all other work; a round that fails is followed by the next one. */
export const CLEANUP_SPEC = { jobKey: CLEANUP, priority: -1, maxAttempts: 1 } as const;

/** Asks for a round of sweeps now, and not at the next full minute. */
export const enqueueCleanup = (db: Database): Promise<void> =>
  enqueue(db, CLEANUP, {}, { key: CLEANUP, attempts: 1, urgent: true });

/** Runs the sweeps in their order; one that fails does not keep the others from their work. */
export const cleanupJob = (sweeps: readonly Sweep[]): Job => ({
  name: CLEANUP,
  async run(_payload, context) {
    for (const one of sweeps) {
      try {
        const count = await one.run(context);
        await recordCleanup(context.db, one);
        if (count > 0) context.log.info({ job: one.name, count }, 'swept');
      } catch (fault) {
        context.log.fault(fault, 'a sweep failed', { job: one.name });
      }
    }
  },
});
