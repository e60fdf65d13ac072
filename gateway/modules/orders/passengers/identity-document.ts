import type { CreateOrderFault } from '#gateway/modules/orders/order-dependencies.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type {
  DocumentNumberProblem,
  IdentityDocumentInput,
  PassengerInput,
} from '#gateway/resolvers.gen.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import type { DocumentEncryption } from './document-encryption.ts';
import type { Passenger } from './passenger.model.ts';

/**
 * A document with the number that was typed; empty where it was left out, as for a saved document.
 */
export const typedDocument = (
  document: IdentityDocumentInput,
): IdentityDocumentInput & { readonly number: string } => ({
  ...document,
  number: document.number ?? '',
});

type Holder = Pick<Passenger, 'id' | 'document'>;
type Vault = Pick<DocumentEncryption, 'open'>;

/** The number of a passenger's document; null once it is erased, and where it does not open. */
export const documentNumberOf = ({ id, document }: Holder, vault: Vault): string | null =>
  document.sealedNumber && vault.open(document.sealedNumber, id);

/** The number as its holder recognises it, or why it is not there. */
export function shownNumberOf(
  holder: Holder,
  vault: Vault,
): { readonly maskedNumber: string; readonly numberProblem: DocumentNumberProblem | null } {
  const number = documentNumberOf(holder, vault);
  const problem = holder.document.sealedNumber === null ? 'ERASED' : 'UNREADABLE';
  return {
    maskedNumber: maskDocumentNumber(number),
    numberProblem: number === null ? problem : null,
  };
}

/** Travellers whose date of birth or gender is not the one in the number of their identity card. */
export const identityFaults = (passengers: readonly PassengerInput[]): CreateOrderFault[] =>
  passengers.flatMap(({ document, dateOfBirth, gender }, index) =>
    Object.entries(identityProblems({ ...typedDocument(document), dateOfBirth, gender })).flatMap(
      ([field, code]) => (code ? [{ code, path: ['passengers', String(index), field] }] : []),
    ),
  );
