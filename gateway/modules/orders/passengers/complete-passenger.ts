import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { DocumentEncryption } from './document-encryption.ts';
import type { Passenger } from './passenger.model.ts';
import { updatePassenger } from './passengers.repository.ts';

/** A travel document as it was typed, its number in its normal form. */
export type ShownDocument = {
  readonly type: DocumentType;
  readonly number: string;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
};

/** What a passenger adds after the booking; null keeps what there is. */
export type PassengerAddition = {
  readonly document: ShownDocument | null;
  readonly frequentFlyer: Passenger['frequentFlyer'];
};

/**
 * Writes another document of a passenger, and a membership where none was named before; the lock of
 * the order is held.
 */
export async function completePassenger(
  trx: DatabaseTransaction,
  vault: DocumentEncryption,
  passenger: Passenger,
  { document, frequentFlyer }: PassengerAddition,
): Promise<void> {
  if (!document && !frequentFlyer) return;
  await updatePassenger(trx, {
    ...passenger,
    document: document
      ? {
          type: document.type,
          sealedNumber: vault.seal(document.number, passenger.id),
          lookup: vault.lookup(document),
          numberHash: vault.hashOf(document.number),
          issuingCountry: document.issuingCountry,
          expiresOn: document.expiresOn,
        }
      : passenger.document,
    frequentFlyer: passenger.frequentFlyer ?? frequentFlyer,
  });
}
