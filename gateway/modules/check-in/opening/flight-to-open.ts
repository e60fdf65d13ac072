import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { passengersOn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/segment-view.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/**
 * A flight of an order on which a passenger can be checked in online at an instant; null where
 * there is none to announce.
 */
export async function flightToOpen(
  { orders }: Pick<CheckInDependencies, 'orders'>,
  { orderId: id, segmentIndex }: FlightOfOrder,
  now: Date,
): Promise<SegmentView | null> {
  const segment = await orders.segmentOn({ id, segmentIndex }, AIRLINE, now);
  for (const one of segment ? passengersOn(segment) : []) {
    const offered = await orders.segmentCapabilities(one, now);
    if (offered.some(({ action, allowed }) => action === 'CHECK_IN' && allowed)) return segment;
  }
  return null;
}
