import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import type { OrderAccessKeyInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { type AskedCode, askedCode, type LookUp } from './asked-code.ts';
import { useRequestOrderAccessMutation } from './request-order-access.mutation.gen.ts';

/** The key that a text is: the number of a ticket, or a booking reference. */
const keyOf = (text: string): OrderAccessKeyInput => {
  const read = readOrderReference(text);
  const isTicket = 'kind' in read && read.kind === 'TICKET_NUMBER';
  return isTicket ? { ticketNumber: text } : { bookingReference: text };
};

type Answer = { readonly asked: AskedCode } | { readonly errors: readonly UserError[] };

/** Requests a code to the e-mail of the order that is named; the answer does not reveal whether there is one. */
export function useAskCode(): (lookUp: LookUp) => Promise<Answer> {
  const [mutate] = useRequestOrderAccessMutation();
  const locale = API_LOCALE[useLocale()];
  return async ({ reference, name }) => {
    try {
      const input = { by: keyOf(reference), name, locale };
      const { data } = await mutate({ variables: { input } });
      const { challenge, userErrors } = data?.requestOrderAccess ?? {};
      if (challenge) return { asked: askedCode({ reference, name }, challenge, Date.now()) };
      return { errors: userErrors ?? faultAsErrors(undefined) };
    } catch (error) {
      return { errors: faultAsErrors(error) };
    }
  };
}
