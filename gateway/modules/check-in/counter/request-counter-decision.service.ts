import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { applyCounterDecision } from './apply-counter-decision.service.ts';
import { passengersToMeet } from './waiting-passengers.ts';

/**
 * Asks the counter about everyone whom staff meet, and does what was decided. Several gateways may
 * do so at the same time.
 * @returns about how many it was decided
 */
export async function requestCounterDecision(
  sources: CheckInDependencies,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const waiting of await passengersToMeet(sources, now)) {
    const verdict = await sources.counter.verdictOn(waiting.listed);
    if (verdict && (await applyCounterDecision(sources, waiting, verdict, now))) count += 1;
  }
  return count;
}
