import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The ledger of points. A transfer moves points between accounts by entries that sum to zero;
 * entries are never changed. Each member has an account for every day on which points expire, and
 * no balance of one goes below zero (RULES 9.5). The ledger stays whole when a member is erased: it
 * refers to members by an id that leads to no person then.
 */
export const pointsLedger: Migration = {
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
