import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Segments and status points of flights whose points were credited before the club recorded
 * segments (0640): one record for each. Points paid for no flights then, so the fare alone decides.
 * A flight whose order is erased counts its segment.
 */
export const earlierFlights: Migration = {
  async up(db) {
    await sql`
      insert into flown_segments (id, member_id, date, source, change, qualifying, flight_number,
        status_points, coupon_id, recorded_at)
      select gen_random_uuid(), members.id, transfers.departure_date, 'FLIGHT', 1, true,
        transfers.flight_number, coalesce(earned.status, 0), transfers.coupon_id, transfers.recorded_at
      from (
        select distinct on (occasion) id, departure_date, flight_number, recorded_at,
          substr(occasion, char_length('FLIGHT ') + 1)::uuid as coupon_id
          from points_transfers
          where occasion ~ '^FLIGHT [0-9a-f-]{36}$' and departure_date is not null
      ) as transfers
        join lateral (
          select distinct points_accounts.member_id from points_entries
            join points_accounts on points_accounts.id = points_entries.account_id
            where points_entries.transfer_id = transfers.id and points_accounts.member_id is not null
        ) as holder on true
        join members on members.id = holder.member_id
        left join lateral (
          select floor(trunc(floor((bound.fare -> 'prices' -> order_passengers.type ->> 'fare')::numeric
              / bound.flights) * case bound.fare ->> 'brand'
                when 'LITE' then 25 when 'STANDARD' then 50 when 'FLEX' then 100
                when 'BUSINESS' then 150 when 'BUSINESS_FLEX' then 200 else 0 end / 100) / 100)::integer
            as status
          from coupons
            join tickets on tickets.id = coupons.ticket_id
            join order_passengers on order_passengers.id = tickets.passenger_id
            join orders on orders.id = coupons.order_id
            join order_segments on order_segments.order_id = coupons.order_id
              and order_segments.index = coupons.segment_index
            cross join lateral (
              select orders.fares -> order_segments.bound_index as fare,
                (select count(*) from order_segments as beside where beside.order_id = orders.id
                  and beside.bound_index = order_segments.bound_index) as flights) as bound
          where coupons.id = transfers.coupon_id
        ) as earned on true
      on conflict (coupon_id) do nothing`.execute(db);
  },
};
