import * as v from 'valibot';
import { DOCUMENT_TYPE_CODES, DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { needsPicture } from '#schema/rules/travellers/real-name.ts';
import type { UploadedFileValue } from '#web/app/forms/files/uploaded-file.ts';

const TypedDocument = v.object({
  type: v.picklist(DOCUMENT_TYPE_CODES, 'REQUIRED'),
  number: v.string('REQUIRED'),
  expiresOn: v.string('REQUIRED'),
  pictures: v.array(
    v.custom<UploadedFileValue>((file) => typeof file === 'object' && file !== null),
  ),
});

function expiryProblem({ type, expiresOn }: v.InferOutput<typeof TypedDocument>) {
  if (expiresOn === '') return DOCUMENT_TYPES[type].expires ? 'DOCUMENT_EXPIRY_REQUIRED' : null;
  if (!isLocalDate(expiresOn)) return 'INVALID';
  return expiresOn < commercialDay(new Date()) ? 'DOCUMENT_PAST_EXPIRY' : null;
}

/** A document for the real name, ruled as the gateway rules it. */
export const DocumentSchema = v.pipe(
  TypedDocument,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const found = documentNumberProblem(dataset.value.type, dataset.value.number);
      if (found) addIssue({ message: found });
    }),
    ['number'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? expiryProblem(dataset.value) : null;
      if (found) addIssue({ message: found });
    }),
    ['expiresOn'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { type, pictures } = dataset.value;
      if (needsPicture(type) && pictures.length === 0) addIssue({ message: 'REQUIRED' });
    }),
    ['pictures'],
  ),
);
