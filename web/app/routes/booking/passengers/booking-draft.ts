import { forgetDraft, keepDraft } from '#web/app/forms/use-draft.ts';
import type { BookingValues } from './booking-values.ts';
import { forgetSubmissionKey } from './submission/submission-key.ts';

/**
 * The storage key of the form in this tab, whatever the offer: other flights restore the
 * travellers. It is not sent, and is removed when the order is made.
 */
export const DRAFT = 'passengers-service';

/** The numbers of documents: no storage holds them. */
export const documentNumbers = (keys: readonly string[]): string[] =>
  keys.map((key) => `passengers.${key}.document.number`);

/** Fills in the form for the next offer in this tab; what was agreed to once is agreed to again. */
export function saveBookingDraft(values: BookingValues): void {
  const agreements = { CONDITIONS_OF_CARRIAGE: false, PRIVACY: false };
  keepDraft(DRAFT, { ...values, agreements }, documentNumbers(Object.keys(values.passengers)));
}

export function clearBookingDraft(): void {
  forgetDraft(DRAFT);
  forgetSubmissionKey();
}
