import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { mealsAlong } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  updateLastDeparture,
  updateSegment,
} from '#gateway/modules/orders/order-changes.repository.ts';
import { writeMeals } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { usedAt } from '#gateway/modules/orders/read/order-status.ts';
import { segmentFlight } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** A segment of an order with a flight that the airline has put in its place, or has changed. */
export const segmentOn = (segment: OrderSegment, flight: DatedFlight): OrderSegment => ({
  ...segment,
  ...segmentFlight(flight),
  aircraft: flight.aircraft.code,
  unusedUntil: null,
});

/**
 * Writes segments of an order as the airline has changed them, in the caller's transaction, which
 * holds the order's lock. Their tickets and coupons stay: they are good for the flight in the place
 * of the old one.
 */
export async function rebookSegments(
  trx: DatabaseTransaction,
  order: Order,
  changed: readonly OrderSegment[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  for (const segment of changed) await updateSegment(trx, order.id, segment);
  const segments = order.segments.map(
    (segment) => changed.find(({ index }) => index === segment.index) ?? segment,
  );
  await writeMeals(
    trx,
    order.passengers.map(({ id, meals }) => ({
      passengerId: id,
      meals: mealsAlong(meals, order.segments, segments, now),
    })),
  );
  const last = segments.map(usedAt).toSorted((a, b) => a.getTime() - b.getTime());
  await updateLastDeparture(trx, order.id, last.at(-1) ?? now);
  await recordEvent(trx, order.id, 'CHANGED', 'AIRLINE', now, { segments: changed.length });
}
