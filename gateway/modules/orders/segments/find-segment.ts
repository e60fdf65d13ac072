import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { wholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { findOrder, findOrderOn } from '#gateway/modules/orders/read/orders.repository.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import {
  type PassengerSegmentView,
  passengersOn,
  type SegmentView,
  segmentIn,
} from './passenger-segment-view.ts';

/** Names a flight of an order, by the order or by one of its passengers. */
export type SegmentKey = ({ readonly id: string } | { readonly passengerId: string }) & {
  readonly segmentIndex: number;
};

/** An order of which one flight is open: its tickets show that flight alone. */
const narrowed = (order: Order, segmentIndex: number): Order => ({
  ...order,
  onlySegment: segmentIndex,
  tickets: order.tickets.map((ticket) => ({
    ...ticket,
    coupons: ticket.coupons.filter((coupon) => coupon.segmentIndex === segmentIndex),
  })),
});

/** A flight of an order, if the viewer may see the order, or that flight alone; null otherwise. */
export async function findSegment(
  db: Database,
  { segmentIndex, ...key }: SegmentKey,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SegmentView | null> {
  const whole = await findOrder(db, key, viewer, now);
  if (whole) return segmentIn(await wholeOrder(db, whole, viewer, now), segmentIndex);
  const record = await findOrderOn(db, key, segmentIndex, viewer, now);
  return record
    ? segmentIn(narrowed(await wholeOrder(db, record, viewer, now), segmentIndex), segmentIndex)
    : null;
}

/** One passenger on a flight, likewise. */
export async function findPassengerOn(
  db: Database,
  key: { readonly passengerId: string; readonly segmentIndex: number },
  viewer: ActorOrAirline,
  now: Date,
): Promise<PassengerSegmentView | null> {
  const segment = await findSegment(db, key, viewer, now);
  return (
    (segment && passengersOn(segment).find(({ passenger }) => passenger.id === key.passengerId)) ??
    null
  );
}
