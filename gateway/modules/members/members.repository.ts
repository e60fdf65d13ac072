import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { MembersTable } from '#gateway/database/tables/members.tables.ts';
import type { Agreement } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { AccountKey, Contact, Member, MemberAgreement, Person } from './member.model.ts';

const memberOf = (row: Selectable<MembersTable>, contacts: readonly Contact[]): Member => ({
  id: row.id,
  joinedAt: row.joined_at,
  person: {
    lastName: row.last_name,
    firstName: row.first_name,
    title: row.title as Appellation | null,
    gender: row.gender as Gender | null,
    dateOfBirth: row.date_of_birth,
    nationality: row.nationality,
    locale: row.locale as Locale,
  },
  card: {
    number: row.card_number,
    tier: row.tier as CardTier,
    validFrom: row.tier_from,
    validUntil: row.tier_until,
  },
  contacts,
  closesOn: row.closes_on,
  version: row.revision,
});

const contactsOf = (db: Database, memberId: string): Promise<Contact[]> =>
  db
    .selectFrom('member_contacts')
    .select(['kind', 'address'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .execute();

/** The e-mail address and the phone of a member, as far as there are any. */
export const addressesOf = async (db: Database, memberId: string): Promise<string[]> =>
  (await contactsOf(db, memberId)).map(({ address }) => address);

/** One member with the contacts. The caller has proved to be that member, or is the airline. */
export async function findMember(db: Database, id: string): Promise<Member | null> {
  const row = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? memberOf(row, await contactsOf(db, id)) : null;
}

/**
 * The same, locked until the transaction ends: of two changes at once the second sees the first.
 */
export async function lockMember(trx: DatabaseTransaction, id: string): Promise<Member | null> {
  const row = await trx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? memberOf(row, await contactsOf(trx, id)) : null;
}

/** Whose account it is, by its id; null where there is none. */
export async function findAccount(
  db: Database,
  { kind, value }: AccountKey,
): Promise<string | null> {
  const row =
    kind === 'CARD'
      ? await db
          .selectFrom('members')
          .select('id')
          .where('card_number', '=', value)
          .where('closed_at', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('member_contacts')
          .select('member_id as id')
          .where('kind', '=', kind)
          .where('lookup', '=', value)
          .executeTakeFirst();
  return row?.id ?? null;
}

/** A member who joins. */
export type NewMember = {
  readonly id: string;
  readonly cardNumber: string;
  readonly person: Person;
  readonly tier: CardTier;
  readonly tierFrom: string;
};

/** Adds a member; false when the number of the card is another's. */
export async function insertMember(
  trx: DatabaseTransaction,
  { id, cardNumber, person, tier, tierFrom }: NewMember,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('members')
    .values({
      id,
      card_number: cardNumber,
      tier,
      tier_from: tierFrom,
      tier_until: null,
      last_name: person.lastName,
      first_name: person.firstName,
      title: person.title,
      gender: person.gender,
      date_of_birth: person.dateOfBirth,
      nationality: person.nationality,
      locale: person.locale,
      joined_at: now,
      closes_on: null,
    })
    .onConflict((conflict) => conflict.column('card_number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a proved contact to a member, to be found by `lookup`; false when it is another's. */
export async function insertContact(
  trx: DatabaseTransaction,
  memberId: string,
  { kind, address, lookup }: Contact & { readonly lookup: string },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('member_contacts')
    .values({ member_id: memberId, kind, address, lookup, proved_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'lookup']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records what a new member agreed to, and the name of the guardian who consented for a minor. */
export async function insertAgreements(
  trx: DatabaseTransaction,
  memberId: string,
  given: { readonly agreements: readonly string[]; readonly guardianName: string | null },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_agreements')
    .values(
      given.agreements.map((agreement) => ({
        member_id: memberId,
        agreement,
        agreed_at: now,
        guardian_name: agreement === 'GUARDIAN' ? given.guardianName : null,
      })),
    )
    .execute();
}

/** What a member has agreed to, the earliest first. */
export async function agreementsOf(db: Database, memberId: string): Promise<MemberAgreement[]> {
  const rows = await db
    .selectFrom('member_agreements')
    .select(['agreement', 'agreed_at as agreedAt', 'guardian_name as guardianName'])
    .where('member_id', '=', memberId)
    .orderBy('agreed_at')
    .orderBy('agreement')
    .execute();
  return rows.map(({ agreement, ...given }) => ({ agreement: agreement as Agreement, ...given }));
}

/** Stores the member's own data, as their next revision. */
export async function storePerson(
  trx: DatabaseTransaction,
  memberId: string,
  person: Person,
): Promise<void> {
  await trx
    .updateTable('members')
    .set((eb) => ({
      last_name: person.lastName,
      first_name: person.firstName,
      title: person.title,
      gender: person.gender,
      date_of_birth: person.dateOfBirth,
      nationality: person.nationality,
      locale: person.locale,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', memberId)
    .execute();
}

/**
 * Puts a proved contact in the place of the member's one of its kind; false when it is another's:
 * roll back then.
 */
export async function replaceContact(
  trx: DatabaseTransaction,
  memberId: string,
  contact: Contact & { readonly lookup: string },
  now: Date,
): Promise<boolean> {
  await removeContact(trx, memberId, contact.kind);
  return insertContact(trx, memberId, contact, now);
}

/** Takes a contact away from a member. */
export async function removeContact(
  trx: DatabaseTransaction,
  memberId: string,
  kind: Contact['kind'],
): Promise<void> {
  await trx
    .deleteFrom('member_contacts')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}

/** Sets the last day of an account, or takes it away. */
export async function storeClosingDay(
  trx: DatabaseTransaction,
  memberId: string,
  day: string | null,
): Promise<void> {
  await trx.updateTable('members').set({ closes_on: day }).where('id', '=', memberId).execute();
}
