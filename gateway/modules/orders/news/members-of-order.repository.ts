import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { statement } from '#gateway/database/statement.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';

/** The members who see an order in their list: the member who made it, and the member whose e-mail address is its contact (RULES 10.6). */
export const membersOfOrder = async (trx: DatabaseTransaction, orderId: string) => {
  const { rows } = await sql<{ id: string; reference: string }>`
    select distinct member.id, orders.reference from orders
      cross join lateral (
        select members.id from members where members.id =
          case when orders.member_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then orders.member_id::uuid end
        union all
        select member_contacts.member_id from member_contacts
          where member_contacts.kind = 'EMAIL' and member_contacts.lookup = lower(orders.contact_email)
            and orders.sold_by is null
      ) as member
      where orders.id = ${orderId}`.execute(trx);
  return rows;
};

const withContact = statement((db, email: string) =>
  db
    .selectFrom('member_contacts')
    .select('member_id')
    .where('kind', '=', 'EMAIL')
    .where('lookup', '=', sql<string>`lower(${email})`),
);

/** The members whose e-mail address is the contact of an order. */
export const membersOfContact = async (
  trx: DatabaseTransaction,
  { email }: OrderRecord['contact'],
): Promise<string[]> => (await withContact(trx, email)).map(({ member_id }) => member_id);
