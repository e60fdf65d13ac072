import * as v from 'valibot';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { readOrderKey } from '#schema/rules/orders/order-key.ts';
import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { parseNameLookup } from '#schema/rules/travellers/names.ts';
import { KEY_KINDS } from './flight-details.ts';

const ruled = (problemOf: (text: string) => string | null) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && problemOf(dataset.value);
      if (problem) addIssue({ message: problem });
    }),
  );

const dateProblem = (text: string) => {
  if (text === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'INVALID';
};

const problemIn = (read: object): string | null =>
  'problem' in read ? String(read.problem) : null;

const keyProblem = (kind: (typeof KEY_KINDS)[number], key: string): string | null =>
  problemIn(kind === 'reference' ? readOrderReference(key) : readOrderKey('documentNumber', key));

/** The details that name a flight of a booking, ruled as the gateway rules them (RULES 7.3). */
export const FlightDetailsSchema = v.pipe(
  v.object({
    name: ruled((text) => problemIn(parseNameLookup(text))),
    kind: v.picklist(KEY_KINDS),
    key: v.string('REQUIRED'),
    flightNumber: ruled(flightNumberProblem),
    flightDate: ruled(dateProblem),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const input = dataset.value as Partial<v.InferOutput<typeof FlightDetailsSchema>>;
    const { kind = 'reference', key = '' } = input;
    const problem = keyProblem(kind, key);
    const path = [{ type: 'object', origin: 'value', input, key: 'key', value: key }] as const;
    if (problem) addIssue({ message: problem, path: [...path] });
  }),
);

export type FlightDetails = v.InferOutput<typeof FlightDetailsSchema>;
