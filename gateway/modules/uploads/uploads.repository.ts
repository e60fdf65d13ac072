import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import type { Tables } from '#gateway/database/tables.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { FilePurpose, UploadMediaType } from '#schema/codes/orders/uploads.ts';
import type { UploadedFile } from './uploaded-file.model.ts';

/** The condition under which a file was sent by a viewer: the member, or the browser of a guest. */
function sentBy(viewer: ActorOrAirline): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'uploaded_files'>();
  if (viewer === AIRLINE) return eb.lit(true);
  const { memberId, sessionId } = viewer;
  return eb.or([
    ...(memberId ? [eb('member_id', '=', memberId)] : []),
    ...(sessionId ? [eb('session_id', '=', sessionId)] : []),
  ]);
}

const COLUMNS = ['id', 'purpose', 'name', 'media_type', 'bytes', 'uploaded_at'] as const;

type Row = {
  readonly id: string;
  readonly purpose: string;
  readonly name: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly uploaded_at: Date;
};

const fileOf = (row: Row): UploadedFile => ({
  id: row.id,
  purpose: row.purpose as FilePurpose,
  name: row.name,
  mediaType: row.media_type as UploadMediaType,
  bytes: row.bytes,
  uploadedAt: row.uploaded_at,
});

/**
 * Makes other uploads of the same sender wait until the transaction ends, so that they are counted
 * one after the other.
 */
export async function lockSender(trx: DatabaseTransaction, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${sender}`}, 0))`.execute(trx);
}

/** How many files of a viewer no request uses yet. */
export async function countUnused(
  db: Database,
  viewer: ActorOrAirline,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('uploaded_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sentBy(viewer))
    .where('used_at', 'is', null)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a file for the member or browser that sent it. */
export async function insertFile(
  trx: DatabaseTransaction,
  file: UploadedFile,
  sealed: Buffer,
  sender: { readonly memberId: string | null; readonly sessionId: string },
): Promise<void> {
  await trx
    .insertInto('uploaded_files')
    .values({
      id: file.id,
      purpose: file.purpose,
      session_id: sender.memberId ? null : sender.sessionId,
      member_id: sender.memberId,
      name: file.name,
      media_type: file.mediaType,
      bytes: file.bytes,
      content_sealed: sealed,
      uploaded_at: file.uploadedAt,
      used_at: null,
    })
    .execute();
}

/**
 * Those of some files that a viewer sent, in the order of the ids. Unused ones that came before
 * `since` are gone.
 */
export async function findFiles(
  db: Database,
  ids: readonly string[],
  viewer: ActorOrAirline,
  since: Date,
): Promise<UploadedFile[]> {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom('uploaded_files')
    .select(COLUMNS)
    .where('id', 'in', known)
    .where(sentBy(viewer))
    .where(({ or, eb }) => or([eb('used_at', 'is not', null), eb('uploaded_at', '>', since)]))
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(fileOf));
}

/**
 * The encrypted content of a file; null once it was erased. The caller has looked whether its
 * viewer may have it.
 */
export async function sealedContentOf(db: Database, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('uploaded_files')
    .select('content_sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content_sealed ?? null;
}

/** Takes unused files for a request, all or none of them. @returns whether all were free */
export async function takeFiles(
  trx: DatabaseTransaction,
  ids: readonly string[],
  purpose: FilePurpose,
  viewer: ActorOrAirline,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable('uploaded_files')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('uploaded_at', '>', since)
    .where(sentBy(viewer))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases files that no request used in time; answers how many. */
export const eraseUnused = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('uploaded_files')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('uploaded_files')
          .select('id')
          .where('used_at', 'is', null)
          .where('uploaded_at', '<=', before)
          .orderBy('uploaded_at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });

/** Erases files that a request used and needs no more. */
export async function eraseFiles(trx: DatabaseTransaction, ids: readonly string[]) {
  if (ids.length > 0) await trx.deleteFrom('uploaded_files').where('id', 'in', ids).execute();
}
