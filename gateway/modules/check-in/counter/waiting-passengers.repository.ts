import type { Database } from '#gateway/database/database.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { ListedPassenger } from '#gateway/ports/departure-control/counter.port.ts';

/**
 * Passengers whom staff meet before their flight leaves, the next flight first. Staff see everyone,
 * so it takes no viewer.
 */
export const waitingPassengers = async (db: Database, now: Date): Promise<PassengerSegmentKey[]> =>
  db
    .selectFrom('check_ins')
    .innerJoin('order_segments', (join) =>
      join
        .onRef('order_segments.order_id', '=', 'check_ins.order_id')
        .onRef('order_segments.index', '=', 'check_ins.segment_index'),
    )
    .select(['check_ins.passenger_id as passengerId', 'check_ins.segment_index as segmentIndex'])
    .where('check_ins.state', '=', 'CONFIRMING')
    .where('order_segments.departs_at', '>', now)
    .orderBy('order_segments.departs_at')
    .orderBy('check_ins.sequence_number')
    .execute();

/**
 * Whom departure control names so; null where the list has no one of this site there. Staff see
 * everyone, so it takes no viewer.
 */
export async function passengerListedAs(
  db: Database,
  { flight, sequenceNumber }: ListedPassenger,
): Promise<PassengerSegmentKey | null> {
  const row = await db
    .selectFrom('check_ins')
    .select(['passenger_id as passengerId', 'segment_index as segmentIndex'])
    .where('flight_number', '=', flight.flightNumber)
    .where('departure_date', '=', flight.date)
    .where('sequence_number', '=', sequenceNumber)
    .executeTakeFirst();
  return row ?? null;
}
