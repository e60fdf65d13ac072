import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { findChange } from '#gateway/modules/members/contact/contact-changes.repository.ts';
import { undoKeyOf } from '#gateway/modules/members/contact/undo-key.ts';
import { kindOfAddress } from '#gateway/modules/members/member.model.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import type { Email } from '#gateway/ports/documents/email/email-data.ts';
import type { MemberNoticeData } from '#gateway/ports/documents/email/member-notice-data.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { undoableUntil } from '#schema/rules/access/contact-undo.ts';
import { lockDevices, storeBrowser, storeDevice } from './known-browsers.repository.ts';
import { type MemberNotification, notifyMember } from './notify-member.ts';

/**
 * Where a member signed in: what the browser calls itself, and the name that this site has given
 * it.
 */
export type SeenDevice = { readonly device: string; readonly browser: Buffer };

/**
 * Notes on what device and in which browser a member signed in. The first device is that of the
 * registration; the member is notified of each other one when it is new.
 */
export const seeDevice = (
  db: Database,
  memberId: string,
  { device, browser }: SeenDevice,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const known = await lockDevices(trx, memberId);
    await storeDevice(trx, memberId, device, now);
    await storeBrowser(trx, memberId, browser, now);
    if (known.length > 0 && !known.includes(device))
      await notifyMember(trx, { memberId, kind: 'NEW_DEVICE', device }, now);
  });

/** How members are written to. */
export type NotificationDependencies = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly sms: SmsSender | null;
  readonly mailOf: (data: MemberNoticeData, locale: Locale) => Promise<Email>;
  readonly textOf: (data: MemberNoticeData, locale: Locale) => string;
  /** The account page in a language. */
  readonly accountUrl: (locale: Locale) => string;
  /** The page that undoes a change of contact. */
  readonly undoUrl: (key: string, locale: Locale) => string;
  readonly keys: Pick<Keys, 'pepper'>;
};

/** The link that undoes a change of contact, while it can be undone. */
async function undoOf(
  { db, keys, undoUrl }: Pick<NotificationDependencies, 'db' | 'keys' | 'undoUrl'>,
  id: string,
  locale: Locale,
): Promise<MemberNoticeData['undo']> {
  const change = await findChange(db, id);
  if (!change || change.undoneAt) return undefined;
  return { url: undoUrl(undoKeyOf(keys, id), locale), until: undoableUntil(change.changedAt) };
}

/** Notifies a member, by e-mail where there is one, else by text. */
export async function sendNotification(
  sources: NotificationDependencies,
  { memberId, kind, to, device, contactChange }: MemberNotification,
): Promise<void> {
  const { db, mailer, sms, mailOf, textOf, accountUrl } = sources;
  const member = await findMember(db, memberId);
  const recipient = to ?? member?.contacts[0]?.address;
  if (!member || !recipient) return;
  const { person, card } = member;
  const { locale } = person;
  const undo = contactChange && (await undoOf(sources, contactChange, locale));
  const data: MemberNoticeData = {
    kind,
    recipientName: `${person.firstName} ${person.lastName}`,
    cardNumber: card.number,
    accountUrl: accountUrl(locale),
    ...(device ? { device } : {}),
    ...(undo ? { undo } : {}),
  };
  if (kindOfAddress(recipient) === 'PHONE')
    await sms?.send({ to: recipient, locale, text: textOf(data, locale) });
  else await mailer.send({ to: recipient, locale, ...(await mailOf(data, locale)) });
}
