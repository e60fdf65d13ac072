import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { NAME_OF_PASSENGER } from '#gateway/database/tables/person.columns.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type FrequentFlyerAirline, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { FlownCoupon } from './points.model.ts';

type Row = {
  readonly coupon_id: string;
  readonly member_id: string;
  readonly tier: string;
  readonly date_of_birth: string;
  readonly flight_number: string;
  readonly departure_date: string;
  readonly arrives_at: Date;
  readonly type: string;
  readonly fare: BoundFare;
  readonly flights: number;
  readonly paid_with_points: number;
  readonly joined_at: Date;
  readonly airline: string | null;
  readonly holder: FlownCoupon['holder'];
  readonly passenger: FlownCoupon['passenger'];
};

/** Names what a coupon is credited as. */
export const occasionOf = (couponId: string, what: 'FLIGHT' | 'BONUS'): string =>
  `${what} ${couponId}`;

type Sql = ReturnType<typeof sql>;

/** The base fares of an order for the passengers of one, those who left it included. */
const faresOf = (order: string, passengersOf: string) => sql`
  (select sum((fare -> 'prices' -> order_passengers.type ->> 'fare')::float8)
    from order_passengers, jsonb_array_elements(${sql.ref(`${order}.fares`)}) as fare
    where order_passengers.order_id = ${sql.ref(passengersOf)})`;

/**
 * The part of the base fares of a row of `orders` that points paid and that has not gone back: its
 * own payment, what changes of date cost, and the payments of the orders that it continues. What
 * they paid counts by the fares that they bought; of dearer fares after a change that is a smaller
 * part.
 */
const PAID_WITH_POINTS = sql`
  (with recursive chain as (
    select orders.id as order_id, ${faresOf('orders', 'orders.id')} as fares, 1::float8 as share
    union all
    select before.id, ${faresOf('before', 'before.id')},
      chain.share * least(1, ${faresOf('before', 'chain.order_id')} / nullif(chain.fares, 0))
      from chain
        join date_changes on date_changes.new_order_id = chain.order_id
        join orders as before on before.id = date_changes.order_id
  ), paid as (
    select order_id as id, fares, share from chain
    union all
    select date_changes.id, chain.fares, chain.share from chain
      join date_changes on date_changes.new_order_id = chain.order_id
  ) select least(1, coalesce(sum((payments.points - payments.returned_points) * paid.share
      * ${LIMITS.pointValueMinorUnits}::float8 / nullif(paid.fares, 0)), 0))
    from paid join payments on payments.payable_id = paid.id
      and payments.state = 'SUCCEEDED' and payments.points > 0)`;

/**
 * Coupons of flights, with the members whom `member` finds; refunded, exchanged and void ones were
 * not flown, whatever became of the rest of their order.
 */
async function couponsOf(db: Database, member: Sql, which: Sql): Promise<FlownCoupon[]> {
  const { rows } = await sql<Row>`
    select coupons.id as coupon_id, members.id as member_id, members.tier, members.date_of_birth,
      members.joined_at, order_passengers.frequent_flyer_airline as airline,
      order_segments.flight_number, order_segments.departure_date, order_segments.arrives_at,
      order_passengers.type, orders.fares -> order_segments.bound_index as fare,
      (select count(*)::integer from order_segments as beside
        where beside.order_id = orders.id and beside.bound_index = order_segments.bound_index) as flights,
      ${PAID_WITH_POINTS} as paid_with_points,
      json_build_object('lastName', members.last_name, 'firstName', members.first_name) as holder,
      ${NAME_OF_PASSENGER} as passenger
    from order_segments
      join orders on orders.id = order_segments.order_id
      join coupons on coupons.order_id = orders.id and coupons.segment_index = order_segments.index
      join tickets on tickets.id = coupons.ticket_id
      join order_passengers on order_passengers.id = tickets.passenger_id
      join members on ${member}
    where coupons.state in ('OPEN', 'CHECKED_IN', 'FLOWN')
      and coupons.procedure is distinct from 'REFUND'
      and members.closed_at is null
      and ${which}
    order by order_segments.arrives_at, coupons.id`.execute(db);
  return rows.map((row) => ({
    couponId: row.coupon_id,
    memberId: row.member_id,
    tier: row.tier as CardTier,
    dateOfBirth: row.date_of_birth,
    holder: row.holder,
    passenger: row.passenger,
    flight: { flightNumber: row.flight_number, date: row.departure_date },
    arrivesAt: row.arrives_at,
    type: row.type as PassengerType,
    fare: row.fare,
    flights: row.flights,
    paidWithPoints: row.paid_with_points,
    joinedOn: commercialDay(row.joined_at),
    programme: row.airline as FrequentFlyerAirline | null,
  }));
}

/**
 * Flights that landed within a time, by passengers who named a card of the club, and that were not
 * credited yet; of one member, or of all.
 */
export const uncreditedCoupons = (
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
  memberId: string | null = null,
): Promise<FlownCoupon[]> =>
  couponsOf(
    db,
    sql`members.card_number = order_passengers.frequent_flyer_number`,
    sql`order_passengers.frequent_flyer_airline = ${OWN_CLUB}
      and order_segments.arrives_at between ${from} and ${to}
      and ${memberId === null ? sql`true` : sql`members.id = ${memberId}::uuid`}
      and not exists (select from points_transfers where occasion = 'FLIGHT ' || coupons.id::text)
      and not exists (select from flown_segments where coupon_id = coupons.id)`,
  );

/**
 * The flight of a ticket as a member claims it, whatever name is on the ticket; null where there is
 * none.
 */
export async function claimedCoupon(
  db: Database,
  memberId: string,
  { ticketNumber, flight }: { readonly ticketNumber: string; readonly flight: FlightKey },
): Promise<FlownCoupon | null> {
  const [coupon] = await couponsOf(
    db,
    sql`members.id = ${memberId}::uuid`,
    sql`tickets.number = ${ticketNumber}
      and order_segments.flight_number = ${flight.flightNumber}
      and order_segments.departure_date = ${flight.date}::date`,
  );
  return coupon ?? null;
}

/** Whom a coupon was credited to: this member, another one, or none yet. */
export async function creditOf(
  db: Database,
  couponId: string,
  memberId: string,
): Promise<'OWN' | 'ANOTHER' | null> {
  const { rows } = await sql<{ own: boolean }>`
    select member_id = ${memberId}::uuid as own from flown_segments
      where coupon_id = ${couponId}::uuid
    union all
    select points_accounts.member_id = ${memberId}::uuid as own
      from points_transfers
        join points_entries on points_entries.transfer_id = points_transfers.id
        join points_accounts on points_accounts.id = points_entries.account_id
      where points_transfers.occasion = ${occasionOf(couponId, 'FLIGHT')}
        and points_accounts.member_id is not null
    limit 1`.execute(db);
  if (!rows[0]) return null;
  return rows[0].own ? 'OWN' : 'ANOTHER';
}
