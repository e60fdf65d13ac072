import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { documentFaults, type NumberedDocument, numbered } from './documents-to-save.ts';
import type { PassengerToSave, SavingFault } from './frequent-passenger.input.ts';
import type { FrequentPassenger, SavedDocument } from './frequent-passenger.model.ts';

/** What a passenger is saved with. */
export type Saving = {
  readonly draft: PassengerToSave;
  readonly memberId: string;
  /** The passenger as saved before; null for a new one. */
  readonly stored: FrequentPassenger | null;
  /** Every saved passenger of the member. */
  readonly list: readonly FrequentPassenger[];
};

export type SavingTools = {
  readonly vault: Pick<DocumentEncryption, 'seal' | 'open'>;
  readonly newId: () => string;
};

/** Documents whose numbers open: others can only be typed again. */
const opened = (passenger: FrequentPassenger, vault: SavingTools['vault']): NumberedDocument[] =>
  passenger.documents.flatMap(({ id, sealedNumber, ...document }) => {
    const number = vault.open(sealedNumber, id);
    return number === null ? [] : [{ ...document, key: id, number }];
  });

/** Documents without a last day outlast all others. */
const lastFirst = (a: SavedDocument, b: SavedDocument): number =>
  (b.expiresOn ?? '9999').localeCompare(a.expiresOn ?? '9999');

/** The documents of the saved passengers, without the one being saved. */
export const documentsOfOthers = (
  list: readonly FrequentPassenger[],
  id: string | null,
  vault: SavingTools['vault'],
): NumberedDocument[] =>
  list
    .filter((one) => one.id !== id && one.removedAt === null)
    .flatMap((one) => opened(one, vault));

/**
 * The passenger as it will be stored, its documents sealed; or everything that is wrong with it
 * among the others.
 * @param now when it is saved
 * @param today the commercial day
 */
export function passengerToSave(
  { draft, memberId, stored, list }: Saving,
  { vault, newId }: SavingTools,
  now: Date,
  today: LocalDate,
): FrequentPassenger | { readonly faults: readonly SavingFault[] } {
  const documents = numbered(draft.documents, stored, vault);
  const others = documentsOfOthers(list, stored?.id ?? null, vault);
  const faults = documentFaults(draft, documents, others, today);
  if (faults.length > 0) return { faults };
  const sealed = documents.map(({ key, number, ...document }): SavedDocument => {
    const id = key ?? newId();
    return { ...document, id, sealedNumber: vault.seal(number, id) };
  });
  return {
    ...draft,
    id: stored?.id ?? newId(),
    memberId,
    version: (stored?.version ?? 0) + 1,
    documents: sealed.toSorted(lastFirst),
    savedAt: stored?.savedAt ?? now,
    removedAt: null,
  };
}

/** Whether a passenger is already as the draft says: a repeated change is none. */
export function isAsSaved(
  stored: FrequentPassenger,
  draft: PassengerToSave,
  vault: SavingTools['vault'],
): boolean {
  const { id, memberId, version, savedAt, removedAt, documents: saved, ...person } = stored;
  const { documents, ...asked } = draft;
  const plain = (list: readonly NumberedDocument[]) =>
    list
      .map(({ type, number, issuingCountry, expiresOn }) =>
        [type, number, issuingCountry, expiresOn].join(),
      )
      .toSorted();
  const text = (one: object) => JSON.stringify(Object.entries(one).toSorted());
  return (
    text(person) === text(asked) &&
    text(plain(opened(stored, vault))) === text(plain(numbered(documents, stored, vault)))
  );
}
