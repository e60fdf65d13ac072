import { sql } from 'kysely';

/** The orders of a member (RULES 10.6), as a subquery of their ids. */
export const ordersOfMember = (memberId: string) => sql`(
  select id from orders
  where anonymised_at is null and (member_id = ${memberId} or lower(contact_email) in (
    select lookup from member_contacts where kind = 'EMAIL' and member_id = ${memberId}::uuid
  )))`;
