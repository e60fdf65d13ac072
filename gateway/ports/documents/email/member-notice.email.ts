import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { homeLandscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import type { MemberNoticeData } from './member-notice-data.ts';
import { facts, greeting } from './parts.ts';

/** Something happened to the account of a member. */
export function memberNotice(
  { kind, recipientName, cardNumber, accountUrl, device, undo }: MemberNoticeData,
  texts: Texts,
) {
  const { t, locale, deadline } = texts;
  const club = BRAND.clubName[locale];
  const number = `${BRAND.carrierCode} ${cardNumber}`;
  const text = t(`email.${kind}.text`, {
    phone: BRAND.phone.display,
    device: device || 'none',
  });
  return {
    subject: t(`email.${kind}.subject`, { club, number }),
    body: emailLayout(
      texts,
      {
        heading: t(`email.${kind}.heading`, { club }),
        preview: text,
        picture: homeLandscape(accountUrl, texts),
      },
      greeting(recipientName, texts),
      paragraph(text),
      facts([[t('email.cardNumber'), number]]),
      ...(undo
        ? [
            paragraph(t('email.undoContact.text', { until: deadline(undo.until) })),
            action(t('email.undoContact'), undo.url),
          ]
        : [action(t('email.viewAccount'), accountUrl)]),
    ),
  };
}
