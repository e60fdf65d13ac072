import type { Database } from '#gateway/database/database.ts';
import { kindOfAddress } from '#gateway/modules/members/member.model.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import type { Email, MemberNoticeData } from '#gateway/ports/documents/email/email-data.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { MemberNotice } from './leave-notice.ts';

/** How members are written to. */
export type NoticeSources = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly sms: SmsSender | null;
  readonly mailOf: (data: MemberNoticeData, locale: Locale) => Promise<Email>;
  readonly textOf: (data: MemberNoticeData, locale: Locale) => string;
  /** The account page in a language. */
  readonly accountUrl: (locale: Locale) => string;
};

/** Notifies a member, by e-mail where there is one, else by text. */
export const sendNotice = async (
  { db, mailer, sms, mailOf, textOf, accountUrl }: NoticeSources,
  { memberId, kind, to, device }: MemberNotice,
): Promise<void> => {
  const member = await findMember(db, memberId);
  const recipient = to ?? member?.contacts[0]?.address;
  if (!member || !recipient) return;
  const { person, card } = member;
  const { locale } = person;
  const data: MemberNoticeData = {
    kind,
    recipientName: `${person.firstName} ${person.lastName}`,
    cardNumber: card.number,
    accountUrl: accountUrl(locale),
    ...(device ? { device } : {}),
  };
  if (kindOfAddress(recipient) === 'PHONE')
    await sms?.send({ to: recipient, locale, text: textOf(data, locale) });
  else await mailer.send({ to: recipient, locale, ...(await mailOf(data, locale)) });
};
