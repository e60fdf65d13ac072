import * as v from 'valibot';
import {
  itineraryEmailProblem,
  ticketNumberProblem,
} from '#schema/rules/after-sale/itinerary-details.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { NamePart } from '#web/app/components/ticket-fields/looked-for.ts';

const ruled = (problemOf: (text: string) => string | null) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && problemOf(dataset.value);
      if (problem) addIssue({ message: problem });
    }),
  );

function dateProblem(text: string) {
  if (text === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'INVALID';
}

/** The five details that name a ticket, ruled as the gateway rules them (RULES 8.18). */
export const TicketDetailsSchema = v.object({
  flightDate: ruled(dateProblem),
  flightNumber: ruled(flightNumberProblem),
  ticketNumber: ruled(ticketNumberProblem),
  lastName: NamePart,
  firstName: NamePart,
  email: ruled(itineraryEmailProblem),
});

export type TicketDetails = v.InferOutput<typeof TicketDetailsSchema>;
