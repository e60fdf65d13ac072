import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { forgetKept, useSessionState } from '#web/app/session/session-storage.ts';
import type { TypedDocument } from './documents/typed-documents.ts';

/** What was entered in the steps of one check-in before the last. */
export type Entered = {
  /** Whose check-in it is: of others nothing is known. */
  readonly chosen: readonly string[];
  readonly documents: readonly TypedDocument[] | null;
  readonly agreed: boolean;
};

const NOTHING: Entered = { chosen: [], documents: null, agreed: false };

/** What was entered for exactly these passengers; nothing where it was for others. */
export const checkInDraftFor = (entered: Entered, chosen: readonly string[]): Entered =>
  entered.chosen.join(' ') === chosen.join(' ') ? entered : { ...NOTHING, chosen };

/** The drafts of the forms in the steps. */
export const documentsDraft = (itineraryId: string, party: readonly { readonly id: string }[]) =>
  `check-in-documents:${[itineraryId, ...party.map(({ id }) => id)].join(' ')}`;
export const contactDraft = (itineraryId: string) => `check-in-contact:${itineraryId}`;

const keyOf = (itineraryId: string) => `check-in:${itineraryId}`;

/**
 * Numbers of documents are in no storage. Documents with one are asked for again after a reload;
 * the form knows the rest of them.
 */
const withoutNumbers = (entered: Entered): Entered =>
  entered.documents?.some(({ number }) => number !== '')
    ? { ...entered, documents: null }
    : entered;

/**
 * What was entered for a flight, kept in this tab: choosing seats, paying for them, a reload and
 * another language lose nothing else.
 */
export function useCheckInDraft(itineraryId: string) {
  return useSessionState<Entered>(keyOf(itineraryId), NOTHING, withoutNumbers);
}

/** Clears all of it, once the passengers are checked in. */
export function clearCheckInDraft(
  itineraryId: string,
  party: readonly { readonly id: string }[],
): void {
  forgetDraft(documentsDraft(itineraryId, party));
  forgetDraft(contactDraft(itineraryId));
  forgetKept(keyOf(itineraryId));
}
