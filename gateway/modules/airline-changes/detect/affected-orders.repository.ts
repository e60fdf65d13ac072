import type { Database } from '#gateway/database/database.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

const flown = (db: Database) =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .where('orders.state', 'in', ['TICKETED', 'PART_REFUNDED'])
    .where('orders.anonymised_at', 'is', null);

/** The flights of ticketed orders that leave within a time, each once. */
export const flightsLeaving = async (db: Database, from: Date, to: Date): Promise<FlightKey[]> => {
  const rows = await flown(db)
    .select(['order_segments.flight_number', 'order_segments.departure_date'])
    .distinct()
    .where('order_segments.departs_at', '>=', from)
    .where('order_segments.departs_at', '<=', to)
    .execute();
  return rows.map(({ flight_number, departure_date }) => ({
    flightNumber: flight_number,
    date: departure_date,
  }));
};

/** A bound of a ticketed order that has a flight. */
export type AffectedBound = { readonly orderId: string; readonly boundIndex: number };

/** News of a flight. */
export type FlightNews = FlightKey & {
  readonly at: Date;
  /** Whether they matter only to those who change to another flight. */
  readonly connectingOnly: boolean;
};

/** The bounds of ticketed orders on a flight of which there are news, without those of which a change was recorded since. */
export const boundsOn = async (
  db: Database,
  { flightNumber, date, at, connectingOnly }: FlightNews,
): Promise<AffectedBound[]> => {
  const rows = await flown(db)
    .select(['orders.id', 'order_segments.bound_index'])
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('airline_changes')
            .select('airline_changes.id')
            .whereRef('airline_changes.order_id', '=', 'order_segments.order_id')
            .whereRef('airline_changes.bound_index', '=', 'order_segments.bound_index')
            .where('airline_changes.announced_at', '>=', at),
        ),
      ),
    )
    .$if(connectingOnly, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('order_segments as next')
            .select('next.index')
            .whereRef('next.order_id', '=', 'order_segments.order_id')
            .whereRef('next.bound_index', '=', 'order_segments.bound_index')
            .whereRef('next.index', '>', 'order_segments.index'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id, bound_index }) => ({ orderId: id, boundIndex: bound_index }));
};
