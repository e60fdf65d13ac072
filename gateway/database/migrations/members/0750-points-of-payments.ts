import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose points a payment uses, and how many of them went back. The ledger names the payment of a
 * transfer, so that what a refund returns are the very lots that were spent (RULES 8.11). The
 * ledger stays whole when payments or members are erased: it refers to them by ids that lead
 * nowhere then.
 */
export const pointsOfPayments: Migration = {
  async up(db) {
    await sql`
      alter table payments
        add column points_of uuid,
        add column returned_points integer not null default 0
          constraint never_more_points_back_than_used check (returned_points between 0 and points),
        add constraint points_of_a_member check (points_of is null or points > 0)`.execute(db);
    await sql`
      update payments set points_of = benefit_orders.member_id from benefit_orders
        where benefit_orders.id = payments.benefit_order_id and payments.points > 0`.execute(db);
    // How many points are frozen is asked whenever a member's points are shown.
    await sql`
      create index payments_with_frozen_points on payments (points_of)
        where points_of is not null and state in ('CREATED', 'PENDING')`.execute(db);

    await sql`
      alter table points_transfers add column payment_id uuid`.execute(db);
    await sql`
      create index points_transfers_of_payment on points_transfers (payment_id)
        where payment_id is not null`.execute(db);
    await sql`
      create unique index points_spent_once on points_transfers (payment_id)
        where payment_id is not null and source = 'PAYMENT'`.execute(db);

    // Of a refund: points that are returned before money.
    await sql`
      alter table refunds
        add column points integer not null default 0 check (points >= 0)`.execute(db);
  },
};
