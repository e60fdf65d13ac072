import type { Context } from 'hono';
import { html } from 'hono/html';
import { demoPage, type Markup } from '#gateway/demo/theme/demo-page.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';
import { type DeskTexts, deskTexts } from './desk-texts.ts';

export const QUEUES = ['refunds', 'documents', 'counter'] as const;
export type Queue = (typeof QUEUES)[number];

/** How many cases wait in each queue. */
export type Waiting = Readonly<Record<Queue, number>>;

/** A case, and the words by which the filter finds it. */
export type Listed = { readonly markup: Markup; readonly words: readonly string[] };

/**
 * What became of the decision that was just sent; `late` where something else had happened before.
 */
export type Outcome = { readonly text: string; readonly late: boolean };

export type QueuePage = {
  readonly queue: Queue;
  readonly waiting: Waiting;
  readonly cases: readonly Listed[];
  /** What was decided, the latest first: rows under these headings. */
  readonly history: { readonly heads: readonly string[]; readonly rows: readonly Listed[] };
  readonly outcome: Outcome | null;
};

/** Names, numbers and addresses are shorter. */
const LONGEST_WORDS = 254;

const folded = (text: string): string => boundedText(text, LONGEST_WORDS, 'NFKC').toLowerCase();

const queueNav = (chosen: Queue | null, waiting: Waiting, { t, locale }: DeskTexts): Markup =>
  html`<nav class="queues" aria-label="${t('queues')}"><ul>${QUEUES.map(
    (queue) =>
      html`<li><a href="/demo/desk/${queue}?lang=${locale}" ${queue === chosen ? html`aria-current="page"` : ''}>${t(`queue.${queue}`)} <span class="count">${waiting[queue]}</span></a></li>`,
  )}</ul></nav>`;

const findForm = (queue: Queue, words: string, { t, locale }: DeskTexts): Markup =>
  html`<form class="find" action="/demo/desk/${queue}" role="search">
<input type="hidden" name="lang" value="${locale}">
<p><label for="find">${t('find')}</label>
<input id="find" name="q" type="search" value="${words}" maxlength="100" autocomplete="off"></p>
<button>${t('search')}</button>
</form>`;

const outcomeNote = ({ text, late }: Outcome): Markup =>
  html`<div class="note tone-${late ? 'warning' : 'success'}" role="status"><p>${text}</p></div>`;

const historyTable = (
  { heads }: QueuePage['history'],
  rows: readonly Listed[],
  { t }: DeskTexts,
): Markup =>
  rows.length === 0
    ? html`<p>${t('noHistory')}</p>`
    : html`<div class="table stacked" role="region" aria-labelledby="history" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(({ markup }) => markup)}</tbody></table></div>`;

/**
 * Answers with the page of a queue: what waits, and what was decided, as far as the filter `?q=`
 * finds it.
 */
export function queuePage(c: Context, page: QueuePage) {
  const texts = deskTexts(c);
  const { t } = texts;
  const { queue, waiting, history, outcome } = page;
  const words = c.req.query('q')?.trim() ?? '';
  const found = (all: readonly Listed[]) =>
    all.filter((one) => one.words.some((word) => folded(word).includes(folded(words))));
  const cases = found(page.cases);
  const none = words ? t('noneFound', { words }) : t(`none.${queue}`);
  return demoPage(c, {
    texts,
    title: t(`queue.${queue}`),
    part: 'desk',
    content: html`<h1>${t(`queue.${queue}`)}</h1>
<p class="intro">${t(`intro.${queue}`)}</p>
${queueNav(queue, waiting, texts)}
${outcome ? outcomeNote(outcome) : ''}
${findForm(queue, words, texts)}
<h2>${t('waiting')}</h2>
${cases.length === 0 ? html`<p>${none}</p>` : cases.map(({ markup }) => markup)}
<h2 id="history">${t('history')}</h2>
${historyTable(history, found(history.rows), texts)}`,
  });
}

/** Answers with the desk's first page: its queues. */
export function deskPage(c: Context, waiting: Waiting) {
  const texts = deskTexts(c);
  const { t, locale } = texts;
  return demoPage(c, {
    texts,
    title: t('title'),
    part: 'desk',
    content: html`<h1>${t('title')}</h1>
<p class="intro">${t('intro')}</p>
<ul class="rows">${QUEUES.map(
      (queue) => html`<li><a href="/demo/desk/${queue}?lang=${locale}">${t(`queue.${queue}`)}</a>
<div class="meta">${t('count', { count: waiting[queue] })} · ${t(`intro.${queue}`)}</div></li>`,
    )}</ul>`,
  });
}
