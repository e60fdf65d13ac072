import { type BoundFacts, boundFacts, type TimedOrder } from './trip-stops.ts';

/**
 * The bound that a trip is about now: the one that is under way or comes next; the first of a trip
 * that is over.
 */
export function nextBound(
  order: TimedOrder,
  cancelled: ReadonlySet<string>,
): (BoundFacts & { readonly isAhead: boolean }) | null {
  const now = new Date(order.serverNow);
  const facts = boundFacts(order, cancelled);
  const ahead = facts.find(({ bound }) => new Date(bound.itinerary.arrival.instant) > now);
  const [first] = facts;
  if (ahead) return { ...ahead, isAhead: true };
  return first ? { ...first, isAhead: false } : null;
}
