import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { type AskedCode, askedCode } from './asked-code.ts';
import { type LookUp, nameOf, orderKeyOf } from './look-up.ts';
import { lookUpErrors } from './look-up-errors.ts';
import { useRequestOrderAccessMutation } from './request-order-access.mutation.gen.ts';

type Answer = { readonly asked: AskedCode } | { readonly errors: readonly UserError[] };

/** Requests a code to the e-mail of the booking that is named; the answer does not reveal whether there is one. */
export function useAskCode(): (lookUp: LookUp) => Promise<Answer> {
  const [mutate] = useRequestOrderAccessMutation();
  const locale = API_LOCALE[useLocale()];
  return async (lookUp) => {
    try {
      const input = { by: orderKeyOf(lookUp), name: nameOf(lookUp), locale };
      const { data } = await mutate({ variables: { input } });
      const { challenge, userErrors } = data?.requestOrderAccess ?? {};
      if (challenge) return { asked: askedCode(lookUp, challenge, Date.now()) };
      return { errors: userErrors ? lookUpErrors(userErrors) : faultAsErrors(undefined) };
    } catch (error) {
      return { errors: faultAsErrors(error) };
    }
  };
}
