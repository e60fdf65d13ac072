import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { CheckInRecordsTable } from '#gateway/database/tables/check-in.tables.ts';
import { visibleOn } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { CheckInRecord } from './check-in.model.ts';

const recordOf = (row: Selectable<CheckInRecordsTable>): CheckInRecord => ({
  id: row.id,
  orderId: row.order_id,
  passengerId: row.passenger_id,
  segmentIndex: row.segment_index,
  state: row.state as CheckInRecord['state'],
  place: row.place as CheckInRecord['place'],
  seatNumber: row.seat_number,
  at: row.at,
});

/** Adds what was done to what is never rewritten. */
export async function insertRecords(
  trx: DatabaseTransaction,
  records: readonly CheckInRecord[],
): Promise<void> {
  await trx
    .insertInto('check_in_records')
    .values(
      records.map((one) => ({
        id: one.id,
        order_id: one.orderId,
        passenger_id: one.passengerId,
        segment_index: one.segmentIndex,
        state: one.state,
        place: one.place,
        seat_number: one.seatNumber,
        at: one.at,
      })),
    )
    .execute();
}

const visibleRecords = (db: Database, viewer: ActorOrAirline, now: Date) =>
  db
    .selectFrom('check_in_records')
    .innerJoin('orders', 'orders.id', 'check_in_records.order_id')
    .selectAll('check_in_records')
    .where('orders.anonymised_at', 'is', null)
    .where(visibleOn(sql.ref('check_in_records.segment_index'), viewer, now))
    .orderBy('check_in_records.at', 'desc')
    .orderBy('check_in_records.id', 'desc');

/** What was done about the flights that a viewer sees, the latest first. */
export const recordsFor = async (
  db: Database,
  viewer: ActorOrAirline,
  now: Date,
): Promise<CheckInRecord[]> => (await visibleRecords(db, viewer, now).execute()).map(recordOf);

/** One of them. */
export async function findRecord(
  db: Database,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<CheckInRecord | null> {
  if (!isUuid(id)) return null;
  const row = await visibleRecords(db, viewer, now)
    .where('check_in_records.id', '=', id)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}
