import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CorrectPassengerInput } from '#gateway/resolvers.gen.ts';
import type { Correction } from './correct-passenger.service.ts';

/** The correction as the service takes it. */
export const readCorrectPassenger = ({
  passengerId,
  idempotencyKey,
  passenger,
}: CorrectPassengerInput): Correction => {
  const adult = passenger.accompanyingAdultKey;
  return {
    passengerId: keyOf('Passenger', passengerId) ?? '',
    idempotencyKey,
    passenger: {
      ...passenger,
      accompanyingAdultKey: adult ? (keyOf('Passenger', adult) ?? adult) : null,
    },
  };
};
