import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';

/** The members who see an order in their list: the member who made it, and the member whose e-mail address is its contact (RULES 10.6). */
export const membersOfOrder = async (trx: DatabaseTransaction, orderId: string) => {
  const { rows } = await sql<{ id: string; reference: string }>`
    select members.id, orders.reference from orders
      join members on members.id =
        case when orders.member_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then orders.member_id::uuid end
      where orders.id = ${orderId}
    union
    select member_contacts.member_id, orders.reference from orders
      join member_contacts
        on member_contacts.kind = 'EMAIL' and member_contacts.lookup = lower(orders.contact_email)
      where orders.id = ${orderId} and orders.sold_by is null`.execute(trx);
  return rows;
};
