import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of changes by the airline: the transactions that wrote them last, and whether their time for a decision is over. */
export const airlineChangeVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select order_id as id,
      string_agg(concat_ws(' ', xmin, decide_by <= ${now}), ',' order by id) as version
    from airline_changes where order_id = any(${[...orderIds]}::uuid[])
    group by order_id`.execute(db);
  return versionsIn(rows);
};
