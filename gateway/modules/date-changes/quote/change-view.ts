import type {
  CarriedSeat,
  ChangedFare,
  PassengerQuote,
} from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { passengersIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { boundsAfter } from './changed-trip.ts';

type Sources = Pick<DateChangeDependencies, 'timetable' | 'fares' | 'orders'>;

/** What differs in a change: of an offer, and of a change that was made. */
export type Differences = {
  readonly bounds: readonly ChangedFare[];
  readonly quotes: readonly PassengerQuote[];
  readonly seats: readonly CarriedSeat[];
};

/** Each passenger's part, as the schema shows it. */
export const changePassengers = (order: Order, { quotes }: Pick<Differences, 'quotes'>) =>
  passengersIn(order).flatMap((passenger) => {
    const quote = quotes.find(({ passengerId }) => passengerId === passenger.id);
    if (!quote) return [];
    const { penalty, fareDifference, taxDifference, totalDue } = quote;
    return [{ passenger, penalty, fareDifference, taxDifference, totalDue }];
  });

/** The bounds before and after. */
export function changedBounds(
  sources: Sources,
  order: Order,
  { bounds }: Pick<Differences, 'bounds'>,
) {
  const all = boundsAfter(sources, order, { bounds });
  return sources.orders.flights.boundsOf(order).flatMap((before) => {
    const after = all[before.index];
    const isChanged = bounds.some(({ boundIndex }) => boundIndex === before.index);
    return after && isChanged ? [{ before, after }] : [];
  });
}

/** What becomes of seats. */
export const seatCarryOvers = (order: Order, { seats }: Pick<Differences, 'seats'>) =>
  seats.flatMap(({ passengerId, from, to, refund }) => {
    const passenger = passengersIn(order).find(({ id }) => id === passengerId);
    return passenger ? [{ passenger, from, to, refund }] : [];
  });
