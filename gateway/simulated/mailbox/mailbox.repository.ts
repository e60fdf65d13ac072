import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { LANDSCAPE_PATH } from '#gateway/ports/documents/landscapes.ts';
import type { MailAttachment, MailMessage } from '#gateway/ports/mailer/mailer.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** A line of the mailbox's list. */
export interface MailSummary {
  id: string;
  sentAt: Date;
  to: string;
  subject: string;
  locale: Locale;
  attachments: number;
  /** The address of its picture on this site; null where it has none. */
  picture: string | null;
}

/** A message as stored in the mailbox. */
export interface StoredMail extends Omit<MailSummary, 'attachments' | 'picture'> {
  html: string;
  text: string;
  attachments: { position: number; filename: string; contentType: string; bytes: number }[];
}

/**
 * Leaves messages to one address, or those in which a word stands: an address, a person, a booking.
 */
export type MailFilter = { readonly to?: string; readonly about?: string };

/** An address to which something was sent. */
export type Recipient = { readonly to: string };

/** The embedded mailbox of demo mode: every message sent, newest first. */
export interface MailboxRepository {
  add(message: MailMessage, sentAt: Date): Promise<void>;
  /** At most `limit` messages. */
  list(options: MailFilter & { readonly limit: number }): Promise<MailSummary[]>;
  /** The addresses that got a message last, at most so many. */
  recipients(most: number): Promise<Recipient[]>;
  find(id: string): Promise<StoredMail | null>;
  attachment(id: string, position: number): Promise<MailAttachment | null>;
}

/** A pattern that finds the word as it is. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const isId = (id: string): boolean => /^\d{1,15}$/.test(id);

const addTo =
  (db: Database): MailboxRepository['add'] =>
  (message, sentAt) =>
    db.transaction().execute(async (transaction) => {
      const { attachments, to, ...rest } = message;
      const { id } = await transaction
        .insertInto('demo_mail')
        .values({ ...rest, recipient: to, sent_at: sentAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (attachments.length === 0) return;
      const rows = attachments.map(({ filename, contentType, content }, position) => ({
        mail_id: id,
        position,
        filename,
        content_type: contentType,
        content: Buffer.from(content),
      }));
      await transaction.insertInto('demo_mail_attachments').values(rows).execute();
    });

/** The mailbox in the gateway's database. */
export const mailboxRepository = (db: Database): MailboxRepository => ({
  add: addTo(db),

  async recipients(most) {
    const rows = await db
      .selectFrom('demo_mail')
      .select('recipient')
      .groupBy('recipient')
      .orderBy(({ fn }) => fn.max('id'), 'desc')
      .limit(most)
      .execute();
    return rows.map(({ recipient }) => ({ to: recipient }));
  },

  async list({ limit, to, about }) {
    const rows = await db
      .selectFrom('demo_mail')
      .select((column) => [
        'id',
        'sent_at',
        'recipient',
        'subject',
        'locale',
        sql<string | null>`substring(html from ${LANDSCAPE_PATH})`.as('picture'),
        column
          .selectFrom('demo_mail_attachments')
          .whereRef('mail_id', '=', 'demo_mail.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('attachments'),
      ])
      .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
      .$if(about !== undefined, (query) =>
        query.where(({ eb, or }) =>
          or(
            (['recipient', 'subject', 'text'] as const).map((column) =>
              eb(column, 'ilike', containing(about!)),
            ),
          ),
        ),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, sent_at, recipient, attachments, ...row }) => ({
      ...row,
      id: String(id),
      sentAt: sent_at,
      to: recipient,
      locale: row.locale as Locale,
      attachments: attachments ?? 0,
    }));
  },

  async find(id) {
    if (!isId(id)) return null;
    const row = await db
      .selectFrom('demo_mail')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    if (!row) return null;
    const files = await db
      .selectFrom('demo_mail_attachments')
      .select(['position', 'filename', 'content_type'])
      .select(({ fn }) => fn<number>('octet_length', ['content']).as('bytes'))
      .where('mail_id', '=', Number(id))
      .orderBy('position')
      .execute();
    const { sent_at, recipient, locale, ...rest } = row;
    return {
      ...rest,
      id: String(row.id),
      sentAt: sent_at,
      to: recipient,
      locale: locale as Locale,
      attachments: files.map(({ content_type, ...file }) => ({
        ...file,
        contentType: content_type,
      })),
    };
  },

  async attachment(id, position) {
    if (!isId(id)) return null;
    const row = await db
      .selectFrom('demo_mail_attachments')
      .select(['filename', 'content_type', 'content'])
      .where('mail_id', '=', Number(id))
      .where('position', '=', position)
      .executeTakeFirst();
    return row
      ? { filename: row.filename, contentType: row.content_type, content: row.content }
      : null;
  },
});
