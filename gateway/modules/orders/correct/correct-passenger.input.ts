import { keyOf } from '#gateway/graphql/global-id.ts';
import { readIdempotencyKey } from '#gateway/requests/idempotency-key.input.ts';
import type { CorrectPassengerInput } from '#gateway/resolvers.gen.ts';
import type { Correction } from './correct-passenger.service.ts';

/** The correction as the service takes it. @throws a top-level BAD_USER_INPUT for a key that no form of the site makes */
export const readCorrectPassenger = ({
  passengerId,
  idempotencyKey,
  passenger,
}: CorrectPassengerInput): Correction => {
  const adult = passenger.accompanyingAdultKey;
  return {
    passengerId: keyOf('Passenger', passengerId) ?? '',
    idempotencyKey: readIdempotencyKey(idempotencyKey),
    passenger: {
      ...passenger,
      accompanyingAdultKey: adult ? (keyOf('Passenger', adult) ?? adult) : null,
    },
  };
};
