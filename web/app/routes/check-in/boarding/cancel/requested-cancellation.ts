import type { RequestCheckInCancellationMutation } from './request-cancellation.mutation.gen.ts';

type Challenge = NonNullable<
  RequestCheckInCancellationMutation['requestCheckInCancellation']['challenge']
>;

/** A code that was sent, for whom, and where to. */
export type RequestedCancellation = Challenge & {
  readonly passengerIds: readonly string[];
  /** The contact of the check-in, masked. */
  readonly sentTo: string;
};
