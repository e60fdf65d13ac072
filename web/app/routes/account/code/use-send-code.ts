import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { faultAsErrors } from '#web/app/apollo/command/fault-as-errors.ts';
import type { CodeRecipientInput, VerificationPurpose } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useRequestVerificationCodeMutation } from './request-code.mutation.gen.ts';
import type { SentCode, TypedContact } from './sent-code.ts';

type Answer = { readonly sent: SentCode } | { readonly errors: readonly UserError[] };

/** The gateway's paths lead to `recipient`; the form's fields have its names without it. */
const atField = ({ code, path }: UserError): UserError => ({
  code,
  path: path[0] === 'recipient' ? path.slice(1) : path,
});

/** The contact as the gateway takes it: as it was typed, or the member's own of this kind. */
const recipientOf = ({ way, email, phone, own }: TypedContact): CodeRecipientInput => {
  if (own !== undefined) return { own: way };
  return way === 'EMAIL' ? { email } : { phone };
};

/** Sends a code for a purpose; the answer does not reveal who is a member. */
export function useSendCode(
  purpose: VerificationPurpose,
): (contact: TypedContact) => Promise<Answer> {
  const [mutate] = useRequestVerificationCodeMutation();
  const locale = API_LOCALE[useLocale()];
  return async (contact) => {
    const recipient = recipientOf(contact);
    try {
      const { data } = await mutate({ variables: { input: { purpose, recipient, locale } } });
      const { challenge, userErrors } = data?.requestVerificationCode ?? {};
      if (!challenge) return { errors: userErrors?.map(atField) ?? faultAsErrors(undefined) };
      const { id: challengeId, expiresAt, resendAt, serverNow } = challenge;
      return { sent: { purpose, contact, challengeId, expiresAt, resendAt, serverNow } };
    } catch (error) {
      return { errors: faultAsErrors(error) };
    }
  };
}
