import * as v from 'valibot';
import { isBookingReference } from '#gateway/modules/orders/booking-reference.ts';
import { faultsOf } from '#gateway/modules/orders/order-request.input.ts';
import type { UserFault } from '#gateway/modules/orders/user-fault.ts';
import { readTicketNumber } from '#gateway/modules/tickets/ticket-number.ts';
import type {
  ConfirmOrderAccessErrorCode,
  ConfirmOrderAccessInput,
  RequestOrderAccessErrorCode,
  RequestOrderAccessInput,
} from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { isLocale } from '#schema/codes/locales.ts';
import { parseNameLookup } from '#schema/rules/names.ts';

/** The key by which an order is looked for. */
export type OrderKey = { readonly bookingReference: string } | { readonly ticketNumber: string };

const required = v.pipe(
  v.string('REQUIRED'),
  v.normalize('NFKC'),
  v.trim(),
  v.nonEmpty('REQUIRED'),
);

const readKey = (text: string): OrderKey | null => {
  const ticketNumber = readTicketNumber(text);
  if (ticketNumber) return { ticketNumber };
  return isBookingReference(text) ? { bookingReference: text.toUpperCase() } : null;
};

const Lookup = v.object({
  reference: v.pipe(
    required,
    v.rawTransform<string, OrderKey>(({ dataset, addIssue, NEVER }) => {
      const key = readKey(dataset.value);
      if (key) return key;
      addIssue({ message: 'REFERENCE_INVALID' });
      return NEVER;
    }),
  ),
  name: v.pipe(
    required,
    v.maxLength(2 * LIMITS.text.name + 20, 'NAME_INVALID'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const name = parseNameLookup(dataset.value);
      if (!('problem' in name)) return name;
      addIssue({ message: name.problem });
      return NEVER;
    }),
  ),
  locale: v.custom(isLocale),
});

/** The two factors by which a guest names an order (RULES, Who may see what). */
export type OrderLookup = v.InferOutput<typeof Lookup>;

/** Reads a look-up, or says what is wrong with its form; whether there is such an order is another question. */
export const readOrderLookup = (
  input: RequestOrderAccessInput,
): OrderLookup | { faults: UserFault<RequestOrderAccessErrorCode>[] } => {
  const parsed = v.safeParse(Lookup, input, { abortPipeEarly: true });
  return parsed.success ? parsed.output : { faults: faultsOf(parsed.issues) };
};

const Code = v.object({
  challengeId: v.string(),
  code: v.pipe(
    required,
    v.transform((text) => text.replace(/\s/g, '')),
  ),
});

/** Reads a code as it was typed, in digits of any width. */
export const readAccessCode = (
  input: ConfirmOrderAccessInput,
): v.InferOutput<typeof Code> | { faults: UserFault<ConfirmOrderAccessErrorCode>[] } => {
  const parsed = v.safeParse(Code, input, { abortPipeEarly: true });
  return parsed.success ? parsed.output : { faults: faultsOf(parsed.issues) };
};
