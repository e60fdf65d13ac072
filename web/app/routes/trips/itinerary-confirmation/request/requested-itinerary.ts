import type { RequestItineraryMutation } from './request-itinerary.mutation.gen.ts';
import type { TicketDetails } from './ticket-details.schema.ts';

type Challenge = NonNullable<RequestItineraryMutation['requestItineraryConfirmation']['challenge']>;

/**
 * A code that was requested, and for what: stored in this tab, so that a reload does not request
 * another.
 */
export type RequestedItinerary = Challenge & {
  readonly details: TicketDetails;
  /** This device's clock when the answer came, in milliseconds. */
  readonly answeredAt: number;
};
