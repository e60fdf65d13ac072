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
import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
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

const Lookup = v.object({
  reference: readBy(readOrderReference),
  name: readBy(parseNameLookup),
  locale: v.picklist(LOCALES),
});

/** The two factors by which a guest names an order (RULES 10.3). */
export type OrderLookup = v.InferOutput<typeof Lookup>;

/** What names the order. Only references and ticket numbers find one yet; anything else is answered with REFERENCE_INVALID. */
const referenceOf = ({ by, reference }: RequestOrderAccessInput): string =>
  by?.bookingReference ?? by?.ticketNumber ?? by?.email ?? by?.documentNumber ?? reference;

/** Reads a look-up, or says what is wrong with its form; whether there is such an order is another question. */
export const readOrderLookup = (
  input: RequestOrderAccessInput,
): OrderLookup | { faults: UserFault<RequestOrderAccessErrorCode>[] } => {
  const parsed = v.safeParse(Lookup, { ...input, reference: referenceOf(input) });
  return parsed.success ? parsed.output : { faults: faultsOf(parsed.issues) };
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
