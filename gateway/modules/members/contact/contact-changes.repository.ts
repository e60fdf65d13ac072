import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import type { ContactChangesTable } from '#gateway/database/tables/members.tables.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { ContactKind } from '#gateway/modules/members/member.model.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { everyKey, type Keys } from '#gateway/secrets/keys.ts';

/** One change of a contact, which can be undone for a while. */
export type ContactChangeRecord = {
  readonly id: string;
  readonly memberId: string;
  readonly kind: ContactKind;
  /** Null where the member had no contact of this kind. */
  readonly before: string | null;
  readonly after: string;
  readonly changedAt: Date;
  readonly undoneAt: Date | null;
};

const recordOf = (row: Selectable<ContactChangesTable>): ContactChangeRecord => ({
  id: row.id,
  memberId: row.member_id,
  kind: row.kind,
  before: row.address_before,
  after: row.address_after,
  changedAt: row.changed_at,
  undoneAt: row.undone_at,
});

export async function insertChange(
  trx: DatabaseTransaction,
  { id, memberId, kind, before, after, changedAt }: Omit<ContactChangeRecord, 'undoneAt'>,
): Promise<void> {
  await trx
    .insertInto('contact_changes')
    .values({
      id,
      member_id: memberId,
      kind,
      address_before: before,
      address_after: after,
      changed_at: changedAt,
    })
    .execute();
}

/** One change. The caller has shown the key that was sent to the contacts of before. */
export async function findChange(db: Database, id: string): Promise<ContactChangeRecord | null> {
  const row = await db
    .selectFrom('contact_changes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Marks a change and all later ones of the member as undone; answers them, the earliest first. */
export async function markUndone(
  trx: DatabaseTransaction,
  { memberId, changedAt }: Pick<ContactChangeRecord, 'memberId' | 'changedAt'>,
  now: Date,
): Promise<ContactChangeRecord[]> {
  const rows = await trx
    .updateTable('contact_changes')
    .set({ undone_at: now })
    .where('member_id', '=', memberId)
    .where('changed_at', '>=', changedAt)
    .where('undone_at', 'is', null)
    .returningAll()
    .execute();
  return rows
    .map(recordOf)
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
}

/** Removes changes that can be undone no more. */
export const forgetChangesBefore = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('contact_changes')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('contact_changes')
          .select('id')
          .where('changed_at', '<', before)
          .orderBy('changed_at')
          .limit(most),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });

const sealOf = (keys: Pick<Keys, 'pepper'>, changeId: string): Buffer =>
  keyedHash(keys)('undo of a change of contact', changeId);

/**
 * What opens the page that undoes a change of contact. It is derived and not stored: reading the
 * database reveals none, and a message that is sent once more carries the same one.
 */
export const undoKeyOf = (keys: Pick<Keys, 'pepper'>, changeId: string): string =>
  `${changeId}.${sealOf(keys, changeId).toString('base64url')}`;

/**
 * The id of the change that a key opens, also one that was sent under an earlier secret; null for a
 * key that was made up.
 */
export function changeOfKey(keys: Pick<Keys, 'pepper'>, key: string): string | null {
  const [changeId = '', seal = ''] = key.split('.', 2);
  if (!isUuid(changeId)) return null;
  const given = Buffer.from(seal, 'base64url');
  const isRight = everyKey(keys.pepper).some((pepper) => {
    const right = sealOf({ pepper }, changeId);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? changeId : null;
}
