import * as v from 'valibot';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { ClaimFlightErrorCode, ClaimFlightInput } from '#gateway/resolvers.gen.ts';
import { ticketNumberProblem } from '#schema/rules/after-sale/itinerary-details.ts';
import { flightNumberProblem, readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { readTicketNumber } from '#schema/rules/orders/ticket-number.ts';

const Claim = v.object({
  idempotencyKey: v.string(),
  ticketNumber: ruled(ticketNumberProblem, (text) => readTicketNumber(text) ?? ''),
  flightNumber: ruled(flightNumberProblem, (text) => readFlightNumber(text) ?? ''),
  flightDate: v.string('REQUIRED'),
});

/** A claim once every field by itself has the form it must have. */
export type FlightClaim = v.InferOutput<typeof Claim>;

/**
 * Reads a claim, or says what is wrong with its form; whether there is such a flight is another
 * question.
 */
export function readClaim(
  input: ClaimFlightInput,
): FlightClaim | { faults: UserFault<ClaimFlightErrorCode>[] } {
  const parsed = v.safeParse(Claim, input);
  return parsed.success ? parsed.output : { faults: faultsOf<ClaimFlightErrorCode>(parsed.issues) };
}
