import { html } from 'hono/html';
import type { StoredScenario } from '#gateway/demo/demo-scenarios.repository.ts';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import type {
  ListedFlight,
  ListedMember,
  ListedOrder,
  ListedTicketElsewhere,
} from '#gateway/scenarios/load-scenario.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { nextSteps, pageAddress } from './next-steps.ts';
import type { StartTexts } from './texts.ts';

type Named = Omit<ListedFlight, 'seatsLeft'>;

const mailLink = (email: string, { t, locale }: StartTexts): Markup =>
  html`<a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}">${t('messages', { address: email })}</a>`;

const order = (
  { bookingReference, name, email }: ListedOrder,
  addresses: SiteAddresses,
  texts: StartTexts,
): Markup => html`<li>
<a href="${addresses.order(bookingReference, texts.locale)}">${texts.t('openOrder', { reference: bookingReference })}</a>
<div class="meta">${name} · ${mailLink(email, texts)}</div>
</li>`;

const flight = (
  { flightNumber, date, origin, destination }: Named,
  href: string,
  label: string,
): Markup => html`<li><a href="${href}">${label}</a>
<div class="meta">${flightNumber} · ${origin}–${destination} · ${date}</div></li>`;

function ticket(one: ListedTicketElsewhere, addresses: SiteAddresses, texts: StartTexts): Markup {
  const { t, when, locale } = texts;
  const { bookingReference, name, email, soldBy, seatsDueAt } = one;
  const href = addresses.checkIn({ ...one, itineraryId: '' }, locale);
  const unpaid = seatsDueAt ? ` · ${t('seatsDue', { when: when(new Date(seatsDueAt)) })}` : '';
  const { flightNumber, origin, destination, date } = one;
  return html`<li><a href="${href}">${t('lookUp', { reference: bookingReference, soldBy })}</a>
<div class="meta">${flightNumber} · ${origin}–${destination} · ${date}</div>
<div class="meta">${name} · ${bookingReference} · ${mailLink(email, texts)}${unpaid}</div></li>`;
}

const FAMILIES = ['platinum', 'gold', 'silver'] as const;

/** The colour of a card. */
const familyOf = (tier: ListedMember['tier']): string =>
  FAMILIES.find((name) => tier.endsWith(name.toUpperCase())) ?? 'happiness';

/** The card of the member whom the visitor plays, and the way to be that member again. */
function who(member: ListedMember, id: string, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const { tier, cardNumber, email, pointsPassword } = member;
  const name = texts.name(member);
  return html`<section class="sheet who tier-${familyOf(tier)}" aria-labelledby="who">
<h2 id="who">${t('youAre', { name })}</h2>
<dl>
<dt>${t('card')}</dt><dd>${t('cardOf', { tier, number: cardNumber })}</dd>
<dt>${t('email')}</dt><dd>${email}</dd>
${pointsPassword ? html`<dt>${t('pointsPassword')}</dt><dd>${pointsPassword}</dd>` : ''}
</dl>
<p class="meta">${t('signInHow')}</p>
<div class="actions">
<a class="button first" href="${pageAddress('account', locale)}">${t('step.account')}</a>
<form method="post" action="/demo/made/${id}/sign-in?lang=${locale}"><button>${t('signInAgain')}</button></form>
<a class="button" href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}">${t('memberMessages')}</a>
</div>
</section>`;
}

/** The words with which the page of a scenario begins. */
export function readyHead({ loaded }: StoredScenario, texts: StartTexts): Markup {
  const { t, locale } = texts;
  return html`<p><a href="/demo?lang=${locale}">${t('back')}</a></p>
<p class="meta">${t('made')}</p>
<h1>${texts.title(loaded.scenario)}</h1>
<p class="intro">${texts.scenario(loaded.scenario)}</p>`;
}

/** What a scenario has made: who one is, what can be opened, what to try next. */
export function readyContent(
  { id, loaded }: StoredScenario,
  addresses: SiteAddresses,
  texts: StartTexts,
): Markup {
  const { t, locale } = texts;
  const { member, orders, toCheckIn, elsewhere, flights, disturbed } = loaded;
  const steps = nextSteps(loaded, locale).filter(({ step }) => !(member && step === 'account'));
  const made = [
    ...orders.map((one) => order(one, addresses, texts)),
    ...toCheckIn.map((one) => flight(one, addresses.checkIn(one, locale), t('openCheckIn'))),
    ...elsewhere.map((one) => ticket(one, addresses, texts)),
    ...flights.map((one) => flight(one, addresses.flightsOn(one, locale), t('openSearch'))),
    ...disturbed.map((one) => flight(one, addresses.flightStatus(one, locale), t('openStatus'))),
  ];
  return html`${member ? who(member, id, texts) : ''}
${made.length > 0 ? html`<h2>${t('ready')}</h2><ul class="rows">${made}</ul>` : ''}
${!member && orders.length > 0 ? html`<p class="meta">${t('guest')}</p>` : ''}
${
  steps.length > 0
    ? html`<h2>${t('tryNext')}</h2><ul class="rows">${steps.map(({ step, href }) => html`<li><a href="${href}">${t(`step.${step}`)}</a></li>`)}</ul>`
    : ''
}`;
}

/**
 * Asked before a visitor who is signed in as someone of their own becomes another member in this
 * browser.
 */
export function askContent(scenario: string, name: string, texts: StartTexts): Markup {
  const { t, locale } = texts;
  return html`<h1>${t('askTitle')}</h1>
<p>${texts.scenario(scenario)}</p>
<div class="note tone-warning"><p>${t('ask', { name })}</p></div>
<form method="post" action="/demo/make?lang=${locale}">
<input type="hidden" name="scenario" value="${scenario}">
<div class="actions"><button class="first" name="confirmed" value="yes">${t('askYes')}</button>
<a class="button" href="/demo?lang=${locale}">${t('askNo')}</a></div>
</form>`;
}

export const soldOutContent = (texts: StartTexts): Markup => html`<h1>${texts.t('title')}</h1>
<p>${texts.t('soldOut')}</p>
<p><a href="/demo?lang=${texts.locale}">${texts.t('back')}</a></p>`;
