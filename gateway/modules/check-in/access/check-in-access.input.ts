import { addFaults, type UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ConfirmCheckInAccessErrorCode,
  ConfirmCheckInAccessInput,
  RequestCheckInAccessErrorCode,
  RequestCheckInAccessInput,
} from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import { checkInDayProblem } from '#schema/rules/after-sale/check-in-day.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem, readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { type OrderKey, readOrderKey } from '#schema/rules/orders/order-key.ts';
import { type PersonName, parseNameLookup } from '#schema/rules/travellers/names.ts';

/** The four details by which a flight of a booking is named (RULES 7.3). */
export type CheckInLookup = {
  readonly name: PersonName;
  readonly key: OrderKey;
  readonly flightNumber: string;
  readonly flightDate: LocalDate;
  readonly locale: Locale;
};

type Fault = UserFault<RequestCheckInAccessErrorCode>;

const KEYS = ['bookingReference', 'ticketNumber', 'documentNumber'] as const;

/**
 * Reads a look-up, or says what is wrong with its form; whether there is such a flight is another
 * question.
 */
export function readCheckInLookup(
  {
    name: typedName,
    key: typedKey,
    flightNumber: typed,
    flightDate,
    locale,
  }: RequestCheckInAccessInput,
  now: Date,
): CheckInLookup | { readonly faults: Fault[] } {
  const keyName = KEYS.find((one) => typeof typedKey[one] === 'string') ?? 'bookingReference';
  const key = readOrderKey(keyName, typedKey[keyName] ?? '');
  const name = parseNameLookup(typedName);
  const flightNumber = readFlightNumber(typed);
  const numberProblem = flightNumberProblem(typed);
  const dayProblem = checkInDayProblem(flightDate, now);
  if (!('problem' in key) && !('problem' in name) && flightNumber && !dayProblem)
    return { name, key, flightNumber, flightDate, locale };
  const faults: (Fault | null)[] = [
    'problem' in name ? { code: name.problem as Fault['code'], path: ['name'] } : null,
    'problem' in key ? { code: key.problem as Fault['code'], path: ['key', keyName] } : null,
    numberProblem && { code: numberProblem, path: ['flightNumber'] },
    dayProblem && { code: dayProblem, path: ['flightDate'] },
  ];
  return {
    faults: addFaults(
      [],
      faults.filter((fault) => fault !== null),
    ),
  };
}

/** Reads a code as it was typed, in digits of any width, or says what is wrong with its form. */
export function readCheckInCode({
  challengeId,
  code,
}: ConfirmCheckInAccessInput):
  | { readonly challengeId: string; readonly code: string }
  | { readonly faults: UserFault<ConfirmCheckInAccessErrorCode>[] } {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { challengeId, code: normalizeCode(code) };
}
