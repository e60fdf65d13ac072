import { busyDay, type Day } from './busy-day.ts';
import { openLoad } from './open-load.ts';

/** What the process is asked. */
export interface Visit {
  readonly day: Day;
  readonly seconds: number;
}

/**
 * The visitors of a busy day in a process of their own: what else the bench does makes none of them
 * late. Is told where they go and for how long, and tells what became of each request.
 */
process.once('message', async ({ day, seconds }: Visit) => {
  process.send?.(await openLoad(busyDay(day), seconds), () => process.disconnect());
});
