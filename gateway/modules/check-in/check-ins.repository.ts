import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  CheckInRecordsTable,
  CheckInsTable,
} from '#gateway/database/tables/check-in.tables.ts';
import { visibleOn } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { CheckInRecord, StoredCheckIn } from './check-in.model.ts';

const checkInOf = (row: Selectable<CheckInsTable>): StoredCheckIn => ({
  passengerId: row.passenger_id,
  segmentIndex: row.segment_index,
  orderId: row.order_id,
  state: row.state as StoredCheckIn['state'],
  place: row.place as StoredCheckIn['place'],
  sequenceNumber: row.sequence_number,
  contact: row.contact,
  locale: row.locale as StoredCheckIn['locale'],
  cancellations: row.cancellations,
  checkedInAt: row.checked_in_at,
  sentTo: row.sent_to,
  sentAt: row.sent_at,
});

const ofOrder = (db: Database, orderId: string) =>
  db.selectFrom('check_ins').selectAll().where('order_id', '=', orderId).execute();

/** The check-ins of an order that the caller may see. */
export const checkInsIn = async (db: Database, orderId: string): Promise<StoredCheckIn[]> =>
  (await ofOrder(db, orderId)).map(checkInOf);

/** The check-ins on one flight of it. */
export const checkInsOn = async (
  db: Database,
  orderId: string,
  segmentIndex: number,
): Promise<StoredCheckIn[]> =>
  (await checkInsIn(db, orderId)).filter((checkIn) => checkIn.segmentIndex === segmentIndex);

/** A check-in to be written. */
type NewCheckIn = Omit<StoredCheckIn, 'cancellations' | 'sentTo' | 'sentAt'> & {
  readonly flight: FlightKey;
};

/**
 * Writes check-ins over those that were cancelled; how often they were is kept. The lock of their
 * orders is held.
 */
export async function saveCheckIns(
  trx: DatabaseTransaction,
  checkIns: readonly NewCheckIn[],
): Promise<void> {
  await trx
    .insertInto('check_ins')
    .values(
      checkIns.map(({ flight, ...one }) => ({
        passenger_id: one.passengerId,
        segment_index: one.segmentIndex,
        order_id: one.orderId,
        flight_number: flight.flightNumber,
        departure_date: flight.date,
        state: one.state,
        place: one.place,
        sequence_number: one.sequenceNumber,
        contact: one.contact,
        locale: one.locale,
        checked_in_at: one.checkedInAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['passenger_id', 'segment_index']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        flight_number: eb.ref('excluded.flight_number'),
        departure_date: eb.ref('excluded.departure_date'),
        place: eb.ref('excluded.place'),
        sequence_number: eb.ref('excluded.sequence_number'),
        contact: eb.ref('excluded.contact'),
        locale: eb.ref('excluded.locale'),
        checked_in_at: eb.ref('excluded.checked_in_at'),
        sent_to: null,
        sent_at: null,
      })),
    )
    .execute();
}

/**
 * Cancels the check-ins of passengers on a segment, and counts it. The lock of their order is held.
 */
export async function cancelCheckIns(
  trx: DatabaseTransaction,
  segmentIndex: number,
  passengerIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('check_ins')
    .set((eb) => ({ state: 'CANCELLED', cancellations: eb('cancellations', '+', 1) }))
    .where('segment_index', '=', segmentIndex)
    .where('passenger_id', 'in', passengerIds)
    .execute();
}

/**
 * Does to check-ins of passengers on a segment what staff decided; who is checked in is so from
 * then on. The lock of their order is held.
 */
export async function decideCheckIns(
  trx: DatabaseTransaction,
  segmentIndex: number,
  passengerIds: readonly string[],
  state: 'CHECKED_IN' | 'CANCELLED',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('check_ins')
    .set(state === 'CHECKED_IN' ? { state, checked_in_at: at } : { state })
    .where('segment_index', '=', segmentIndex)
    .where('passenger_id', 'in', passengerIds)
    .execute();
}

/**
 * Ends the check-ins of passengers on a segment, without counting it; answers whose. The lock of
 * their order is held.
 */
export async function endCheckIns(
  trx: DatabaseTransaction,
  segmentIndex: number,
  passengerIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .updateTable('check_ins')
    .set({ state: 'CANCELLED' })
    .where('segment_index', '=', segmentIndex)
    .where('passenger_id', 'in', passengerIds)
    .where('state', '<>', 'CANCELLED')
    .returning('passenger_id')
    .execute();
  return rows.map((row) => row.passenger_id);
}

/** Notes where the boarding passes of passengers on a segment go. */
export async function markSent(
  trx: DatabaseTransaction,
  { passengerId, segmentIndex }: PassengerSegmentKey,
  to: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('check_ins')
    .set({ sent_to: to, sent_at: at })
    .where('segment_index', '=', segmentIndex)
    .where('passenger_id', '=', passengerId)
    .execute();
}

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
