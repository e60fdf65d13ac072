import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of changes of date: the transactions that wrote them last, and whether their time to be paid is over. */
export const dateChangeVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select order_id as id,
      string_agg(concat_ws(' ', xmin, payment_due_at <= ${now}), ',' order by number) as version
    from date_changes where order_id = any(${[...orderIds]}::uuid[])
    group by order_id`.execute(db);
  return versionsIn(rows);
};
