import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';

/** The member of this id, which is any text: where it names none, nothing. */
const memberOf = (id: RawBuilder<string>) => sql`
  select members.id from members where members.id =
    case when ${id} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${id}::uuid end`;

/** The member who has this e-mail address. */
const memberWith = (email: RawBuilder<string>) => sql`
  select member_contacts.member_id from member_contacts
  where member_contacts.kind = 'EMAIL' and member_contacts.lookup = lower(${email})`;

/**
 * The members who see an order in their list: the member who made it, and the member whose e-mail
 * address is its contact (RULES 10.6).
 */
export async function membersOfOrder(trx: DatabaseTransaction, orderId: string) {
  const { rows } = await sql<{ id: string; reference: string }>`
    select distinct member.id, orders.reference from orders
      cross join lateral (
        ${memberOf(sql.ref('orders.member_id'))}
        union all
        ${memberWith(sql.ref('orders.contact_email'))} and orders.sold_by is null
      ) as member
      where orders.id = ${orderId}`.execute(trx);
  return rows;
}

/** The same of an order that is about to be made here: the members who will see it. */
export async function membersToSee(
  trx: DatabaseTransaction,
  { memberId, contact }: Pick<OrderRecord, 'memberId' | 'contact'>,
): Promise<string[]> {
  const withContact = memberWith(sql`${contact.email}::text`);
  const members =
    memberId === null
      ? sql<{ member_id: string }>`${withContact}`
      : sql<{ member_id: string }>`
        select id as member_id from (${memberOf(sql`${memberId}::text`)}) as member
        union ${withContact}`;
  const { rows } = await members.execute(trx);
  return rows.map((row) => row.member_id);
}
