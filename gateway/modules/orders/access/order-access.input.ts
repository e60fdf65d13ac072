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
import { ORDER_KEYS, type OrderKey, readOrderKey } from '#schema/rules/orders/order-key.ts';
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
  name: readBy(parseNameLookup),
  locale: v.picklist(LOCALES),
});

/** The two factors by which a guest names an order (RULES 10.3). */
export type OrderLookup = v.InferOutput<typeof Lookup> & { readonly key: OrderKey };

/** The one key that is given; the schema lets no other number of them through. */
function keyIn({ by }: RequestOrderAccessInput) {
  const name = ORDER_KEYS.find((one) => typeof by[one] === 'string') ?? 'bookingReference';
  return { name, read: readOrderKey(name, by[name] ?? '') };
}

/**
 * Reads a look-up, or says what is wrong with its form; whether there is such an order is another
 * question.
 */
export function readOrderLookup(
  input: RequestOrderAccessInput,
): OrderLookup | { faults: UserFault<RequestOrderAccessErrorCode>[] } {
  const { name, read } = keyIn(input);
  const parsed = v.safeParse(Lookup, input);
  if (parsed.success && !('problem' in read)) return { ...parsed.output, key: read };
  const ofKey = 'problem' in read ? [{ code: read.problem, path: ['by', name] }] : [];
  return { faults: [...ofKey, ...faultsOf<RequestOrderAccessErrorCode>(parsed.issues ?? [])] };
}

/** Reads a code as it was typed, in digits of any width, or says what is wrong with its form. */
export function readAccessCode({
  challengeId,
  code,
}: ConfirmOrderAccessInput):
  | { challengeId: string; code: string }
  | { faults: UserFault<ConfirmOrderAccessErrorCode>[] } {
  const problem = codeFormProblem(code);
  return problem
    ? { faults: [{ code: problem, path: ['code'] }] }
    : { challengeId, code: normalizeCode(code) };
}
