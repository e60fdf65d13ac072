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

/**
 * A message with the member to whom a copy goes; undefined where it was removed, or no copy is
 * wanted or can be sent.
 */
export const recipientOf = (db: Database, messageId: string) =>
  db
    .selectFrom('member_messages')
    .innerJoin('members', 'members.id', 'member_messages.member_id')
    .innerJoin('member_contacts', 'member_contacts.member_id', 'members.id')
    .leftJoin('member_message_copies', 'member_message_copies.member_id', 'members.id')
    .select([
      'member_messages.event',
      'member_messages.facts',
      'member_contacts.address',
      'members.locale',
      'members.first_name as firstName',
      'members.last_name as lastName',
    ])
    .where('member_messages.id', '=', messageId)
    .where('member_messages.removed_at', 'is', null)
    .where('member_contacts.kind', '=', 'EMAIL')
    .where(({ eb, fn, val }) =>
      eb(fn.coalesce('member_message_copies.wanted', val(true)), '=', true),
    )
    .executeTakeFirst();

/** Whether an address, as contacts are looked up, is one of a member. */
export async function isAddressOf(
  db: Database,
  memberId: string,
  lookup: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('member_contacts')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'EMAIL')
    .where('lookup', '=', lookup)
    .executeTakeFirst();
  return row !== undefined;
}
