import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { atLastName, lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { type LookUp, orderKeyOf } from './look-up.ts';
import { useRequestOrderAccessCommand } from './request-order-access.mutation.gen.ts';
import { type RequestedCode, requestedCode } from './requested-code.ts';

/**
 * The gateway's errors at the fields of the form, where the key is one field and the name is two.
 */
const lookUpErrors = (errors: readonly UserError[]): UserError[] =>
  errors.map((error) => {
    const [first] = error.path;
    if (first === 'by') return { ...error, path: ['key'] };
    return first === 'name' ? atLastName(error) : { ...error, path: [] };
  });

type Answer = { readonly asked: RequestedCode } | { readonly errors: readonly UserError[] };

/**
 * Requests a code to the e-mail of the booking that is named; the answer does not reveal whether
 * there is one.
 */
export function useAskCode(): (lookUp: LookUp) => Promise<Answer> {
  const locale = API_LOCALE[useLocale()];
  const { send } = useRequestOrderAccessCommand((lookUp: LookUp) => {
    const input = { by: orderKeyOf(lookUp), name: lookedForName(lookUp), locale };
    return { input };
  });
  return async (lookUp) => {
    const result = await send(lookUp);
    const challenge = result?.payload?.challenge;
    if (challenge) return { asked: requestedCode(lookUp, challenge, Date.now()) };
    return { errors: lookUpErrors(result?.errors ?? []) };
  };
}
