import { type Context, Hono } from 'hono';
import { withPictures } from '#gateway/ports/mailer/inline/inline-pictures.ts';
import type { MailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { emailProblem } from '#schema/rules/travellers/contact.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import { MAILBOX_STYLE } from './style.ts';
import { type MailboxTexts, mailboxTexts } from './texts.ts';

const NEWEST = 100;
const PHONE = /^\+\d{5,15}$/;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A message is foreign content: no script, no foreign host, and an origin of its own; links open outside the frame. It is
 * `default-src` that forbids scripts: the sandbox allows them so that accessibility checkers can look into the frame.
 */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox";

const safely = (c: Context, policy: string): void => {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'private, no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
};

const textsOf = (c: Context): MailboxTexts =>
  mailboxTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');

const missing = (c: Context): Response | Promise<Response> => {
  safely(c, PAGE_POLICY);
  return c.html(missingPage(textsOf(c)), 404);
};

/**
 * The mailbox of demo mode, mounted at /demo/mailbox (never in production: it shows codes and tickets to every visitor).
 * `?to=` filters by one address or phone, `?lang=` chooses the language; `/messages.json` is the list for programs.
 */
export function mailboxRoutes(mailbox: MailboxRepository): Hono {
  const routes = new Hono();
  const list = async (c: Context) => {
    const { to } = addressOf(c);
    // The database takes no zero byte, and nothing goes to what is neither address nor phone.
    if (to !== undefined && emailProblem(to) && !PHONE.test(to)) return [];
    return mailbox.list({ limit: NEWEST, ...addressOf(c) });
  };

  routes.get('/', async (c) => {
    safely(c, PAGE_POLICY);
    return c.html(listPage(await list(c), c.req.query('to'), textsOf(c)));
  });

  routes.get('/style.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8');
    c.header('cache-control', 'public, max-age=300');
    return c.body(MAILBOX_STYLE);
  });

  routes.get('/messages.json', async (c) => {
    safely(c, PAGE_POLICY);
    return c.json({ messages: await list(c) });
  });

  routes.get('/:id', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return missing(c);
    safely(c, PAGE_POLICY);
    return c.html(mailPage(mail, textsOf(c)));
  });

  routes.get('/:id/html', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return missing(c);
    safely(c, MESSAGE_POLICY);
    return c.html(withPictures(mail.html));
  });

  routes.get('/:id/text', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return missing(c);
    safely(c, MESSAGE_POLICY);
    return c.text(mail.text);
  });

  routes.get('/:id/attachments/:position{[0-9]{1,3}}', async (c) => {
    const { id, position } = c.req.param();
    const file = await mailbox.attachment(id, Number(position));
    if (!file) return missing(c);
    safely(c, MESSAGE_POLICY);
    c.header('content-type', file.contentType);
    const name = encodeURIComponent(file.filename);
    c.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
    return c.body(new Uint8Array(file.content));
  });

  return routes;
}

const addressOf = (c: Context): { to?: string } => {
  const to = c.req.query('to');
  return to ? { to } : {};
};
