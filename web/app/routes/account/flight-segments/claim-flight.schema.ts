import * as v from 'valibot';
import { ticketNumberProblem } from '#schema/rules/after-sale/itinerary-details.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { ruledText } from '#web/app/routes/account/rule-check.ts';

function dateProblem(text: string) {
  if (text === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'INVALID';
}

/** A claim, ruled as the gateway rules it (RULES 9.9). */
export const ClaimFlightSchema = v.object({
  ticketNumber: ruledText(ticketNumberProblem),
  flightNumber: ruledText(flightNumberProblem),
  flightDate: ruledText(dateProblem),
});
