import { endsOfBound } from '#web/app/components/order-view/ends-of-bound.ts';
import { TripStage } from '#web/app/scenes/stage/trip-stage.tsx';
import type { RefundedTripFragment } from './refunded-trip.gen.ts';

/** The trip that is given back, across the page; without colour once nothing of it is flown. */
export function RefundedStage({ order }: { order: RefundedTripFragment }) {
  const [first] = order.bounds;
  const ends = first && endsOfBound(first);
  return ends && <TripStage {...ends} isOff={order.state === 'REFUNDED'} />;
}
