import type { ChangedBound } from '#web/app/components/price-calendar/priced.ts';
import { bookedDay, type Changeable, type ChangeDraft, daysOf } from './change-draft.ts';

/**
 * For what change the days of a bound are priced; null where a bound before it changes too, since
 * its prices follow from the flights that are chosen there.
 */
export function changePricesOf(
  changeable: Changeable,
  draft: ChangeDraft,
  index: number,
): ChangedBound | null {
  const { order, airlineChange } = changeable;
  const moved = order.bounds.filter((bound) => draft.days.has(bound.index));
  if (moved[0]?.index !== index || draft.passengers.size === 0) return null;
  return {
    orderId: order.id,
    passengerIds: [...draft.passengers],
    airlineChangeId: airlineChange,
    bounds: moved.map((bound) => {
      const { first, last } = daysOf(changeable, draft, bound);
      const booked = bookedDay(bound);
      // a day that may be asked for: the prices are those of a month
      const departureDate = booked < first ? first : booked > last ? last : booked;
      return { boundIndex: bound.index, departureDate };
    }),
  };
}
