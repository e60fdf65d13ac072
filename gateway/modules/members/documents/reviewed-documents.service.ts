import type { Member, MemberDocument } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { documentsDecided, documentsUnderReview } from './documents.repository.ts';

/**
 * A document as the office sees it: whose it is, its whole number, and its pictures, of which none
 * are left once it is decided.
 */
export type ReviewedDocument = {
  readonly document: MemberDocument;
  readonly member: Member;
  /** Null where it cannot be opened. */
  readonly number: string | null;
  readonly files: readonly UploadedFile[];
};

async function reviewed(
  { db, vault, uploads }: MemberDependencies,
  documents: readonly MemberDocument[],
  now: Date,
): Promise<ReviewedDocument[]> {
  const found: ReviewedDocument[] = [];
  for (const document of documents) {
    const { id, memberId, sealedNumber, fileIds } = document;
    const member = await findMember(db, memberId);
    if (!member) continue;
    const files = await uploads.find(fileIds, AIRLINE, now);
    found.push({ document, member, number: vault.open(sealedNumber, id), files });
  }
  return found;
}

/** Documents for the office's own staff: those under review, the earliest first. */
export const documentsToReview = async (
  sources: MemberDependencies,
  now: Date,
): Promise<ReviewedDocument[]> => reviewed(sources, await documentsUnderReview(sources.db), now);

/** The same of those that were decided about last, the latest first. */
export const documentsReviewed = async (
  sources: MemberDependencies,
  most: number,
  now: Date,
): Promise<ReviewedDocument[]> => reviewed(sources, await documentsDecided(sources.db, most), now);
