import { sql } from 'kysely';
import {
  type OrderVersions,
  type VersionRow,
  versionsIn,
} from '#gateway/modules/orders/read/order-versions.ts';

/** Of attempts to pay, and of what went back: everything but when the provider was last asked. */
export const paymentVersions: OrderVersions = async (db, orderIds, now) => {
  const { rows } = await sql<VersionRow>`
    select coalesce(payments.order_id, payments.benefit_order_id) as id,
      string_agg(concat_ws(' ', payments.state, payments.hosted_page_url, payments.settled_at,
          payments.captured_amount, payments.returned_amount, payments.expires_at <= ${now},
        (select string_agg(one.xmin::text, ',' order by one.id)
          from payment_returns one where one.payment_id = payments.id)),
        ';' order by payments.ordinal) as version
    from payments
    where payments.order_id = any(${[...orderIds]}::uuid[])
      or payments.benefit_order_id = any(${[...orderIds]}::uuid[])
    group by 1`.execute(db);
  return versionsIn(rows);
};
