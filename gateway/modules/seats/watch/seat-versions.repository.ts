import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of seat orders and chosen seats: the transactions that wrote them last, and which seat orders have run out. */
export const seatVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select orders.id, concat_ws(' ',
      (select string_agg(concat_ws(' ', one.xmin, one.payment_due_at <= ${now}), ',' order by one.id)
        from seat_orders one where one.order_id = orders.id),
      (select string_agg(one.xmin::text, ',' order by one.id)
        from chosen_seats one where one.order_id = orders.id)) as version
    from orders where orders.id = any(${[...orderIds]}::uuid[])`.execute(db);
  return versionsIn(rows);
};
