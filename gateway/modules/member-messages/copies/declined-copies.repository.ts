import type { Database } from '#gateway/database/database.ts';

/**
 * Whether an address, as contacts are looked up, is that of a member who wants no copies by e-mail
 * (RULES 9.16).
 */
export async function declinesCopies(db: Database, lookup: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_contacts')
    .innerJoin(
      'member_message_copies',
      'member_message_copies.member_id',
      'member_contacts.member_id',
    )
    .select('member_contacts.member_id')
    .where('member_contacts.kind', '=', 'EMAIL')
    .where('member_contacts.lookup', '=', lookup)
    .where('member_message_copies.wanted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
