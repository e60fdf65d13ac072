import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';

/** Passengers under the ids of another order. */
export type RenamedPassengers = {
  readonly passengers: readonly Passenger[];
  /** The new id of each, by the old one. */
  readonly newIds: ReadonlyMap<string, string>;
};

/** Help on other flights is requested again. */
const requestedAgain = ({ specialServices }: Passenger): Passenger['specialServices'] =>
  specialServices.map(({ code }) => ({ code, state: 'REQUESTED' }));

/** A number that does not open is not there for the other order, as one that is erased. */
function sealedFor(
  id: string,
  one: Passenger,
  vault: Pick<DocumentEncryption, 'open' | 'seal' | 'lookup' | 'hashOf'>,
): Passenger['document'] {
  const number = documentNumberOf(one, vault);
  const sealed =
    number === null
      ? { sealedNumber: null, lookup: null, numberHash: null }
      : {
          sealedNumber: vault.seal(number, id),
          lookup: vault.lookup({ ...one.document, number }),
          numberHash: vault.hashOf(number),
        };
  return { ...one.document, ...sealed };
}

/**
 * Passengers as those of another order: numbers of documents are sealed again, since each is bound
 * to its passenger.
 */
export function renamedPassengers(
  leaving: readonly Passenger[],
  orderId: string,
  vault: Pick<DocumentEncryption, 'open' | 'seal' | 'lookup' | 'hashOf'>,
  newId: () => string,
): RenamedPassengers {
  const newIds = new Map(leaving.map(({ id }) => [id, newId()]));
  const passengers = leaving.map((one, index): Passenger => {
    const id = newIds.get(one.id) ?? '';
    const adult = one.accompanyingAdultId;
    return {
      ...one,
      id,
      orderId,
      index,
      document: sealedFor(id, one, vault),
      accompanyingAdultId: adult && (newIds.get(adult) ?? null),
      specialServices: requestedAgain(one),
    };
  });
  return { passengers, newIds };
}
