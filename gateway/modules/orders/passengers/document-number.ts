import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { DocumentVault } from './document-vault.ts';
import type { Passenger } from './passenger.model.ts';

type Holder = Pick<Passenger, 'id' | 'document'>;
type Vault = Pick<DocumentVault, 'open'>;

/** Shown where the number itself is not kept any more. */
const ERASED = '••••';

/** The number of a passenger's document; null once it is erased. */
export const documentNumberOf = ({ id, document }: Holder, vault: Vault): string | null =>
  document.sealedNumber && vault.open(document.sealedNumber, id);

/** The number as its holder recognises it. */
export const maskedNumberOf = (holder: Holder, vault: Vault): string => {
  const number = documentNumberOf(holder, vault);
  return number === null ? ERASED : maskDocumentNumber(number);
};
