import { passengerSegmentKeyOf } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';

type Orders = Pick<SeatDependencies['orders'], 'passengerOn'>;

/** One passenger on one segment, by a global id, if the viewer sees the flight; null otherwise. */
async function findPassenger(
  orders: Orders,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<PassengerSegmentView | null> {
  const key = passengerSegmentKeyOf(id);
  return key && orders.passengerOn(key, viewer, now);
}

/**
 * Those whom ids name, in that order; null where there is none for this viewer, or the same once
 * more.
 */
export async function findPassengers(
  orders: Orders,
  ids: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<(PassengerSegmentView | null)[]> {
  const found: (PassengerSegmentView | null)[] = [];
  for (const [index, id] of ids.entries())
    found.push(ids.indexOf(id) < index ? null : await findPassenger(orders, id, viewer, now));
  return found;
}
