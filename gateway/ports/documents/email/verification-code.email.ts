import type { Texts } from '#gateway/ports/documents/texts.ts';
import { NIGHT_CLASS } from './dark-mode.ts';
import { section } from './elements.ts';
import type { VerificationCodeData } from './email-data.ts';
import { homeLandscape } from './landscape.ts';
import { action, COLOUR, emailLayout, paragraph } from './layout.ts';

/** The code that proves access to the mailbox. */
export function verificationCode(
  { code, validMinutes, siteUrl, signInUrl }: VerificationCodeData,
  texts: Texts,
) {
  const { t } = texts;
  const text = t('email.code.text', { minutes: validMinutes });
  return {
    subject: t('email.code.subject', { code }),
    body: emailLayout(
      texts,
      {
        heading: t('email.code.heading'),
        preview: text,
        picture: homeLandscape(siteUrl, texts),
      },
      paragraph(text),
      section(
        'code',
        {
          padding: '18px 16px',
          margin: '0 0 20px',
          borderRadius: '12px',
          backgroundColor: COLOUR.ground,
          className: NIGHT_CLASS.ground,
        },
        paragraph(code, {
          margin: '0',
          // as much as stands after the last digit
          paddingLeft: '8px',
          fontSize: '36px',
          fontWeight: '700',
          letterSpacing: '8px',
          lineHeight: '1.2',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }),
      ),
      ...(signInUrl
        ? [paragraph(t('email.code.member')), action(t('email.code.signIn'), signInUrl)]
        : []),
      paragraph(t('email.code.ignore')),
    ),
  };
}
