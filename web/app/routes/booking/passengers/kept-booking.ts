import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { forgetSubmissionKey } from './submission/submission-key.ts';

/**
 * The storage key of the form in this tab, whatever the offer: other flights restore the travellers. It holds numbers
 * of documents, so it is in session storage only, is not sent, and is removed when the order is made.
 */
export const DRAFT = 'passengers-service';

export function forgetBooking(): void {
  forgetDraft(DRAFT);
  forgetSubmissionKey();
}
