import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of orders of extras: the transactions that wrote them last, and which of them have run out. */
export const benefitVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select id, concat_ws(' ', xmin, payment_due_at <= ${now}) as version
    from benefit_orders where id = any(${[...orderIds]}::uuid[])`.execute(db);
  return versionsIn(rows);
};
