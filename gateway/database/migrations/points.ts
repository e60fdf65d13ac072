import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The ledger of points. A transfer moves points between accounts by entries that sum to zero;
 * entries are never changed. Each member has an account for every day on which points expire, and
 * no balance of one goes below zero (RULES 9.5). The ledger stays whole when a member is erased: it
 * refers to members by an id that leads to no person then.
 */
const pointsLedger: Migration = {
  async up(db) {
    await sql`
      create table points_accounts (
        id bigint generated always as identity primary key,
        member_id uuid,
        expires_on date,
        balance integer not null default 0,
        check ((member_id is null) = (expires_on is null)),
        check (member_id is null or balance >= 0),
        unique nulls not distinct (member_id, expires_on)
      )`.execute(db);
    // What the airline gives comes from this account, and what is used goes back to it: its balance
    // is not counted.
    await sql`insert into points_accounts (member_id) values (null)`.execute(db);
    await sql`
      create table points_transfers (
        id uuid primary key,
        serial bigint generated always as identity,
        source text not null check (char_length(source) <= 40),
        recorded_on date not null,
        recorded_at timestamptz not null,
        flight_number text check (char_length(flight_number) <= 8),
        departure_date date,
        occasion text unique check (char_length(occasion) <= 120),
        check ((flight_number is null) = (departure_date is null))
      )`.execute(db);
    await sql`
      create table points_entries (
        transfer_id uuid not null references points_transfers (id),
        account_id bigint not null references points_accounts (id),
        change integer not null check (change <> 0),
        primary key (transfer_id, account_id)
      )`.execute(db);
    await sql`create index points_entries_of_account on points_entries (account_id)`.execute(db);
    await sql`
      create index points_accounts_expiring on points_accounts (expires_on)
        where balance > 0`.execute(db);

    // Which flights have landed is asked every minute.
    await sql`create index order_segments_landed on order_segments (arrives_at)`.execute(db);
    await sql`
      create function add_points_entry() returns trigger language plpgsql as $$
      begin
        update points_accounts set balance = balance + new.change
          where id = new.account_id and member_id is not null;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger points_entry_added after insert on points_entries
        for each row execute function add_points_entry()`.execute(db);
    await sql`
      create function check_points_transfer() returns trigger language plpgsql as $$
      begin
        if (select sum(change) from points_entries where transfer_id = new.transfer_id) <> 0 then
          raise exception 'points_transfer_unbalanced' using errcode = 'check_violation';
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      create constraint trigger points_transfer_balanced after insert on points_entries
        deferrable initially deferred for each row execute function check_points_transfer()`.execute(
      db,
    );
    await sql`
      create function refuse_points_change() returns trigger language plpgsql as $$
      begin
        raise exception 'points_entries_are_final' using errcode = 'check_violation';
      end $$`.execute(db);
    await sql`
      create trigger points_entries_final before update or delete on points_entries
        for each row execute function refuse_points_change()`.execute(db);
  },
};

/**
 * The club's record of flights taken, which count for the card, and who was notified of points that
 * expire.
 */
const flownSegments: Migration = {
  async up(db) {
    // The constraint decides who is credited with a flight, however many claim it at once.
    await sql`
      create table flown_segments (
        id uuid primary key,
        serial bigint generated always as identity,
        member_id uuid not null references members (id) on delete cascade,
        date date not null,
        source text not null check (char_length(source) <= 40),
        change integer not null check (change <> 0),
        qualifying boolean not null,
        flight_number text check (char_length(flight_number) <= 8),
        status_points integer not null,
        coupon_id uuid unique,
        recorded_at timestamptz not null
      )`.execute(db);
    await sql`create index flown_segments_of_member on flown_segments (member_id, date)`.execute(
      db,
    );
    await sql`alter table points_accounts add column expiry_told_at timestamptz`.execute(db);
  },
};

/** Which cards have ended is asked every minute. */
const cardTerms: Migration = {
  async up(db) {
    await sql`
      create index members_card_ends on members (tier_until)
        where tier_until is not null and closed_at is null`.execute(db);
  },
};

/**
 * Segments and status points of flights whose points were credited before the club recorded
 * segments (0640): one record for each. Points paid for no flights then, so the fare alone decides.
 * A flight whose order is erased counts its segment.
 */
const earlierFlights: Migration = {
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

export const migrations = {
  '0631-points-ledger': pointsLedger,
  '0640-flown-segments': flownSegments,
  '0641-card-terms': cardTerms,
  '0790-earlier-flights': earlierFlights,
};
