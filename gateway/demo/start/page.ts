import { html } from 'hono/html';
import type { StoredScenario } from '#gateway/demo/demo-scenarios.repository.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { DemoOrder } from '#gateway/scenarios/demo-data.ts';
import { airport } from '#gateway/simulated/timetable/airports.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { formatDay } from '#schema/format/days.ts';
import { commercialDay, localTime } from '#schema/rules/base/time.ts';
import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { sunAt } from '#schema/rules/sky/sun.ts';
import { programNotes } from './program-notes.ts';
import { scenarioTickets } from './scenario-tickets.ts';
import type { StartTexts } from './texts.ts';
import { tools } from './tools.ts';

const DAY_MINUTES = 24 * 60;

/** The time of the demo, and the buttons that move it. */
function clockSection(now: Date, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const { offerMinutes, paymentWindowMinutes: paymentMinutes } = LIMITS;
  const move = (advance: number, label: string): Markup =>
    html`<button name="advance" value="${advance}">${label}</button>`;
  return html`<section class="clock" aria-labelledby="clock">
<h2 id="clock">${t('clockTitle')}</h2>
<p class="time"><span>${localTime(now, BRAND.commercialZone)}</span> ${formatDay(locale, commercialDay(now), 'weekday')}</p>
<form class="actions" method="post" action="/demo/move-clock?lang=${locale}">
${move(offerMinutes, t('forward', { minutes: offerMinutes }))}
${move(paymentMinutes, t('forward', { minutes: paymentMinutes }))}
${move(DAY_MINUTES, t('day'))}
${move(0, t('reset'))}
</form>
<p class="meta">${t('clock', { offerMinutes, paymentMinutes })}</p>
</section>`;
}

/** The sky over the airline's first hub. */
export function skyOverHub(now: Date): SkyName | undefined {
  const hub = airport(BRAND.hubs[0]);
  return hub && skyUnder(sunAt(now.getTime(), hub.latitude, hub.longitude));
}

/** The content of the page. */
export type StartContent = {
  readonly orders: readonly DemoOrder[];
  /** Scenarios that were set up before, the latest first. */
  readonly made: readonly StoredScenario[];
  readonly now: Date;
  readonly addresses: SiteAddresses;
  /** The page of the site that the visitor comes from; null where it is none. */
  readonly cameFrom: string | null;
  /** Whether each page has a switch that leads to what is under it. */
  readonly hasSwitch: boolean;
};

/** The unpaid booking is the one that visitors change. */
const isAsMade = ({ scenario, state }: DemoOrder): boolean =>
  scenario !== 'one-pending-payment' || state === 'PENDING_PAYMENT';

function row(order: DemoOrder, { addresses }: StartContent, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const { bookingReference, name, email, state, scenario } = order;
  const messages = t('messages', { address: email });
  return html`<tr>
<th scope="row"><a href="${addresses.order(bookingReference, locale)}">${bookingReference}</a></th>
<td class="code">${name}</td>
<td>${texts.scenario(isAsMade(order) ? scenario : `${scenario}-changed`)}</td>
<td>${t(state)}</td>
<td><a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}" aria-label="${messages}">${t('mailbox')}</a></td>
</tr>`;
}

function orderTable(content: StartContent, texts: StartTexts): Markup {
  const { t } = texts;
  const heads = [t('reference'), t('name'), t('what'), t('state'), t('mailbox')];
  return html`<h2 id="orders">${t('orders')}</h2>
<p class="intro">${t('ordersIntro')}</p>
<div class="table stacked" role="region" aria-labelledby="orders" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${content.orders.map((order) => row(order, content, texts))}</tbody>
</table></div>`;
}

function madeList({ made }: StartContent, texts: StartTexts): Markup | string {
  const { t, locale } = texts;
  if (made.length === 0) return '';
  return html`<h2>${t('setUpBefore')}</h2>
<ul class="rows">${made.map(({ id, loaded, madeAt }) => {
    const { member, scenario, orders } = loaded;
    const who = member
      ? `${texts.name(member)} · ${t('cardOf', { tier: member.tier, number: member.cardNumber })}`
      : (orders[0]?.name ?? '');
    return html`<li><a href="/demo/made/${id}?lang=${locale}">${texts.title(scenario)}</a>
<div class="meta">${texts.when(madeAt)}${who ? ` · ${who}` : ''}</div></li>`;
  })}</ul>`;
}

/** The words with which the demo's first page begins. */
export const startHead = (content: StartContent, texts: StartTexts): Markup =>
  html`<h1>${texts.t('title')}</h1>
<p class="intro">${texts.t('intro')}</p>
${clockSection(content.now, texts)}`;

/** The demo's first page: its clock, its situations, its bookings and how to find them. */
export const startContent = (content: StartContent, texts: StartTexts): Markup => html`
${tools(content, texts)}
${madeList(content, texts)}
${scenarioTickets(texts)}
${orderTable(content, texts)}
${programNotes(texts, LIMITS.paymentWindowMinutes)}`;
