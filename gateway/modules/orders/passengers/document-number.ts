import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { DocumentNumberProblem } from '#gateway/resolvers.gen.ts';
import type { DocumentEncryption } from './document-encryption.ts';
import type { Passenger } from './passenger.model.ts';

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
