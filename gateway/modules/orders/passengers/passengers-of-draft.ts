import { ticketName } from '#schema/rules/travellers/names.ts';
import type { DocumentEncryption } from './document-encryption.ts';
import type { TravellerDraft } from './passenger.input.ts';
import type { Passenger } from './passenger.model.ts';

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
