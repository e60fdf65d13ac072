import type { FlightDetails } from './flight-details.schema.ts';
import type { RequestCheckInAccessMutation } from './request-check-in-access.mutation.gen.ts';

type Challenge = NonNullable<RequestCheckInAccessMutation['requestCheckInAccess']['challenge']>;

/**
 * A code that was requested, and for what: stored in this tab, so that a reload does not request
 * another.
 */
export type RequestedFlight = Challenge & {
  readonly details: FlightDetails;
  /** This device's clock when the answer came, in milliseconds. */
  readonly answeredAt: number;
};
