import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';

/** Passwords of a member: what one signs in with, and the six digits that release points. */
export type PasswordKind = 'LOGIN' | 'CONSUMPTION';

/** The hash of a member's password; null where none is set, or there is no such member. */
export async function findHash(
  db: Database,
  memberId: string | null,
  kind: PasswordKind,
): Promise<string | null> {
  const row = await db
    .selectFrom('member_passwords')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Which passwords a member has set, with the wrong tries since the last right one. */
export const passwordsOf = async (
  db: Database,
  memberId: string,
): Promise<{ kind: PasswordKind; wrongTries: number }[]> =>
  db
    .selectFrom('member_passwords')
    .select(['kind', 'wrong_tries as wrongTries'])
    .where('member_id', '=', memberId)
    .execute();

/** Sets a password, and forgets the wrong tries of the one before. */
export async function storeHash(
  trx: DatabaseTransaction,
  memberId: string,
  kind: PasswordKind,
  hash: string,
  now: Date,
): Promise<void> {
  const set = { hash, set_at: now, wrong_tries: 0 };
  await trx
    .insertInto('member_passwords')
    .values({ member_id: memberId, kind, ...set })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(set))
    .execute();
}

/** Removes the login password, and a consumption password that was set since an instant. */
export async function removePasswords(
  trx: DatabaseTransaction,
  memberId: string,
  since: Date,
): Promise<void> {
  await trx
    .deleteFrom('member_passwords')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('kind', '=', 'LOGIN'), eb('set_at', '>=', since)]))
    .execute();
}

/** The hash of a member's password, locked until the transaction ends; null where none is set. */
export async function lockHash(
  trx: DatabaseTransaction,
  memberId: string,
  kind: PasswordKind,
): Promise<string | null> {
  const row = await trx
    .selectFrom('member_passwords')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row?.hash ?? null;
}

/**
 * Counts a try of a password before it is compared, so that many at once count each.
 * @returns the hash to compare; null when none is set, or all tries are used up
 */
export async function countTry(
  db: Database,
  memberId: string,
  kind: PasswordKind,
  tries: number,
): Promise<string | null> {
  const row = await db
    .updateTable('member_passwords')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('wrong_tries', '<', tries)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Forgets the wrong tries of a password that was typed right. */
export async function forgetTries(
  db: Database,
  memberId: string,
  kind: PasswordKind,
  hash: string,
): Promise<void> {
  await db
    .updateTable('member_passwords')
    .set({ wrong_tries: 0 })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .execute();
}

/** Puts another hash of the same password in the place of one that is stored still. */
export async function replaceHash(
  db: Database,
  memberId: string,
  kind: PasswordKind,
  stored: string,
  hash: string,
): Promise<void> {
  await db
    .updateTable('member_passwords')
    .set({ hash })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('hash', '=', stored)
    .execute();
}

/** Until when a member's points are held; null where they never were. */
export async function heldUntil(db: Database, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('members')
    .select('points_held_until as until')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Holds a member's points until an instant. */
export async function holdPoints(
  trx: DatabaseTransaction,
  memberId: string,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ points_held_until: until })
    .where('id', '=', memberId)
    .execute();
}
