import type { Job } from './job.ts';
import { SWEEPS } from './jobs.ts';

export const SWEEP = 'sweep';

/** Runs every sweep; one that fails does not stop the others. */
export const sweep: Job = {
  name: SWEEP,
  async run(_payload, context) {
    for (const one of SWEEPS) {
      try {
        const count = await one.run(context);
        if (count > 0) context.log.info({ job: one.name, count }, 'swept');
      } catch (fault) {
        context.log.fault(fault, 'a sweep failed', { job: one.name });
      }
    }
  },
};
