import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import {
  findChange,
  undoKeyOf,
} from '#gateway/modules/members/contact/contact-changes.repository.ts';
import { kindOfAddress } from '#gateway/modules/members/member.model.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import type { Email } from '#gateway/ports/documents/email/email-data.ts';
import type {
  MemberNoticeData,
  MemberNoticeKind,
} from '#gateway/ports/documents/email/member-notice-data.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { undoableUntil } from '#schema/rules/access/contact-undo.ts';
import { lockDevices, storeBrowser, storeDevice } from './known-browsers.repository.ts';

/**
 * What a member is told of, and where; without `to` at the contact that the member has, e-mail
 * first.
 */
export type MemberNotification = {
  readonly memberId: string;
  readonly kind: MemberNoticeKind;
  readonly to?: string;
  /** With NEW_DEVICE: browser and system. */
  readonly device?: string;
  /** With CONTACT_CHANGED: the change that can be undone. */
  readonly contactChange?: string;
};

/** A notice that may go to several contacts, whether the member still has them or not. */
type LeftNotice = Omit<MemberNotification, 'to'> & { readonly to?: readonly string[] };

/** The job that tells it. */
export const SEND_NOTIFICATION = 'send-member-notice';

/**
 * Leaves a notice to a member to be sent, and the same as a message in the account, in the caller's
 * transaction.
 */
export async function notifyMember(
  trx: DatabaseTransaction,
  { to, ...notice }: LeftNotice,
  now: Date,
  facts: MessageFacts = {},
): Promise<void> {
  const { memberId, kind: event, device } = notice;
  const told = { ...facts, ...(device === undefined ? {} : { device }) };
  await leaveMessage(trx, { memberId, event, facts: told }, now);
  if (!to) await enqueue(trx, SEND_NOTIFICATION, notice);
  for (const contact of to ?? []) await enqueue(trx, SEND_NOTIFICATION, { ...notice, to: contact });
}

/**
 * Where a member signed in: what the browser calls itself, and the name that this site has given
 * it.
 */
type SeenDevice = { readonly device: string; readonly browser: Buffer };

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
