import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { MemberDocument, SignedInMember } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findMember, lockMember } from '#gateway/modules/members/members.repository.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { SubmitDocumentErrorCode, SubmitDocumentInput } from '#gateway/resolvers.gen.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { normalizeDocumentNumber } from '#schema/rules/travellers/document-number.ts';
import {
  needsPicture,
  type RealNameDocument,
  realNameProblems,
} from '#schema/rules/travellers/real-name.ts';
import { documentsUnderReview, insertDocument, storeDecision } from './documents.repository.ts';

/** A document once every field by itself has the form it must have. */
type DocumentDraft = RealNameDocument & {
  readonly idempotencyKey: string;
  readonly issuingCountry: string;
  readonly fileIds: readonly string[];
};

type Fault = UserFault<SubmitDocumentErrorCode>;

function fileFault({ document: { type }, fileIds = [] }: SubmitDocumentInput): Fault[] {
  const tooMany = fileCountProblem('IDENTITY_DOCUMENT', fileIds.length);
  if (tooMany) return [{ code: tooMany, path: ['fileIds'] }];
  return needsPicture(type) && fileIds.length === 0
    ? [{ code: 'FILE_NOT_FOUND', path: ['fileIds'] }]
    : [];
}

/** Reads a document, or says everything that is wrong with its form. */
export function readDocument(
  input: SubmitDocumentInput,
  nationality: string | null,
  now: Date,
): DocumentDraft | { faults: Fault[] } {
  const { idempotencyKey, document, fileIds = [] } = input;
  const { type, issuingCountry } = document;
  const typed = { type, number: document.number ?? '', expiresOn: document.expiresOn ?? null };
  const problems = realNameProblems(typed, nationality, commercialDay(now));
  const faults: Fault[] = [
    ...(['type', 'number', 'expiresOn'] as const).flatMap((field) =>
      problems[field] ? [{ code: problems[field], path: ['document', field] }] : [],
    ),
    ...fileFault(input),
  ];
  if (faults.length > 0) return { faults };
  const number = normalizeDocumentNumber(typed.number);
  const keys = [...new Set(fileIds.map((id) => keyOf('UploadedFile', id) ?? ''))];
  return { ...typed, number, idempotencyKey, issuingCountry, fileIds: keys };
}

async function decide(
  { db, office, vault, uploads }: MemberDependencies,
  document: MemberDocument,
  now: Date,
): Promise<boolean> {
  const { id, memberId, type, sealedNumber, issuingCountry, expiresOn, submittedAt, fileIds } =
    document;
  const member = await findMember(db, memberId);
  const number = vault.open(sealedNumber, id);
  if (!member || number === null) return false;
  const { lastName, firstName, gender, dateOfBirth, nationality } = member.person;
  const verdict = await office.verdictOn(
    {
      id,
      type,
      number,
      issuingCountry,
      expiresOn,
      holder: { lastName, firstName, gender, dateOfBirth, nationality },
      submittedAt: submittedAt ?? now,
      async pictures() {
        const files = await Promise.all(
          fileIds.map((fileId) => uploads.contentOf(fileId, AIRLINE, now)),
        );
        return files.flatMap((file) => (file ? [file.content] : []));
      },
    },
    now,
  );
  if (!verdict) return false;
  return inTransaction(db, async (trx) => {
    const isDecided = await storeDecision(trx, id, verdict.failure, now);
    if (!isDecided) return false;
    // pictures serve the comparison alone
    await uploads.erase(trx, fileIds);
    const event = verdict.failure ? 'DOCUMENT_FAILED' : 'DOCUMENT_AUTHENTICATED';
    await leaveMessage(trx, { memberId, event }, now);
    return true;
  });
}

/**
 * Asks the office about documents under review, and stores what it has decided; answers how many.
 */
export async function requestDocumentReview(
  sources: MemberDependencies,
  now: Date,
): Promise<number> {
  let decided = 0;
  for (const document of await documentsUnderReview(sources.db))
    if (await decide(sources, document, now)) decided += 1;
  return decided;
}

type SubmissionOutcome =
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
