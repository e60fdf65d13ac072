import * as v from 'valibot';
import {
  Country,
  localDay,
  PERSON_INPUT,
} from '#gateway/modules/orders/passengers/passenger.input.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  FrequentPassengerInput,
  UpdateFrequentPassengerErrorCode,
} from '#gateway/resolvers.gen.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/travellers/document-types.ts';
import { dateOfBirthProblem } from '#schema/rules/travellers/date-of-birth.ts';

/** What a passenger to save can lack, whether it is saved before or not. */
export type SavingFault = UserFault<
  Exclude<
    UpdateFrequentPassengerErrorCode,
    'FREQUENT_PASSENGER_NOT_FOUND' | 'CHANGED_MEANWHILE' | 'FIELD_LOCKED'
  >
>;

const DocumentInput = v.object({
  key: v.nullish(v.string(), null),
  type: v.picklist(DOCUMENT_TYPE_CODES),
  number: v.nullish(v.string(), null),
  issuingCountry: Country,
  expiresOn: v.nullish(localDay('DOCUMENT_EXPIRY_REQUIRED'), null),
});

const Passenger = v.object({ ...PERSON_INPUT, documents: v.array(DocumentInput) });

/**
 * A passenger to save, each field by itself in its normal form; the numbers of documents are judged
 * with the saved ones.
 */
export type PassengerToSave = v.InferOutput<typeof Passenger>;
export type DocumentToSave = v.InferOutput<typeof DocumentInput>;

/**
 * Reads a passenger to save, or says everything that is wrong with its fields by themselves
 * (RULES 2.26). Paths begin with the passenger.
 * @param today the commercial day
 */
export function readPassengerToSave(
  input: FrequentPassengerInput,
  today: string,
): { draft: PassengerToSave | null; faults: SavingFault[] } {
  const parsed = v.safeParse(Passenger, input, { abortPipeEarly: true });
  const faults: SavingFault[] = parsed.success
    ? []
    : faultsOf<SavingFault['code'] | 'INVALID'>(parsed.issues).map(({ code, path }) => ({
        // what has no code of its own here is a choice that no form offers
        code: code === 'INVALID' ? 'REQUIRED' : code,
        path: ['passenger', ...path],
      }));
  const ageless = parsed.success && dateOfBirthProblem(parsed.output.dateOfBirth, today);
  if (ageless) faults.push({ code: 'DATE_OF_BIRTH_INVALID', path: ['passenger', 'dateOfBirth'] });
  return { draft: parsed.success && faults.length === 0 ? parsed.output : null, faults };
}
