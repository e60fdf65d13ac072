import type { VerificationCodeData } from '#gateway/ports/documents/email/email-data.ts';
import { textsFor } from '#gateway/ports/documents/texts.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** A verification code as a text message. */
export function verificationCodeSms(
  { code, validMinutes, signInUrl }: VerificationCodeData,
  locale: Locale,
): string {
  const { t, airline } = textsFor(locale);
  const text = t('sms.code', { airline, code, minutes: validMinutes });
  return signInUrl ? `${text}\n${t('sms.codeMember', { url: signInUrl })}` : text;
}
