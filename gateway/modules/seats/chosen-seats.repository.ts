import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf, type Database, type DatabaseTransaction } from '#gateway/database/database.ts';
import type { ChosenSeatsTable, SeatOrdersTable } from '#gateway/database/tables/seats.tables.ts';
import type { Tables } from '#gateway/database/tables.ts';
import { visibleOn, visibleTo } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { money } from '#schema/rules/base/money.ts';
import type { ChosenSeat, SeatFund, SeatOrder } from './seat.model.ts';

/**
 * The condition under which the flight order of a seat was cancelled: its seats went with it. The
 * order is read by its key; for `exists` within `or` the database may read all cancelled orders
 * first.
 */
function ofCancelledOrder(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  const state = eb
    .selectFrom('orders as ordered_with')
    .select('ordered_with.state')
    .whereRef('ordered_with.id', '=', 'chosen_seats.order_id');
  return eb(state, '=', 'CANCELLED');
}

/**
 * The condition under which a seat is its passenger's: sold, or held and not past its time, whether
 * or not a job has recorded that.
 */
export function liveAt(now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  return eb.or([
    eb('chosen_seats.state', '=', 'CONFIRMED'),
    eb.and([
      eb('chosen_seats.state', '=', 'HELD'),
      eb('chosen_seats.held_until', '>', now),
      eb.not(ofCancelledOrder()),
    ]),
  ]);
}

/** A row of `chosen_seats` in the words of the domain. */
export function chosenSeatOf(row: Selectable<ChosenSeatsTable>): ChosenSeat {
  const currency = row.currency as CurrencyCode;
  const total = row.list - row.discount;
  return {
    id: row.id,
    orderId: row.order_id,
    passengerId: row.passenger_id,
    segmentIndex: row.segment_index,
    flightNumber: row.flight_number,
    departureDate: row.departure_date,
    seatNumber: row.seat_number,
    seatOrderId: row.seat_order_id,
    state: row.state as ChosenSeat['state'],
    heldUntil: row.held_until,
    price: {
      list: money(row.list, currency),
      discount: money(row.discount, currency),
      discountCause: row.discount_cause as ChosenSeat['price']['discountCause'],
      cardTier: row.discount_card as ChosenSeat['price']['cardTier'],
      discountPercent: row.discount_percent,
      total: money(total, currency),
      points: Math.ceil(total / LIMITS.pointValueMinorUnits),
    },
    credit: money(row.credit, currency),
    documentNumber: row.document_number,
    assigned: row.assigned,
  };
}

/** A row of `seat_orders` with its items likewise, as stored and read at an instant. */
export const seatOrderOf = (
  row: Selectable<SeatOrdersTable>,
  items: readonly ChosenSeat[],
  asOf: Date,
): SeatOrder => ({
  id: row.id,
  number: row.number,
  orderId: row.order_id,
  flightNumber: row.flight_number,
  departureDate: row.departure_date,
  state: row.state as SeatOrder['state'],
  cancellationCause: row.cancellation_cause as CancellationCause | null,
  locale: row.locale as Locale,
  createdAt: row.created_at,
  paymentDueAt: row.payment_due_at,
  closedAt: row.closed_at,
  items: items.filter(({ seatOrderId }) => seatOrderId === row.id),
  asOf,
});

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

/** Which payments paid for seats that the viewer may see, and how much of each. */
export async function fundsOf(
  db: Database,
  seatIds: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatFund[]> {
  if (seatIds.length === 0) return [];
  const rows = await db
    .selectFrom('seat_funds')
    .innerJoin('chosen_seats', 'chosen_seats.id', 'seat_funds.seat_id')
    .innerJoin('orders', 'orders.id', 'chosen_seats.order_id')
    .selectAll('seat_funds')
    .where(visibleTo(viewer, now))
    .where('seat_funds.seat_id', 'in', seatIds)
    .orderBy('seat_funds.payment_id')
    .execute();
  return rows.map((row) => ({
    seatId: row.seat_id,
    paymentId: row.payment_id,
    amount: row.amount,
  }));
}

/** Records what paid for seats. */
export async function addFunds(
  trx: DatabaseTransaction,
  funds: readonly SeatFund[],
): Promise<void> {
  if (funds.length === 0) return;
  await trx
    .insertInto('seat_funds')
    .values(
      funds.map(({ seatId, paymentId, amount }) => ({
        seat_id: seatId,
        payment_id: paymentId,
        amount,
      })),
    )
    .execute();
}

/** Takes away what paid for seats that were given back; the caller moves it, or pays it back. */
export async function removeFunds(
  trx: DatabaseTransaction,
  seatIds: readonly string[],
): Promise<void> {
  if (seatIds.length === 0) return;
  await trx.deleteFrom('seat_funds').where('seat_id', 'in', seatIds).execute();
}
