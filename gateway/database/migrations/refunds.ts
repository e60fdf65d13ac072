import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests to give tickets back, what became of them, and the money that goes back for them. */
const refunds: Migration = {
  async up(db) {
    // A coupon is in one procedure at a time: the row itself says in which.
    await sql`
      alter table coupons
        add column if not exists procedure text check (procedure in ('REFUND', 'DATE_CHANGE'))`.execute(
      db,
    );
    await sql`create sequence refund_numbers start with 100001`.execute(db);
    await sql`
      create table refunds (
        id uuid primary key,
        number text not null unique check (length(number) <= 20),
        order_id uuid not null references orders (id) on delete cascade,
        state text not null check (state in
          ('UNDER_REVIEW', 'APPROVED', 'PAYING', 'SUCCEEDED', 'REJECTED', 'FAILED', 'WITHDRAWN')),
        reason text not null check (reason in
          ('CHANGE_OF_PLANS', 'ILLNESS', 'DEATH', 'FLIGHT_CANCELLED', 'FLIGHT_CHANGED', 'OTHER')),
        note text check (char_length(note) <= 500),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        passengers jsonb not null,
        refundable_fare integer not null check (refundable_fare >= 0),
        refundable_tax integer not null check (refundable_tax >= 0),
        processing_fee integer not null check (processing_fee between 0 and refundable_fare),
        seats integer not null check (seats >= 0),
        requested_at timestamptz not null,
        due_on date not null,
        ended_at timestamptz,
        rejection_code text check (rejection_code in
          ('PROOF_UNREADABLE', 'PROOF_INSUFFICIENT', 'REASON_NOT_COVERED', 'COUPON_USED')),
        rejection_note text check (char_length(rejection_note) <= 500),
        previous_id uuid references refunds (id) on delete set null,
        erased_at timestamptz,
        check ((state = 'REJECTED') = (rejection_code is not null)),
        check (rejection_note is null or state = 'REJECTED'),
        check ((state in ('SUCCEEDED', 'REJECTED', 'WITHDRAWN')) = (ended_at is not null)),
        check (erased_at is null or (note is null and rejection_note is null))
      )`.execute(db);
    await sql`create index refunds_of_order on refunds (order_id)`.execute(db);
    await sql`create index refunds_of_previous on refunds (previous_id)`.execute(db);
    await sql`
      create index refunds_under_way on refunds (state)
        where state in ('UNDER_REVIEW', 'APPROVED', 'PAYING', 'FAILED')`.execute(db);
    await sql`
      create index refunds_to_erase on refunds (ended_at)
        where ended_at is not null and erased_at is null`.execute(db);
    await sql`
      create table refund_events (
        id bigint generated always as identity primary key,
        refund_id uuid not null references refunds (id) on delete cascade,
        state text not null check (length(state) <= 20),
        at timestamptz not null
      )`.execute(db);
    await sql`create index refund_events_of_refund on refund_events (refund_id, id)`.execute(db);
    await sql`
      create table refund_coupons (
        refund_id uuid not null references refunds (id) on delete cascade,
        coupon_id uuid not null references coupons (id) on delete cascade,
        open boolean not null default true,
        primary key (refund_id, coupon_id)
      )`.execute(db);
    // Two requests for one coupon: the later one waits here, and then finds it taken.
    await sql`
      create unique index one_refund_a_coupon on refund_coupons (coupon_id) where open`.execute(db);
    await sql`
      create table refund_proofs (
        refund_id uuid not null references refunds (id) on delete cascade,
        file_id uuid not null unique references uploaded_files (id) on delete cascade,
        position integer not null check (position >= 0),
        primary key (refund_id, file_id)
      )`.execute(db);
    await sql`
      create table refund_payouts (
        refund_id uuid not null references refunds (id) on delete cascade,
        payment_id uuid not null references payments (id) on delete cascade,
        amount integer not null check (amount > 0),
        return_id uuid unique references payment_returns (id) on delete cascade,
        primary key (refund_id, payment_id)
      )`.execute(db);
    await sql`create index refund_payouts_of_payment on refund_payouts (payment_id)`.execute(db);

    await sql`
      create table refund_office_decisions (
        refund_id uuid primary key references refunds (id) on delete cascade,
        rejection_code text check (length(rejection_code) <= 30),
        rejection_note text check (char_length(rejection_note) <= 500),
        decided_at timestamptz not null
      )`.execute(db);

    await sql`
      alter table payment_returns
        drop constraint payment_returns_cause_check,
        add constraint payment_returns_cause_check check (cause in
          ('ORDER_DEAD', 'PAID_TWICE', 'OTHER_AMOUNT', 'SEATS_GIVEN_BACK', 'REFUND'))`.execute(db);
    await sql`drop index one_return_a_payment`.execute(db);
    await sql`
      create unique index one_return_a_payment on payment_returns (payment_id)
        where cause not in ('SEATS_GIVEN_BACK', 'REFUND')`.execute(db);
  },
};

export const migrations = {
  '0711-refunds': refunds,
};
