import type { EarlierRefund } from './refundable-order.ts';
import type { RequestValues } from './request.schema.ts';
import { boundsOf, type Traveller, withInfants } from './travellers.ts';

/** What a form begins with: the request that was rejected, else everything of the only passenger, or none of several. */
export function firstValues(
  travellers: readonly Traveller[],
  previous: EarlierRefund | null,
): RequestValues {
  const mayChoose = travellers.filter(({ reason }) => reason === null);
  const [only, second] = mayChoose;
  const passengerIds = previous
    ? withInfants(
        travellers,
        previous.passengers.map(({ passenger }) => passenger.id),
      )
    : only && !second
      ? [only.id]
      : [];
  const given = previous?.passengers.flatMap(({ segments }) =>
    segments.flatMap(({ segment }) => segment?.boundIndex ?? []),
  );
  const bounds = given ? [...new Set(given)] : boundsOf(travellers, passengerIds);
  return {
    passengerIds,
    boundIndexes: bounds.map(String),
    reason: previous?.reason ?? 'CHANGE_OF_PLANS',
    note: '',
    proofs: [],
  };
}
