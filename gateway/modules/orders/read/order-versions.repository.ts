import { sql } from 'kysely';
import { type OrderVersions, type VersionRow, versionsIn } from './order-versions.ts';

/**
 * Of orders, their passengers and coupons: the transactions that wrote the rows last, and which of the instants after which the
 * clock alone makes it another order are over.
 */
export const orderVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select orders.id, concat_ws(' ', orders.xmin,
      orders.payment_due_at <= ${now}, orders.last_departure_at <= ${now},
      (select string_agg(one.xmin::text, ',' order by one.index)
        from order_passengers one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from coupons one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${[...orderIds]}::uuid[])`.execute(db);
  return versionsIn(rows);
};
