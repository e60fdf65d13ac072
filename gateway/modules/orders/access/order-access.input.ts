import * as v from 'valibot';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ConfirmOrderAccessErrorCode,
  ConfirmOrderAccessInput,
  RequestOrderAccessErrorCode,
  RequestOrderAccessInput,
} from '#gateway/resolvers.gen.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import { type OrderReference, readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { parseNameLookup } from '#schema/rules/travellers/names.ts';

/** A text that a rule reads into a value, or says what is wrong with it. */
const readBy = <Value extends object>(
  read: (text: string) => Value | { readonly problem: string },
) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawTransform<string, Exclude<Value, { readonly problem: string }>>(
      ({ dataset, addIssue, NEVER }) => {
        const value = read(dataset.value);
        if (!('problem' in value)) return value as Exclude<Value, { readonly problem: string }>;
        addIssue({ message: String(value.problem) });
        return NEVER;
      },
    ),
  );

/** What each key of a look-up names. By e-mail and by document no order is found yet. */
const KINDS: Readonly<Record<string, OrderReference['kind']>> = {
  bookingReference: 'BOOKING_REFERENCE',
  ticketNumber: 'TICKET_NUMBER',
};

const readKey = ([key, text]: readonly [string, string]) => {
  const read = readOrderReference(text);
  if ('problem' in read || read.kind === KINDS[key]) return read;
  return { problem: 'REFERENCE_INVALID' } as const;
};

const Lookup = v.object({
  name: readBy(parseNameLookup),
  locale: v.picklist(LOCALES),
});

/** The two factors by which a guest names an order (RULES 10.3). */
export type OrderLookup = v.InferOutput<typeof Lookup> & { readonly reference: OrderReference };

/** Reads a look-up, or says what is wrong with its form; whether there is such an order is another question. */
export const readOrderLookup = (
  input: RequestOrderAccessInput,
): OrderLookup | { faults: UserFault<RequestOrderAccessErrorCode>[] } => {
  const [key = ['', ''] as const] = Object.entries(input.by);
  const reference = readKey(key);
  const parsed = v.safeParse(Lookup, input);
  if (parsed.success && !('problem' in reference)) return { ...parsed.output, reference };
  const ofKey = 'problem' in reference ? [{ code: reference.problem, path: ['by', key[0]] }] : [];
  return { faults: [...ofKey, ...faultsOf<RequestOrderAccessErrorCode>(parsed.issues ?? [])] };
};

/** Reads a code as it was typed, in digits of any width, or says what is wrong with its form. */
export const readAccessCode = ({
  challengeId,
  code,
}: ConfirmOrderAccessInput):
  | { challengeId: string; code: string }
  | { faults: UserFault<ConfirmOrderAccessErrorCode>[] } => {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { challengeId, code: normalizeCode(code) };
};
