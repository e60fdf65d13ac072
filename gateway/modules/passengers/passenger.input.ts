import * as v from 'valibot';
import { PhoneInput, requiredText } from '#gateway/modules/orders/contact.input.ts';
import { APPELLATIONS } from '#schema/codes/appellations.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/document-types.ts';
import { GENDERS } from '#schema/codes/genders.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { PARTNER_AIRLINES } from '#schema/codes/partner-airlines.ts';
import { PASSENGER_TYPES } from '#schema/codes/passenger-types.ts';
import { isLocalDate } from '#schema/rules/local-date.ts';
import { nameProblem } from '#schema/rules/names.ts';

const LONGEST_KEY = 64;

/** A part of a name as the passport prints it; what it says is kept as typed, and normalised for the ticket. */
const Name = v.pipe(
  v.string('REQUIRED'),
  v.normalize(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? nameProblem(dataset.value) : null;
    if (problem) addIssue({ message: problem });
  }),
);

const Country = v.pipe(v.string('REQUIRED'), v.regex(/^[A-Z]{2}$/, 'INVALID'));
const Day = (code: string) =>
  v.pipe(
    v.string('REQUIRED'),
    v.check((day) => isLocalDate(day), code),
  );

const DocumentInput = v.object({
  type: v.picklist(DOCUMENT_TYPE_CODES, 'INVALID'),
  number: requiredText(LIMITS.text.documentNumber),
  issuingCountry: Country,
  expiresOn: v.nullish(Day('INVALID'), null),
});

const FrequentFlyerInput = v.object({
  airline: v.picklist(PARTNER_AIRLINES, 'INVALID'),
  number: v.pipe(
    requiredText(LIMITS.text.memberNumber),
    v.regex(/^[A-Z0-9]+$/i, 'MEMBER_NUMBER_INVALID'),
    v.toUpperCase(),
  ),
});

/** One traveller by himself (SPEC sections 3 and 5); what depends on the trip and on the others is looked at later. */
export const PassengerInput = v.object({
  key: requiredText(LONGEST_KEY),
  lastName: Name,
  firstName: Name,
  title: v.nullish(v.picklist(APPELLATIONS, 'INVALID'), null),
  gender: v.picklist(GENDERS, 'INVALID'),
  dateOfBirth: Day('DATE_OF_BIRTH_INVALID'),
  type: v.picklist(PASSENGER_TYPES, 'INVALID'),
  nationality: Country,
  phone: v.nullish(PhoneInput, null),
  document: DocumentInput,
  frequentFlyer: v.nullish(FrequentFlyerInput, null),
  accompanyingAdultKey: v.nullish(v.string(), null),
});

export type TravellerDraft = v.InferOutput<typeof PassengerInput>;
