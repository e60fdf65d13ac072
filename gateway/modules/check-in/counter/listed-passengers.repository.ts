import type { Database } from '#gateway/database/database.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import type { ListedPassenger } from '#gateway/ports/departure-control/counter.port.ts';

/** Whom departure control names so; null where the list has no one of this site there. Staff see everyone, so no reader is asked for. */
export const passengerListedAs = async (
  db: Database,
  { flight, sequenceNumber }: ListedPassenger,
): Promise<PassengerSegmentKey | null> => {
  const row = await db
    .selectFrom('check_ins')
    .select(['passenger_id as passengerId', 'segment_index as segmentIndex'])
    .where('flight_number', '=', flight.flightNumber)
    .where('departure_date', '=', flight.date)
    .where('sequence_number', '=', sequenceNumber)
    .executeTakeFirst();
  return row ?? null;
};
