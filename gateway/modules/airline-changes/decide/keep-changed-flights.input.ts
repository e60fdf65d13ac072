import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { KeepChangedFlightsInput } from '#gateway/resolvers.gen.ts';

/** A request to keep the flights that the airline proposes. */
export type KeepRequest = CommandRequest & { readonly airlineChangeId: string };

export const readKeepRequest = ({
  idempotencyKey,
  airlineChangeId,
}: KeepChangedFlightsInput): KeepRequest => ({
  idempotencyKey,
  airlineChangeId: keyOf('AirlineChange', airlineChangeId) ?? '',
});
