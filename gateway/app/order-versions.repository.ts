import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

/**
 * One order, or order of extras, and a text that is another one after each change of what a table
 * stores of it.
 */
type VersionRow = { readonly id: string; readonly version: string };

/**
 * What an order shows, table by table: the transactions that wrote the rows last (`xmin`), and
 * which of the instants after which the clock alone makes it another order are over.
 * @param ids of flight orders and orders of extras
 */
const versionsIn = (ids: RawBuilder<unknown>, now: Date): RawBuilder<VersionRow>[] => [
  sql`select orders.id, concat_ws(' ', orders.xmin,
      orders.payment_due_at <= ${now}, orders.last_departure_at <= ${now},
      (select string_agg(one.xmin::text, ',' order by one.index)
        from order_passengers one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from coupons one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${ids})`,
  // of attempts to pay, and of what went back: everything but when the provider was last asked
  sql`select coalesce(payments.order_id, payments.benefit_order_id) as id,
      string_agg(concat_ws(' ', payments.state, payments.hosted_page_url, payments.settled_at,
          payments.captured_amount, payments.returned_amount, payments.expires_at <= ${now},
        (select string_agg(one.xmin::text, ',' order by one.id)
          from payment_returns one where one.payment_id = payments.id)),
        ';' order by payments.ordinal) as version
    from payments where payments.order_id = any(${ids}) or payments.benefit_order_id = any(${ids})
    group by 1`,
  sql`select orders.id, concat_ws(' ',
      (select string_agg(concat_ws(' ', one.xmin, one.payment_due_at <= ${now}), ',' order by one.id)
        from seat_orders one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from chosen_seats one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${ids})`,
  sql`select order_id as id,
      string_agg(concat_ws(' ', xmin, payment_due_at <= ${now}), ',' order by number) as version
    from date_changes where order_id = any(${ids}) group by order_id`,
  sql`select order_id as id, string_agg(refunds.xmin::text, ',' order by refunds.id) as version
    from refunds where order_id = any(${ids}) group by order_id`,
  sql`select id, concat_ws(' ', xmin, payment_due_at <= ${now}) as version
    from benefit_orders where id = any(${ids})`,
  sql`select order_id as id,
      string_agg(concat_ws(' ', xmin, decide_by <= ${now}), ',' order by id) as version
    from airline_changes where order_id = any(${ids}) group by order_id`,
];

/** A text for each order: another one after each change of anything that its page shows. */
export async function orderVersions(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const asked = versionsIn(sql`${[...orderIds]}::uuid[]`, now);
  const tables = await Promise.all(asked.map(async (one) => (await one.execute(db)).rows));
  const found = tables.map((rows) => new Map(rows.map(({ id, version }) => [id, version])));
  return new Map(
    orderIds.map((id) => [id, found.map((versions) => versions.get(id) ?? '').join('|')]),
  );
}
