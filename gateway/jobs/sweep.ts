import type { Database } from '#gateway/database/database.ts';
import { enqueue } from './enqueue.ts';
import type { Job, Sweep } from './job.ts';
import { recordSweep } from './sweep-ages.ts';

export const SWEEP = 'sweep';

/** One waits at a time, before all other work; a round that fails is followed by the next one. */
export const SWEEP_SPEC = { jobKey: SWEEP, priority: -1, maxAttempts: 1 } as const;

/** Asks for a round of sweeps now, and not at the next full minute. */
export const enqueueSweep = (db: Database): Promise<void> =>
  enqueue(db, SWEEP, {}, { key: SWEEP, attempts: 1, urgent: true });

/** Runs the sweeps in their order; one that fails does not keep the others from their work. */
export const sweepJob = (sweeps: readonly Sweep[]): Job => ({
  name: SWEEP,
  async run(_payload, context) {
    for (const one of sweeps) {
      try {
        const count = await one.run(context);
        await recordSweep(context.db, one);
        if (count > 0) context.log.info({ job: one.name, count }, 'swept');
      } catch (fault) {
        context.log.fault(fault, 'a sweep failed', { job: one.name });
      }
    }
  },
});
