import * as v from 'valibot';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { readOrderKey } from '#schema/rules/orders/order-key.ts';
import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import { KEY_KINDS } from './flight-details.ts';

const Fields = v.object({
  lastName: v.string(),
  firstName: v.string(),
  kind: v.picklist(KEY_KINDS),
  key: v.string(),
  flightNumber: v.string(),
  flightDate: v.string(),
});

export type FlightDetails = v.InferOutput<typeof Fields>;

function dateProblem(text: string) {
  if (text === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'INVALID';
}

const problemIn = (read: object): string | null =>
  'problem' in read ? String(read.problem) : null;

const problemsOf = (details: FlightDetails) => ({
  lastName: nameProblem(details.lastName),
  firstName: nameProblem(details.firstName),
  key: problemIn(
    details.kind === 'reference'
      ? readOrderReference(details.key)
      : readOrderKey('documentNumber', details.key),
  ),
  flightNumber: flightNumberProblem(details.flightNumber),
  flightDate: dateProblem(details.flightDate),
});

/** The details that name a flight of a booking, ruled as the gateway rules them (RULES 7.3). */
export const FlightDetailsSchema = v.pipe(
  Fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [field, problem] of Object.entries(problemsOf(value)))
      if (problem) addIssue({ message: problem, path: pathOfField(field, value) });
  }),
);
