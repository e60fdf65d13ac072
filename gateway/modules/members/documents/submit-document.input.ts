import { keyOf } from '#gateway/graphql/global-id.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { SubmitDocumentErrorCode, SubmitDocumentInput } from '#gateway/resolvers.gen.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { normalizeDocumentNumber } from '#schema/rules/travellers/document-number.ts';
import {
  needsPicture,
  type RealNameDocument,
  realNameProblems,
} from '#schema/rules/travellers/real-name.ts';

/** A document once every field by itself has the form it must have. */
export type DocumentDraft = RealNameDocument & {
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
