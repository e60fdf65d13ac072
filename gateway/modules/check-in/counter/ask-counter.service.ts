import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import { followVerdict } from './follow-verdict.service.ts';
import { passengersToMeet } from './waiting-passengers.ts';

/**
 * Asks the counter about everyone whom staff meet, and does what was decided. Several gateways may do so at the same time.
 * @returns about how many it was decided
 */
export const askCounter = async (sources: CheckInSources, now: Date): Promise<number> => {
  let count = 0;
  for (const waiting of await passengersToMeet(sources, now)) {
    const verdict = await sources.counter.verdictOn(waiting.listed);
    if (verdict && (await followVerdict(sources, waiting, verdict, now))) count += 1;
  }
  return count;
};
