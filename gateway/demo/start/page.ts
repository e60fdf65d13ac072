import { html } from 'hono/html';
import type { StoredScenario } from '#gateway/demo/demo-scenarios.repository.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type { DemoOrder } from '#gateway/scenarios/demo-data.ts';
import { SCENARIO_GROUPS, type ScenarioGroup } from '#gateway/scenarios/scenarios.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { programNotes } from './program-notes.ts';
import type { StartTexts } from './texts.ts';

const DAY_MINUTES = 24 * 60;

/** The time of the demo, and the buttons that move it. */
function clockSheet(now: Date, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const { offerMinutes, paymentWindowMinutes: paymentMinutes } = LIMITS;
  const move = (advance: number, label: string): Markup =>
    html`<button name="advance" value="${advance}">${label}</button>`;
  return html`<section class="sheet" aria-labelledby="clock">
<h2 id="clock">${t('clockTitle')}</h2>
<p class="time">${texts.when(now)}</p>
<p class="intro">${t('clock', { offerMinutes, paymentMinutes })}</p>
<form class="actions" method="post" action="/demo/move-clock?lang=${locale}">
${move(offerMinutes, t('forward', { minutes: offerMinutes }))}
${move(paymentMinutes, t('forward', { minutes: paymentMinutes }))}
${move(DAY_MINUTES, t('day'))}
${move(0, t('reset'))}
</form>
</section>`;
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

function groupOf(group: ScenarioGroup, texts: StartTexts): Markup {
  const { t } = texts;
  return html`<h3 id="group-${group}">${t(`group.${group}`)}</h3>
<ul class="rows scenarios" aria-labelledby="group-${group}">
${SCENARIO_GROUPS[group].map(
  ({ name }) => html`<li><span id="${name}">${texts.scenario(name)}</span>
<button id="make-${name}" name="scenario" value="${name}" aria-labelledby="make-${name} ${name}">${t('make')}</button></li>`,
)}
</ul>`;
}

function scenarioForm(texts: StartTexts): Markup {
  const { t, locale } = texts;
  return html`<h2 id="scenarios">${t('scenarios')}</h2>
<p class="intro">${t('scenariosIntro')}</p>
<form method="post" action="/demo/make?lang=${locale}">
${(Object.keys(SCENARIO_GROUPS) as ScenarioGroup[]).map((group) => groupOf(group, texts))}
</form>`;
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
    return html`<li><a href="/demo/made/${id}?lang=${locale}">${texts.scenario(scenario)}</a>
<div class="meta">${texts.when(madeAt)}${who ? ` · ${who}` : ''}</div></li>`;
  })}</ul>`;
}

function screenLink({ cameFrom }: StartContent, { t }: StartTexts): Markup {
  const query = cameFrom === null ? '' : `?of=${encodeURIComponent(cameFrom)}`;
  return html`<p><a href="/reference/screen${query}">${t('screen', { path: cameFrom ?? 'none' })}</a>
${t('screenText')}</p>`;
}

/** The words with which the demo's first page begins. */
export const startHead = (content: StartContent, texts: StartTexts): Markup =>
  html`<h1>${texts.t('title')}</h1>
<p class="intro">${texts.t('intro')}</p>
${screenLink(content, texts)}`;

/** The demo's first page: its clock, its situations, its bookings and how to find them. */
export const startContent = (content: StartContent, texts: StartTexts): Markup => html`
${clockSheet(content.now, texts)}
${scenarioForm(texts)}
${madeList(content, texts)}
${orderTable(content, texts)}
${programNotes(texts, LIMITS.paymentWindowMinutes)}`;
