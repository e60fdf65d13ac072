import type { Job, Sweep } from './job.ts';

export const SWEEP = 'sweep';

/** Runs the sweeps in their order; one that fails does not keep the others from their work. */
export const sweepJob = (sweeps: readonly Sweep[]): Job => ({
  name: SWEEP,
  async run(_payload, context) {
    for (const one of sweeps) {
      try {
        const count = await one.run(context);
        if (count > 0) context.log.info({ job: one.name, count }, 'swept');
      } catch (fault) {
        context.log.fault(fault, 'a sweep failed', { job: one.name });
      }
    }
  },
});
