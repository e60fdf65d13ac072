import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { MemberDocumentsTable } from '#gateway/database/tables/members.tables.ts';
import type { MemberDocument } from '#gateway/modules/members/member.model.ts';
import type { DocumentFailureReasonCode } from '#gateway/resolvers.gen.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';

const documentOf = (row: Selectable<MemberDocumentsTable>): MemberDocument => ({
  id: row.id,
  memberId: row.member_id,
  type: row.type as DocumentType,
  sealedNumber: row.number_sealed,
  issuingCountry: row.issuing_country,
  expiresOn: row.expires_on,
  state: row.state,
  submittedAt: row.submitted_at,
  decidedAt: row.decided_at,
  failure: row.failure as DocumentFailureReasonCode | null,
  fileIds: row.file_ids,
});

/** The documents of a member, the latest first. */
export async function documentsOf(db: Database, memberId: string): Promise<MemberDocument[]> {
  const rows = await db
    .selectFrom('member_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(documentOf);
}

/** Adds a document under review; false where another one is under review, or was authenticated. */
export async function insertDocument(
  trx: DatabaseTransaction,
  document: Omit<MemberDocument, 'state' | 'decidedAt' | 'failure'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('member_documents')
    .values({
      id: document.id,
      member_id: document.memberId,
      type: document.type,
      number_sealed: document.sealedNumber,
      issuing_country: document.issuingCountry,
      expires_on: document.expiresOn,
      state: 'UNDER_REVIEW',
      submitted_at: document.submittedAt,
      decided_at: null,
      failure: null,
      file_ids: [...document.fileIds],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** At most this many documents are compared at once. */
const MOST = 50;

/** Documents under review, the earliest first. */
export async function documentsUnderReview(db: Database): Promise<MemberDocument[]> {
  const rows = await db
    .selectFrom('member_documents')
    .selectAll()
    .where('state', '=', 'UNDER_REVIEW')
    .orderBy('submitted_at')
    .limit(MOST)
    .execute();
  return rows.map(documentOf);
}

/**
 * The documents that were decided about last, the latest first. Staff see everyone's, so no viewer
 * is asked for.
 */
export async function documentsDecided(db: Database, most: number): Promise<MemberDocument[]> {
  const rows = await db
    .selectFrom('member_documents')
    .selectAll()
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(documentOf);
}

/** Stores what was decided about a document under review; false when it was decided before. */
export async function storeDecision(
  trx: DatabaseTransaction,
  id: string,
  failure: DocumentFailureReasonCode | null,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('member_documents')
    .set({ state: failure ? 'FAILED' : 'AUTHENTICATED', failure, decided_at: now, file_ids: [] })
    .where('id', '=', id)
    .where('state', '=', 'UNDER_REVIEW')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
