import * as v from 'valibot';
import { PhoneInput } from '#gateway/requests/phone.input.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import { FREQUENT_FLYER_AIRLINES } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/travellers/document-types.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import {
  contactNameProblem,
  emailProblem,
  normalizeContactName,
  normalizeEmail,
} from '#schema/rules/travellers/contact.ts';
import {
  documentNumberProblem,
  normalizeDocumentNumber,
} from '#schema/rules/travellers/document-number.ts';
import {
  memberNumberProblem,
  normalizeMemberNumber,
} from '#schema/rules/travellers/frequent-flyer.ts';
import { nameProblem, typedName } from '#schema/rules/travellers/names.ts';

const LONGEST_KEY = 64;

/**
 * A part of a name as the passport prints it; it is kept as typed, and normalised for the ticket.
 */
const Name = ruled(nameProblem, typedName);

export const Country = v.pipe(v.string('REQUIRED'), v.regex(/^[A-Z]{2}$/, 'INVALID'));
export const localDay = (code: string) =>
  v.pipe(
    v.string('REQUIRED'),
    v.check((text) => isLocalDate(text), code),
  );

/** A travel document; what depends on its holder and the trip is judged with them. */
export const DocumentInput = v.pipe(
  v.object({
    type: v.picklist(DOCUMENT_TYPE_CODES, 'INVALID'),
    // left out for a saved document, whose number has been filled in: a missing one is refused by
    // its rule
    number: v.nullish(v.string(), ''),
    issuingCountry: Country,
    expiresOn: v.nullish(localDay('INVALID'), null),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problem = documentNumberProblem(dataset.value.type, dataset.value.number);
      if (problem) addIssue({ message: problem });
    }),
    ['number'],
  ),
  v.transform((document) => ({ ...document, number: normalizeDocumentNumber(document.number) })),
);

export const FrequentFlyerInput = v.pipe(
  v.object({
    airline: v.picklist(FREQUENT_FLYER_AIRLINES, 'INVALID'),
    number: v.string('REQUIRED'),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { number, airline } = dataset.value;
      const problem = memberNumberProblem(number, airline);
      if (problem) addIssue({ message: problem });
    }),
    ['number'],
  ),
  v.transform(({ airline, number }) => ({
    airline,
    number: normalizeMemberNumber(number, airline),
  })),
);

/** What is typed of a person, whether booked or saved, each field by itself. */
export const PERSON_INPUT = {
  lastName: Name,
  firstName: Name,
  title: v.nullish(v.picklist(APPELLATIONS, 'INVALID'), null),
  gender: v.picklist(GENDERS, 'INVALID'),
  dateOfBirth: localDay('DATE_OF_BIRTH_INVALID'),
  nationality: Country,
  phone: v.nullish(PhoneInput, null),
  frequentFlyer: v.nullish(FrequentFlyerInput, null),
};

/**
 * One traveller alone (RULES 2.9 to 2.20); what depends on the trip and on the others is
 * `travellerFaults`.
 */
export const PassengerInput = v.object({
  key: v.pipe(v.string(), v.nonEmpty('REQUIRED'), v.maxLength(LONGEST_KEY, 'TOO_LONG')),
  ...PERSON_INPUT,
  type: v.picklist(PASSENGER_TYPES, 'INVALID'),
  document: DocumentInput,
  accompanyingAdultKey: v.nullish(v.string(), null),
  frequentPassengerId: v.nullish(v.string(), null),
  save: v.nullish(v.boolean(), false),
});

/** A traveller as submitted, each field in its normal form. */
export type TravellerDraft = v.InferOutput<typeof PassengerInput>;

/** Whom to write to (RULES 2.14 and 2.15). */
export const ContactInput = v.object({
  name: ruled(contactNameProblem, normalizeContactName),
  email: ruled(emailProblem, normalizeEmail),
  phone: v.nullish(PhoneInput, null),
});

/** Whom to write to; the phone in E.164. */
export type Contact = v.InferOutput<typeof ContactInput>;
