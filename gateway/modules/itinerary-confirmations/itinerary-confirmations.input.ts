import * as v from 'valibot';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  OpenItineraryConfirmationErrorCode,
  OpenItineraryConfirmationInput,
  RequestItineraryConfirmationErrorCode,
  RequestItineraryConfirmationInput,
} from '#gateway/resolvers.gen.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import {
  itineraryEmailProblem,
  ticketNumberProblem,
} from '#schema/rules/after-sale/itinerary-details.ts';
import { flightNumberProblem, readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { normalizeEmail } from '#schema/rules/travellers/contact.ts';
import { type PersonName, parseNameLookup } from '#schema/rules/travellers/names.ts';

function nameProblem(text: string): string | null {
  const read = parseNameLookup(text);
  return 'problem' in read ? read.problem : null;
}

const Details = v.object({
  flightDate: v.string('REQUIRED'),
  flightNumber: ruled(flightNumberProblem, (text) => readFlightNumber(text) ?? ''),
  ticketNumber: ruled(ticketNumberProblem, (text) => readTicketNumber(text) ?? ''),
  name: ruled(nameProblem, (text) => text),
  email: ruled(itineraryEmailProblem, normalizeEmail),
  locale: v.picklist(LOCALES),
});

/** The five details that name a ticket (RULES 8.18), and the language of the answer. */
export type TicketDetails = Omit<v.InferOutput<typeof Details>, 'name'> & {
  readonly name: PersonName;
};

/**
 * Reads the details, or says what is wrong with their form; whether there is such a ticket is
 * another question.
 */
export function readTicketDetails(
  input: RequestItineraryConfirmationInput,
): TicketDetails | { faults: UserFault<RequestItineraryConfirmationErrorCode>[] } {
  const parsed = v.safeParse(Details, input);
  const name = parseNameLookup(input.name);
  if (parsed.success && !('problem' in name)) return { ...parsed.output, name };
  return { faults: faultsOf<RequestItineraryConfirmationErrorCode>(parsed.issues ?? []) };
}

/** A code as it was typed, for a challenge, under a key. */
export type CodeSubmission = {
  readonly idempotencyKey: string;
  readonly challengeId: string;
  readonly code: string;
};

/** Reads a code in digits of any width, or says what is wrong with its form. */
export function readCodeSubmission({
  idempotencyKey,
  challengeId,
  code,
}: OpenItineraryConfirmationInput):
  | CodeSubmission
  | { faults: UserFault<OpenItineraryConfirmationErrorCode>[] } {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { idempotencyKey, challengeId, code: normalizeCode(code) };
}
