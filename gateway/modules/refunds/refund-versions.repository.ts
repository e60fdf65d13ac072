import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of the refunds of orders: the transactions that wrote them last. */
export const refundVersions: OrderVersions = async (db, orderIds) => {
  const { rows } = await sql<VersionRow>`
    select order_id as id, string_agg(refunds.xmin::text, ',' order by refunds.id) as version
    from refunds where order_id = any(${[...orderIds]}::uuid[])
    group by order_id`.execute(db);
  return versionsIn(rows);
};
