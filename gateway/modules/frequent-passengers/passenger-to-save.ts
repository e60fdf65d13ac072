import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { ROUTE_KINDS } from '#schema/codes/flights/route-kinds.ts';
import { DOCUMENT_TYPES } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { savedDocumentProblems } from '#schema/rules/club/frequent-passengers.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';
import {
  documentNumberProblem,
  normalizeDocumentNumber,
} from '#schema/rules/travellers/document-number.ts';
import { documentTypeProblem } from '#schema/rules/travellers/document-offer.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import type { DocumentToSave, PassengerToSave, SavingFault } from './frequent-passenger.input.ts';
import type { FrequentPassenger, SavedDocument } from './frequent-passenger.model.ts';

/** A document with its number, typed or known from before; empty where neither is there. */
type NumberedDocument = Omit<DocumentToSave, 'number'> & { readonly number: string };

type Vault = Pick<DocumentEncryption, 'open'>;

/**
 * The documents with their numbers: one that is left out is that of the saved document with this
 * key.
 */
const numbered = (
  documents: readonly DocumentToSave[],
  stored: FrequentPassenger | null,
  vault: Vault,
): NumberedDocument[] =>
  documents.map(({ key, number, ...document }) => {
    const saved = stored?.documents.find(({ id }) => id === key) ?? null;
    const known = saved && number === null ? vault.open(saved.sealedNumber, saved.id) : number;
    return { ...document, key: saved?.id ?? null, number: normalizeDocumentNumber(known ?? '') };
  });

/** Whether a document serves its holder on any kind of route. */
const servesSomewhere = (
  { type }: NumberedDocument,
  { nationality, dateOfBirth }: PassengerToSave,
  today: LocalDate,
): boolean =>
  ROUTE_KINDS.some(
    (kind) =>
      documentTypeProblem(type, {
        routeKinds: [kind],
        nationality,
        age: type === 'BC' ? null : ageOn(dateOfBirth, today),
      }) === null,
  );

const at = (index: number | null, ...field: string[]) => [
  'passenger',
  'documents',
  ...(index === null ? [] : [String(index), ...field]),
];

/** Everything wrong with the documents of a passenger to save (RULES 2.17 to 2.22, 9.12). */
function documentFaults(
  draft: PassengerToSave,
  documents: readonly NumberedDocument[],
  others: readonly NumberedDocument[],
  today: LocalDate,
): SavingFault[] {
  const { dateOfBirth, gender } = draft;
  const own = documents.flatMap((document, index): SavingFault[] => {
    const { type, number, expiresOn } = document;
    const wrong = documentNumberProblem(type, number);
    const mismatch = identityProblems({ type, number, dateOfBirth, gender });
    const repeated = documents.findIndex((one) => one.type === type) < index;
    return [
      ...(servesSomewhere(document, draft, today) && !repeated
        ? []
        : [{ code: 'DOCUMENT_TYPE_UNSUITABLE', path: at(index, 'type') } as const]),
      ...(wrong ? [{ code: wrong, path: at(index, 'number') }] : []),
      ...(DOCUMENT_TYPES[type].expires && !expiresOn
        ? [{ code: 'DOCUMENT_EXPIRY_REQUIRED', path: at(index, 'expiresOn') } as const]
        : []),
      ...Object.entries(mismatch).flatMap(([field, code]) =>
        code ? [{ code, path: ['passenger', field] }] : [],
      ),
    ];
  });
  const among = savedDocumentProblems({ documents, dateOfBirth, others }, today);
  const listed = among.map(({ code, index }): SavingFault => {
    const field = code === 'DOCUMENT_DUPLICATED' ? 'number' : 'type';
    return { code, path: at(index, field) };
  });
  const places = new Set(own.map(({ path }) => path.join('.')));
  return [...own, ...listed.filter(({ path }) => !places.has(path.join('.')))];
}

/** What a passenger is saved with. */
type Saving = {
  readonly draft: PassengerToSave;
  readonly memberId: string;
  /** The passenger as saved before; null for a new one. */
  readonly stored: FrequentPassenger | null;
  /** Every saved passenger of the member. */
  readonly list: readonly FrequentPassenger[];
};

type SavingTools = {
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
