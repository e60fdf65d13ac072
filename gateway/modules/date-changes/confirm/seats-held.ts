import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

type Changing = Pick<StoredDateChange, 'bounds' | 'quotes'>;

const seatsOf = ({ passengers }: Pick<Order, 'passengers'>, { quotes }: Changing): number =>
  passengers.filter(
    ({ id, type }) => type !== 'INF' && quotes.some(({ passengerId }) => passengerId === id),
  ).length;

/** The seats that an unpaid change holds on its new flights: none for infants, who sit on a lap. */
export const seatsHeld = (
  { fares }: Pick<DateChangeDependencies, 'fares'>,
  order: Pick<Order, 'passengers'>,
  change: Changing,
): SeatsTaken[] =>
  change.bounds.flatMap(({ flights, fare }) =>
    flights.map(({ flightNumber, date }: FlightKey) => ({
      flightNumber,
      date,
      cabin: fares.brand(fare.brand).cabin,
      seats: seatsOf(order, change),
    })),
  );

/** The seats that are left behind on the old flights. */
export const seatsLeftBehind = (
  order: Pick<Order, 'passengers' | 'segments'>,
  change: Changing,
): SeatsTaken[] =>
  order.segments
    .filter(({ boundIndex }) => change.bounds.some((bound) => bound.boundIndex === boundIndex))
    .map(({ flightNumber, departureDate: date, cabin }) => ({
      flightNumber,
      date,
      cabin,
      seats: seatsOf(order, change),
    }));
