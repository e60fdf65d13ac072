import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';
import type { DocumentEncryption } from './document-encryption.ts';
import type { TravellerDraft } from './passenger.input.ts';
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

/** One passenger of a submission; `idOf` names who is meant by a key. */
export const passengerOfDraft = (
  {
    key,
    document,
    accompanyingAdultKey,
    frequentPassengerId,
    save,
    type,
    ...typed
  }: TravellerDraft,
  place: Pick<Passenger, 'id' | 'orderId' | 'index'>,
  vault: DocumentEncryption,
  idOf: (key: string) => string,
): Passenger => ({
  ...typed,
  ...place,
  type,
  ticketName: ticketName(typed),
  document: {
    type: document.type,
    sealedNumber: vault.seal(document.number, place.id),
    lookup: vault.lookup(document),
    numberHash: vault.hashOf(document.number),
    issuingCountry: document.issuingCountry,
    expiresOn: document.expiresOn,
  },
  accompanyingAdultId: type === 'INF' && accompanyingAdultKey ? idOf(accompanyingAdultKey) : null,
  specialServices: [],
  meals: [],
});

/**
 * The passengers that a submission's travellers become: named, related to each other, their
 * documents sealed.
 */
export function passengersOfDraft(
  travellers: readonly TravellerDraft[],
  orderId: string,
  vault: DocumentEncryption,
  newId: () => string,
): Passenger[] {
  const ids = new Map(travellers.map(({ key }) => [key, newId()]));
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (!id) throw new Error('A traveller names another that is not there');
    return id;
  };
  return travellers.map((traveller, index) =>
    passengerOfDraft(traveller, { id: idOf(traveller.key), orderId, index }, vault, idOf),
  );
}
