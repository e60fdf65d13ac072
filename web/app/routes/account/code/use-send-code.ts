import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { CodeRecipientInput, VerificationPurpose } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useRequestVerificationCodeCommand } from './request-code.mutation.gen.ts';
import type { SentCode, TypedContact } from './sent-code.ts';

type Answer = { readonly sent: SentCode } | { readonly errors: readonly UserError[] };

/** The gateway's paths lead to `recipient`; the form's fields have its names without it. */
const atField = (error: UserError): UserError => ({
  ...error,
  path: error.path[0] === 'recipient' ? error.path.slice(1) : error.path,
});

/** The contact as the gateway takes it: as it was typed, or the member's own of this kind. */
function recipientOf({ way, email, phone, own }: TypedContact): CodeRecipientInput {
  if (own !== undefined) return { own: way };
  return way === 'EMAIL' ? { email } : { phone };
}

/** Sends a code for a purpose; the answer does not reveal who is a member. */
export function useSendCode(
  purpose: VerificationPurpose,
): (contact: TypedContact) => Promise<Answer> {
  const locale = API_LOCALE[useLocale()];
  const { send } = useRequestVerificationCodeCommand((contact: TypedContact) => {
    const recipient = recipientOf(contact);
    const ownProof = contact.allowedBy ?? null;
    const input = { purpose, recipient, locale, ownProof };
    return { input };
  });
  return async (contact) => {
    const result = await send(contact);
    const challenge = result?.payload?.challenge;
    if (!challenge) return { errors: result?.errors.map(atField) ?? [] };
    const { id: challengeId, expiresAt, resendAt, serverNow } = challenge;
    return { sent: { purpose, contact, challengeId, expiresAt, resendAt, serverNow } };
  };
}
