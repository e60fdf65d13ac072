import * as v from 'valibot';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { ShownDocument } from '#gateway/modules/orders/passengers/complete-passenger.ts';
import {
  DocumentInput,
  FrequentFlyerInput,
} from '#gateway/modules/orders/passengers/passenger.input.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { PhoneInput } from '#gateway/requests/phone.input.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CheckInErrorCode, CheckInInput } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { CHECK_IN_AGREEMENTS } from '#schema/codes/orders/agreements.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';

/** What stood in the way of a check-in. */
export type CheckInFault = UserFault<CheckInErrorCode>;

/** A passenger who is to be checked in. */
export type CheckInChoice = {
  /** Global id. */
  readonly passengerSegmentId: string;
  readonly document: ShownDocument | null;
  readonly frequentFlyer: Passenger['frequentFlyer'];
};

/** A submission that is right in itself. */
export type CheckInRequest = CommandRequest & {
  /** `flightId` of the flight. */
  readonly flight: string;
  readonly choices: readonly CheckInChoice[];
  /** An e-mail address, or a phone in E.164. */
  readonly contact: string;
  readonly locale: Locale;
};

/** The main passenger and the others, each perhaps with an infant. */
const MOST_NAMED = 2 * (1 + LIMITS.fellowPassengers);

const Contact = v.object({
  email: v.nullish(
    ruled((text) => {
      const problem = emailProblem(text);
      return problem === 'TOO_LONG' ? 'EMAIL_INVALID' : problem;
    }, normalizeEmail),
    null,
  ),
  phone: v.nullish(PhoneInput, null),
});

const Choice = v.object({
  passengerSegmentId: v.string(),
  document: v.nullish(DocumentInput, null),
  frequentFlyer: v.nullish(FrequentFlyerInput, null),
});

const Submission = v.object({
  passengers: v.pipe(
    v.array(Choice),
    v.minLength(1, 'REQUIRED'),
    v.maxLength(MOST_NAMED, 'TOO_MANY_FELLOW_PASSENGERS'),
  ),
  contact: Contact,
});

/** What can be wrong with a field is more than this form has codes for: the nearest is meant. */
const KNOWN: Readonly<Record<string, CheckInErrorCode>> = {
  INVALID: 'DOCUMENT_NUMBER_INVALID',
  TOO_LONG: 'DOCUMENT_NUMBER_INVALID',
};

/** Likewise of a membership. */
const ofNumber = (code: string): CheckInErrorCode =>
  code === 'REQUIRED' ? code : 'MEMBER_NUMBER_INVALID';

const missingAgreements = ({ agreements }: CheckInInput): CheckInFault[] =>
  CHECK_IN_AGREEMENTS.filter((one) => !agreements.includes(one)).map((one) => ({
    code: 'AGREEMENT_REQUIRED',
    path: ['agreements', one],
  }));

/** Reads a submission, and finds what is wrong with it alone. */
export function readCheckIn(input: CheckInInput): {
  readonly request: CheckInRequest | null;
  readonly faults: CheckInFault[];
} {
  const parsed = v.safeParse(Submission, input);
  const ofFields = parsed.success
    ? []
    : faultsOf<CheckInErrorCode>(parsed.issues).map(({ code, path }) => ({
        code: path.includes('frequentFlyer') ? ofNumber(code) : (KNOWN[code] ?? code),
        path,
      }));
  const faults = [...ofFields, ...missingAgreements(input)];
  if (!parsed.success) return { request: null, faults };
  const { passengers, contact } = parsed.output;
  return {
    request: {
      idempotencyKey: input.idempotencyKey,
      flight: keyOf('FlightSegment', input.flightId) ?? '',
      choices: passengers,
      contact: contact.email ?? contact.phone ?? '',
      locale: input.locale,
    },
    faults,
  };
}
