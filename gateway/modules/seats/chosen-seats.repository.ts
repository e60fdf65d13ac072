import { sql } from 'kysely';
import { anyOf, type Database } from '#gateway/database/database.ts';
import { visibleOn } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { liveAt } from './live-seats.condition.ts';
import type { ChosenSeat } from './seat.model.ts';
import { chosenSeatOf } from './seat-row.repository.ts';

/** How a seat is occupied, without saying by whom beyond the id. */
export type OccupiedSeat = Pick<
  ChosenSeat,
  'seatNumber' | 'state' | 'heldUntil' | 'passengerId' | 'segmentIndex'
>;

const liveOn = (db: Database, { flightNumber, date }: FlightKey, now: Date) =>
  db
    .selectFrom('chosen_seats')
    .selectAll()
    .where('flight_number', '=', flightNumber)
    .where('departure_date', '=', date)
    .where(liveAt(now))
    .execute();
const liveOf = (db: Database, orderIds: readonly string[], viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('chosen_seats')
    .innerJoin('orders', 'orders.id', 'chosen_seats.order_id')
    .selectAll('chosen_seats')
    .where(visibleOn(sql.ref('chosen_seats.segment_index'), viewer, now))
    .where('chosen_seats.order_id', '=', anyOf(orderIds))
    .where(liveAt(now))
    .execute();

/**
 * The seats of a flight that were chosen on this site and are held or sold. It says who has them by
 * ids alone, so it takes no viewer.
 */
export const occupiedOn = async (
  db: Database,
  { flightNumber, date }: FlightKey,
  now: Date,
): Promise<OccupiedSeat[]> => (await liveOn(db, { flightNumber, date }, now)).map(chosenSeatOf);

/** The seats of an order that are held or sold now, as far as the viewer may see its flights. */
export const liveSeatsOf = async (
  db: Database,
  orderIds: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<ChosenSeat[]> =>
  orderIds.length === 0 ? [] : (await liveOf(db, orderIds, viewer, now)).map(chosenSeatOf);
