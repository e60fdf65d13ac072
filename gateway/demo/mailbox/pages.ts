import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type {
  MailFilter,
  MailSummary,
  Recipient,
  StoredMail,
} from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { BCP47 } from '#schema/codes/base/locales.ts';
import type { MailboxTexts } from './texts.ts';

/** What the list shows. */
export type MailList = {
  readonly mails: readonly MailSummary[];
  readonly filter: MailFilter;
  /** Who got messages lately. */
  readonly people: readonly Recipient[];
};

const hrefTo = (locale: string, to?: string): string =>
  `/demo/mailbox?${new URLSearchParams({ lang: locale, ...(to ? { to } : {}) })}`;

/** The picture of a message, or an envelope where it has none. */
const picture = ({ picture: path }: MailSummary): Markup =>
  path
    ? html`<img src="${path}" alt="" width="96" height="72" loading="lazy">`
    : html`<svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true"><path d="M32 24h32v24H32zM32 26l16 12 16-12"/></svg>`;

const line = (mail: MailSummary, texts: MailboxTexts): Markup => html`<li>
${picture(mail)}<a class="subject" href="/demo/mailbox/${mail.id}?lang=${texts.locale}" lang="${BCP47[mail.locale]}">${mail.subject}</a>
<span class="meta to">${mail.to}</span>
<span class="meta files">${mail.attachments > 0 ? texts.t('attachments', { count: mail.attachments }) : ''}</span>
<span class="meta when">${texts.when(mail.sentAt)}</span></li>`;

function findForm({ filter, people }: MailList, { t, locale }: MailboxTexts): Markup {
  const chosen = (isChosen: boolean) => (isChosen ? html`aria-current="true"` : '');
  const person = ({ to }: Recipient) =>
    html`<li><a href="${hrefTo(locale, to)}" ${chosen(to === filter.to)}>${to}</a></li>`;
  return html`<form class="find" action="/demo/mailbox" role="search">
<input type="hidden" name="lang" value="${locale}">
<p><label for="about">${t('find')}</label>
<input id="about" name="q" type="search" value="${filter.about ?? ''}" maxlength="100" autocomplete="off"></p>
<button>${t('search')}</button>
</form>
<nav aria-labelledby="people"><h2 id="people">${t('people')}</h2><ul class="people">
<li><a href="${hrefTo(locale)}" ${chosen(!filter.to && !filter.about)}>${t('all')}</a></li>
${people.map(person)}
</ul></nav>`;
}

function emptyText({ to, about }: MailFilter, { t }: MailboxTexts): string {
  if (to) return t('emptyFor', { address: to });
  return about ? t('noneFound', { about }) : t('empty');
}

/** The words with which the mailbox begins. */
export const listHead = ({ t }: MailboxTexts): Markup =>
  html`<h1>${t('title')}</h1>
<p class="intro">${t('intro')}</p>`;

/** Everything that was sent, newest first, or what a filter leaves of it. */
export function listContent(list: MailList, texts: MailboxTexts): Markup {
  const { mails, filter } = list;
  return html`<div class="mailbox"><div>${findForm(list, texts)}</div>
${
  mails.length === 0
    ? html`<p>${emptyText(filter, texts)}</p>`
    : html`<ul class="mails">${mails.map((mail) => line(mail, texts))}</ul>`
}</div>`;
}

/** Where no script runs, a message scrolls in a frame of this height. */
const FRAME_HEIGHT = 640;

/** One message. In its frame nothing runs but what says how high it is. */
export function mailContent(mail: StoredMail, { t, when, locale }: MailboxTexts): Markup {
  const files = mail.attachments.map(({ position, filename, bytes }) => {
    const label = t('download', { filename, kilobytes: Math.max(1, Math.round(bytes / 1000)) });
    return html`<li><a href="/demo/mailbox/${mail.id}/attachments/${position}" download>${label}</a></li>`;
  });
  return html`<p><a href="${hrefTo(locale)}">${t('all')}</a></p>
<h1 lang="${BCP47[mail.locale]}">${mail.subject}</h1>
<dl><dt>${t('to')}</dt><dd><a href="${hrefTo(locale, mail.to)}">${mail.to}</a></dd><dt>${t('sentAt')}</dt><dd>${when(mail.sentAt)}</dd></dl>
${files.length > 0 ? html`<h2>${t('attachmentsHeading')}</h2><ul>${files}</ul>` : ''}
<h2>${t('asSent')}</h2>
<iframe height="${FRAME_HEIGHT}" title="${t('asSent')}" src="/demo/mailbox/${mail.id}/html" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${t('asText')}</h2>
<pre lang="${BCP47[mail.locale]}">${mail.text}</pre>`;
}

export const missingContent = ({ t, locale }: MailboxTexts): Markup =>
  html`<h1>${t('title')}</h1><p>${t('notFound')}</p><p><a href="${hrefTo(locale)}">${t('all')}</a></p>`;
