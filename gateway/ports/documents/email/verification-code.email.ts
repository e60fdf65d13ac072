import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { VerificationCodeData } from './email-data.ts';
import { action, emailLayout, paragraph } from './layout.ts';

/** The code that proves access to the mailbox. */
export function verificationCode(
  { code, validMinutes, signInUrl }: VerificationCodeData,
  texts: Texts,
) {
  const { t } = texts;
  const text = t('email.code.text', { minutes: validMinutes });
  return {
    subject: t('email.code.subject', { code }),
    body: emailLayout(
      texts,
      { heading: t('email.code.heading'), preview: text },
      paragraph(text),
      paragraph(code, {
        fontSize: '32px',
        fontWeight: '700',
        letterSpacing: '6px',
        fontVariantNumeric: 'tabular-nums',
      }),
      ...(signInUrl
        ? [paragraph(t('email.code.member')), action(t('email.code.signIn'), signInUrl)]
        : []),
      paragraph(t('email.code.ignore')),
    ),
  };
}
