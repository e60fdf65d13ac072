import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Data that is no longer needed can be erased: numbers of documents first, then people, then what
 * the accounts needed.
 */
export const erasure: Migration = {
  async up(db) {
    await sql`
      alter table orders
        add column documents_erased_at timestamptz,
        add column anonymised_at timestamptz,
        alter column contact_name drop not null,
        alter column contact_email drop not null,
        add constraint orders_keep_their_contact check (anonymised_at is not null
          or (contact_name is not null and contact_email is not null)),
        add constraint orders_anonymised check (anonymised_at is null
          or coalesce(contact_name, contact_email, contact_phone, session_id, member_id) is null
            and placed_from is null and documents_erased_at is not null)`.execute(db);
    await sql`
      alter table order_passengers
        alter column document_number_sealed drop not null,
        alter column document_number_lookup drop not null,
        add constraint order_passengers_erased_whole
          check ((document_number_sealed is null) = (document_number_lookup is null))`.execute(db);
    // When an order is over; the sweep asks by the same expression.
    const over = sql`(case when state = 'CANCELLED' then closed_at else last_departure_at end)`;
    await sql`create index orders_with_documents on orders (${over})
      where documents_erased_at is null`.execute(db);
    await sql`create index orders_with_people on orders (${over})
      where anonymised_at is null`.execute(db);
    await sql`create index orders_of_the_accounts on orders (${over})
      where anonymised_at is not null`.execute(db);

    await sql`
      create or replace function refuse_to_rewrite() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and exists (
            select from orders where id = old.order_id and anonymised_at is not null
          ) then return old; end if;
          raise exception '% is append-only', tg_table_name;
        end
      $$`.execute(db);
    await sql`
      alter table tickets
        drop constraint tickets_reissue_of_fkey,
        add foreign key (reissue_of) references tickets (id) on delete set null`.execute(db);

    await cascade(db, 'order_segments', 'order_id', 'orders');
    await cascade(db, 'payments', 'order_id', 'orders');
    await cascade(db, 'payment_returns', 'payment_id', 'payments');
    await cascade(db, 'payment_events', 'payment_id', 'payments');

    await sql`create index orders_created_at on orders (created_at)`.execute(db);
    await sql`create index sessions_ends_at on sessions (ends_at)`.execute(db);
    await sql`create index order_access_expires_at on order_access (expires_at)`.execute(db);
    await sql`create index order_access_of_order on order_access (order_id)`.execute(db);
    await sql`create index verification_challenges_expires_at
      on verification_challenges (expires_at)`.execute(db);
    await sql`create index demo_mail_sent_at on demo_mail (sent_at)`.execute(db);
  },
};

/** Rows of a table go with the row that they belong to. */
async function cascade(
  db: Parameters<Migration['up']>[0],
  table: string,
  column: string,
  owner: string,
): Promise<void> {
  await sql`
    alter table ${sql.table(table)}
      drop constraint ${sql.id(`${table}_${column}_fkey`)},
      add foreign key (${sql.id(column)}) references ${sql.table(owner)} (id)
        on delete cascade`.execute(db);
}
