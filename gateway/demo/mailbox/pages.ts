import { html } from 'hono/html';
import { demoPage, HOME, type Markup } from '#gateway/demo/demo-page.ts';
import type { MailSummary, StoredMail } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47 } from '#schema/codes/base/locales.ts';
import type { MailboxTexts } from './texts.ts';

const page = (texts: MailboxTexts, title: string, content: Markup): Markup => {
  const site = texts.t('site', { airline: BRAND.name[texts.locale] });
  return demoPage({
    texts,
    title,
    style: '/demo/mailbox/style.css',
    header: html`
<a href="/demo/mailbox?lang=${texts.locale}">${texts.t('all')}</a>
<a href="${HOME[texts.locale]}">${site}</a>
`,
    content,
  });
};

const line = (mail: MailSummary, texts: MailboxTexts): Markup => html`<li>
<a href="/demo/mailbox/${mail.id}?lang=${texts.locale}" lang="${BCP47[mail.locale]}">${mail.subject}</a>
<div class="meta">${texts.when(mail.sentAt)} · ${mail.to}${mail.attachments > 0 ? ` · ${texts.t('attachments', { count: mail.attachments })}` : ''}</div>
</li>`;

/** Everything that was sent, newest first; `address` when the list is of one recipient. */
export const listPage = (
  mails: readonly MailSummary[],
  address: string | undefined,
  texts: MailboxTexts,
): Markup => {
  const empty = address ? texts.t('emptyFor', { address }) : texts.t('empty');
  return page(
    texts,
    texts.t('title'),
    html`<h1>${texts.t('title')}</h1>
<p class="intro">${texts.t('intro')}</p>
${mails.length === 0 ? html`<p>${empty}</p>` : html`<ul class="mails">${mails.map((mail) => line(mail, texts))}</ul>`}`,
  );
};

/**
 * The height of a message in CSS pixels, as wide as the page shows it: its frame and footer, and its lines. The frame runs no
 * script that could measure it.
 */
const heightOf = ({ text }: StoredMail): number => Math.ceil(245 + 16.5 * text.split('\n').length);

/** One message. Its HTML is shown in a frame that may run nothing. */
export const mailPage = (mail: StoredMail, texts: MailboxTexts): Markup => {
  const { t } = texts;
  const files = mail.attachments.map(({ position, filename, bytes }) => {
    const label = t('download', { filename, kilobytes: Math.max(1, Math.round(bytes / 1000)) });
    return html`<li><a href="/demo/mailbox/${mail.id}/attachments/${position}" download>${label}</a></li>`;
  });
  return page(
    texts,
    mail.subject,
    html`<h1 lang="${BCP47[mail.locale]}">${mail.subject}</h1>
<dl><dt>${t('to')}</dt><dd>${mail.to}</dd><dt>${t('sentAt')}</dt><dd>${texts.when(mail.sentAt)}</dd></dl>
${files.length > 0 ? html`<h2>${t('attachmentsHeading')}</h2><ul>${files}</ul>` : ''}
<h2>${t('asSent')}</h2>
<iframe height="${heightOf(mail)}" title="${t('asSent')}" src="/demo/mailbox/${mail.id}/html" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${t('asText')}</h2>
<pre lang="${BCP47[mail.locale]}">${mail.text}</pre>`,
  );
};

export const missingPage = (texts: MailboxTexts): Markup =>
  page(texts, texts.t('title'), html`<h1>${texts.t('title')}</h1><p>${texts.t('notFound')}</p>`);
