import { reasonOfChange } from './airline-change.ts';
import type { EarlierRefund, RefundableChange } from './refundable-order.ts';
import type { RequestValues } from './request.schema.ts';
import { boundsOf, type Traveller, withInfants } from './travellers.ts';

/**
 * What a form begins with: the request that was rejected, else everything of those whose flight the
 * airline changed, else everything of the only passenger, or none of several.
 */
export function firstValues(
  travellers: readonly Traveller[],
  previous: EarlierRefund | null,
  change: RefundableChange | null,
): RequestValues {
  const named =
    previous?.passengers.map(({ passenger }) => passenger.id) ??
    change?.passengers.map(({ id }) => id);
  const [only, second] = travellers.filter(({ reason }) => reason === null);
  const passengerIds = named ? withInfants(travellers, named) : only && !second ? [only.id] : [];
  const given = previous?.passengers.flatMap(({ passengerSegments: segments }) =>
    segments.flatMap(({ segment }) => segment?.boundIndex ?? []),
  );
  const bounds = given ? [...new Set(given)] : boundsOf(travellers, passengerIds);
  return {
    passengerIds,
    boundIndexes: bounds.map(String),
    reason: previous?.reason ?? (change ? reasonOfChange(change) : 'CHANGE_OF_PLANS'),
    note: '',
    proofs: [],
  };
}
