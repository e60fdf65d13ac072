import { createTransport } from 'nodemailer';
import { inlinePicturesOf } from './inline/inline-pictures.ts';
import { type Mailer, MailerError, type MailerErrorCode } from './mailer.ts';

export interface SmtpMailerOptions {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** `Name <address>`. */
  from: string;
  /** For connecting, for the greeting and for silence, in milliseconds. */
  timeoutMilliseconds?: number;
}

// SMTP answers 5xx for what will never work (RFC 5321, 4.2.1); the rest may work later.
function codeOf(error: unknown): MailerErrorCode {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH') return 'UNAVAILABLE';
  if (responseCode === undefined) return 'UNANSWERED';
  return responseCode >= 500 ? 'REJECTED' : 'UNAVAILABLE';
}

/**
 * Sends over SMTP, keeping a few connections open. TLS is used wherever the server offers it, and
 * demanded by smtps://.
 */
export function smtpMailer({ url, from, timeoutMilliseconds = 10_000 }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, attachments }) {
      const files = attachments.map(({ content, ...file }) => ({
        ...file,
        content: Buffer.from(content),
      }));
      const pictures = inlinePicturesOf(html).map(({ content, contentId, ...picture }) => ({
        ...picture,
        cid: contentId,
        contentDisposition: 'inline' as const,
        content: Buffer.from(content),
      }));
      try {
        // The address as an object is taken whole: nothing in it can name a second recipient.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: [...pictures, ...files],
        });
      } catch (cause) {
        throw new MailerError(codeOf(cause), { cause });
      }
    },
    async close() {
      transport.close();
    },
  };
}
