import { type Context, Hono } from 'hono';
import { demoPage, type Markup } from '#gateway/demo/theme/demo-page.ts';
import { SAY_HEIGHT, SAY_HEIGHT_SOURCE } from '#gateway/demo/theme/frame-height.ts';
import { withPictures } from '#gateway/ports/mailer/inline/inline-pictures.ts';
import type {
  MailboxRepository,
  MailFilter,
} from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { emailProblem } from '#schema/rules/travellers/contact.ts';
import { listContent, listHead, mailContent, missingContent } from './pages.ts';
import { type MailboxTexts, mailboxTexts } from './texts.ts';

const NEWEST = 100;
const PEOPLE = 12;
const PHONE = /^\+\d{5,15}$/;

/**
 * A message is foreign content: no script but the one by which its frame learns the height, no
 * foreign host, and an origin of its own; links open outside the frame.
 */
const MESSAGE_POLICY = `default-src 'none'; script-src ${SAY_HEIGHT_SOURCE}; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`;

function safely(c: Context, policy: string): void {
  c.header('content-security-policy', policy);
  c.header('cache-control', 'private, no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
}

const textsOf = (c: Context): MailboxTexts =>
  mailboxTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');

const show = (
  c: Context,
  page: {
    readonly title: string;
    readonly head?: Markup;
    readonly content: Markup;
    readonly script?: string;
  },
  status: 200 | 404 = 200,
) => demoPage(c, { ...page, texts: textsOf(c), part: 'mailbox' }, status);

function missing(c: Context): Response | Promise<Response> {
  const texts = textsOf(c);
  return show(c, { title: texts.t('title'), content: missingContent(texts) }, 404);
}

/** Those to one address (`?to=`), or about a word (`?q=`): a person, an address, a booking. */
function filterOf(c: Context): MailFilter {
  const { to, q } = c.req.query();
  return { ...(to ? { to } : {}), ...(q?.trim() ? { about: q.trim() } : {}) };
}

/** The database takes no zero byte, and nothing goes to what is neither address nor phone. */
const findsNothing = ({ to, about = '' }: MailFilter): boolean =>
  about.includes('\0') || (to !== undefined && Boolean(emailProblem(to)) && !PHONE.test(to));

/**
 * The mailbox of demo mode, mounted at /demo/mailbox (never in production: it shows codes and
 * tickets to every visitor). `?to=` filters by one address or phone, `?q=` by a word; `?lang=`
 * chooses the language; `/messages.json` is the list for programs.
 */
export function mailboxRoutes(mailbox: MailboxRepository): Hono {
  const routes = new Hono();
  const list = async (filter: MailFilter) =>
    findsNothing(filter) ? [] : mailbox.list({ limit: NEWEST, ...filter });

  routes.get('/', async (c) => {
    const [texts, filter] = [textsOf(c), filterOf(c)];
    const [mails, people] = [await list(filter), await mailbox.recipients(PEOPLE)];
    const content = listContent({ mails, filter, people }, texts);
    return show(c, { title: texts.t('title'), head: listHead(texts), content });
  });

  routes.get('/messages.json', async (c) => {
    safely(c, "default-src 'none'");
    return c.json({ messages: await list(filterOf(c)) });
  });

  routes.get('/:id', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return missing(c);
    const content = mailContent(mail, textsOf(c));
    return show(c, { title: mail.subject, content, script: '/demo/look/frame-height.js' });
  });

  routes.get('/:id/html', async (c) => {
    const mail = await mailbox.find(c.req.param('id'));
    if (!mail) return missing(c);
    safely(c, MESSAGE_POLICY);
    return c.html(`${withPictures(mail.html)}<script>${SAY_HEIGHT}</script>`);
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
