import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { forgetSubmissionKey } from './submission/submission-key.ts';

/**
 * Under which the form is kept in this tab, whatever the offer: other flights find the travellers again. It holds numbers
 * of documents, so it lies in session storage alone, is sent nowhere, and goes when the order is made.
 */
export const DRAFT = 'passengers-service';

export function forgetBooking(): void {
  forgetDraft(DRAFT);
  forgetSubmissionKey();
}
