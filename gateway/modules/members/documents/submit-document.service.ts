import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { lockMember } from '#gateway/modules/members/members.repository.ts';
import type { SignedInMember } from '#gateway/modules/members/signed-in-member.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SubmitDocumentErrorCode } from '#gateway/resolvers.gen.ts';
import { insertDocument } from './documents.repository.ts';
import type { DocumentDraft } from './submit-document.input.ts';

export type SubmissionOutcome =
  | { readonly documentId: string }
  | { readonly problem: SubmitDocumentErrorCode };

/**
 * Leaves a document to be compared, with pictures that the member has sent, once for each
 * idempotency key (RULES 2.24).
 */
export async function submitDocument(
  { db, ids, vault, uploads }: MemberDependencies,
  draft: DocumentDraft,
  { memberId, sessionId }: SignedInMember,
  now: Date,
): Promise<SubmissionOutcome> {
  const { type, number, issuingCountry, expiresOn, fileIds } = draft;
  const { answer: documentId, code } = await idempotent<SubmitDocumentErrorCode, string>(
    db,
    'submitDocument',
    draft,
    { memberId, sessionId },
    async (trx) => {
      const id = ids.uuid(now);
      await lockMember(trx, memberId);
      const sender = { memberId, sessionId };
      const sent = (await uploads.find(fileIds, sender, now)).map((file) => file.id);
      const pictures = await uploads.take(trx, sent, 'IDENTITY_DOCUMENT', sender, now);
      if (pictures.length < fileIds.length)
        throw new Refused<SubmitDocumentErrorCode>('FILE_NOT_FOUND');
      const sealed = { sealedNumber: vault.seal(number, id), submittedAt: now };
      const document = { id, memberId, type, issuingCountry, expiresOn, fileIds, ...sealed };
      if (!(await insertDocument(trx, document)))
        throw new Refused<SubmitDocumentErrorCode>('FIELD_LOCKED');
      return id;
    },
  );
  return code ? { problem: code } : { documentId };
}
