import { html } from 'hono/html';
import { demoPage, HOME, type Markup } from '#gateway/demo/demo-page.ts';
import type { DemoOrder } from '#gateway/scenarios/demo-world.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { StartTexts } from './texts.ts';

/** The content of the page. */
export type StartContent = {
  readonly orders: readonly DemoOrder[];
  readonly now: Date;
  readonly addresses: SiteAddresses;
};

/** The unpaid booking is the one that visitors change. */
const isAsMade = ({ scenario, state }: DemoOrder): boolean =>
  scenario !== 'one-pending-payment' || state === 'PENDING_PAYMENT';

const row = (order: DemoOrder, { addresses }: StartContent, texts: StartTexts): Markup => {
  const { t, locale } = texts;
  const { bookingReference, name, email, state, scenario } = order;
  const messages = t('messages', { address: email });
  return html`<tr>
<th scope="row"><a href="${addresses.order(bookingReference, locale)}">${bookingReference}</a></th>
<td class="name">${name}</td>
<td>${texts.scenario(isAsMade(order) ? scenario : `${scenario}-changed`)}</td>
<td>${t(state)}</td>
<td><a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}" aria-label="${messages}">${t('mailbox')}</a></td>
</tr>`;
};

const orderTable = (content: StartContent, texts: StartTexts): Markup => {
  const { t } = texts;
  const heads = [t('reference'), t('name'), t('what'), t('state'), t('mailbox')];
  return html`<div class="table" role="region" aria-labelledby="orders" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${content.orders.map((order) => row(order, content, texts))}</tbody>
</table></div>`;
};

const DAY_MINUTES = 24 * 60;

const clockForm = ({ now }: StartContent, texts: StartTexts): Markup => {
  const { t, locale } = texts;
  const { offerMinutes, paymentWindowMinutes: paymentMinutes } = LIMITS;
  const move = (advance: number, label: string): Markup =>
    html`<button name="advance" value="${advance}">${label}</button>`;
  const api = { request: 'POST /demo/clock', body: '{"advanceMinutes": 50}' };
  return html`<h2>${t('clockTitle')}</h2>
<p>${t('clock', { when: texts.when(now), offerMinutes, paymentMinutes })}</p>
<form class="clock" method="post" action="/demo/move-clock?lang=${locale}">
${move(offerMinutes, t('forward', { minutes: offerMinutes }))}
${move(paymentMinutes, t('forward', { minutes: paymentMinutes }))}
${move(DAY_MINUTES, t('day'))}
${move(0, t('reset'))}
</form>
<p class="intro">${t('clockApi', api)}</p>`;
};

const scenarioForm = (texts: StartTexts): Markup => {
  const { t, locale } = texts;
  return html`<h2 id="worlds">${t('worlds')}</h2>
<p class="intro">${t('worldsIntro')}</p>
<form method="post" action="/demo/make?lang=${locale}"><ul class="mails worlds">
${SCENARIOS.map(
  ({ name }) => html`<li><span id="${name}">${texts.scenario(name)}</span>
<button id="make-${name}" name="scenario" value="${name}" aria-labelledby="make-${name} ${name}">${t('make')}</button></li>`,
)}
</ul></form>
<p class="intro">${t('worldsApi', { request: 'POST /demo/scenarios/<name>' })}</p>`;
};

/** The demo's first page: its bookings and how to find them, its other situations, its tools. */
export const startPage = (content: StartContent, texts: StartTexts): Markup => {
  const { t, locale } = texts;
  const airline = BRAND.name[locale];
  return demoPage({
    texts,
    title: t('title'),
    style: '/demo/style.css',
    header: html`<nav class="tools" aria-label="${t('title')}">
<a href="${HOME[locale]}">${t('site', { airline })}</a>
<a href="/demo/mailbox?lang=${locale}">${t('mailbox')}</a>
<a href="/demo/refund-office?lang=${locale}">${t('refundOffice')}</a>
<a href="/demo/counter?lang=${locale}">${t('counter')}</a>
<a href="/graphql">${t('graphiql')}</a>
</nav>`,
    content: html`
<h1>${t('title')}</h1>
<p class="intro">${t('intro')}</p>
<h2 id="orders">${t('orders')}</h2>
${orderTable(content, texts)}
${clockForm(content, texts)}
${scenarioForm(texts)}
`,
  });
};
