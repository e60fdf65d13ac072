import type { Database } from '#gateway/database/database.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import {
  loadSeatOrder,
  loadSeatOrderOfItem,
  loadSeatOrdersOf,
} from '#gateway/modules/seats/seat-orders.repository.ts';
import { seatOrderAt } from '#gateway/modules/seats/seat-status.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';

/** One seat order as it is at an instant, if the viewer may see its flight order. */
export async function findSeatOrder(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  const order = await loadSeatOrder(db, id, viewer, now);
  return order && seatOrderAt(order, now);
}

/** The seat order of one of its items. */
export async function findSeatOrderOfItem(
  db: Database,
  itemId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder | null> {
  const order = await loadSeatOrderOfItem(db, itemId, viewer, now);
  return order && seatOrderAt(order, now);
}

/** The seat orders of a flight order that the viewer may see, the latest first. */
export async function seatOrdersOf(
  db: Database,
  orderId: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatOrder[]> {
  const orders = await loadSeatOrdersOf(db, orderId, viewer, now);
  return orders.map((order) => seatOrderAt(order, now));
}
