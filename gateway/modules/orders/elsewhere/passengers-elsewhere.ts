import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { PassengerElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';

/** The passengers of a booking of another channel as those of an order: their documents sealed, infants with their adults. */
export const passengersElsewhere = (
  travellers: readonly PassengerElsewhere[],
  orderId: string,
  vault: Pick<DocumentVault, 'seal' | 'lookup' | 'hashOf'>,
  newId: () => string,
): Passenger[] => {
  const ids = travellers.map(() => newId());
  return travellers.map(
    ({ document: { number, ...document }, onLapOf, ticketNumber: _, ...traveller }, index) => {
      const id = ids[index] ?? '';
      return {
        ...traveller,
        id,
        orderId,
        index,
        phone: null,
        frequentFlyer: null,
        specialServices: [],
        meals: [],
        ticketName: ticketName(traveller),
        document: {
          ...document,
          sealedNumber: vault.seal(number, id),
          lookup: vault.lookup({ ...document, number }),
          numberHash: vault.hashOf(number),
        },
        accompanyingAdultId: onLapOf === null ? null : (ids[onLapOf] ?? null),
      };
    },
  );
};
