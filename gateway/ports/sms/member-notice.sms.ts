import type { MemberNoticeData } from '#gateway/ports/documents/email/member-notice-data.ts';
import { textsFor } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** What happened to an account, as a text message: for members without an e-mail address. */
export function memberNoticeSms(
  { kind, cardNumber, device, undo }: MemberNoticeData,
  locale: Locale,
): string {
  const { t, airline, deadline } = textsFor(locale);
  const text = t(`sms.${kind}`, {
    airline,
    club: BRAND.clubName[locale],
    number: `${BRAND.carrierCode} ${cardNumber}`,
    phone: BRAND.phone.display,
    device: device || 'none',
  });
  if (!undo) return text;
  return `${text} ${t('sms.undoContact', { until: deadline(undo.until), url: undo.url })}`;
}
