import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CheckInSource } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { flightSeen, flightsSeen, type SeenFlight } from './itineraries.repository.ts';

/** A flight with those of one booking who travel on it, for a viewer. */
export type CheckInItinerary = {
  readonly segment: SegmentView;
  readonly source: CheckInSource;
  /** Until when a guest sees it; null for a member's own. */
  readonly accessExpiresAt: Date | null;
};

type Sources = Pick<CheckInDependencies, 'db' | 'orders'>;

async function itineraryOf(
  { orders }: Sources,
  { orderId: id, segmentIndex, own, accessExpiresAt }: SeenFlight,
  actor: Actor,
  now: Date,
): Promise<CheckInItinerary | null> {
  const segment = await orders.segmentOn({ id, segmentIndex }, actor, now);
  if (!segment) return null;
  return own
    ? { segment, source: 'OWN_ORDER', accessExpiresAt: null }
    : { segment, source: 'LOOKED_UP', accessExpiresAt };
}

/**
 * The flights on which an actor may check passengers in, from 48 hours before departure to the
 * landing, the next first.
 */
export async function checkInItineraries(
  sources: Sources,
  actor: Actor,
  now: Date,
): Promise<CheckInItinerary[]> {
  const departsBefore = addMinutes(now, LIMITS.checkInOpensMinutes);
  const seen = await flightsSeen(sources.db, actor, { departsBefore, now });
  const found = await Promise.all(seen.map((one) => itineraryOf(sources, one, actor, now)));
  return found.filter((one) => one !== null);
}

/** One of them, at any time; null where the actor does not see it. */
export async function checkInItinerary(
  sources: Sources,
  key: Pick<SeenFlight, 'orderId' | 'segmentIndex'>,
  actor: Actor,
  now: Date,
): Promise<CheckInItinerary | null> {
  const seen = await flightSeen(sources.db, actor, key, now);
  return seen && itineraryOf(sources, seen, actor, now);
}
