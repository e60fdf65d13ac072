import { html } from 'hono/html';
import { demoPage, type Markup } from '#gateway/demo/demo-page.ts';
import type {
  ListedFlight,
  ListedOrder,
  ListedTicketElsewhere,
  LoadedScenario,
} from '#gateway/scenarios/load-scenario.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { StartTexts } from './texts.ts';

type Named = Omit<ListedFlight, 'seatsLeft'>;

const order = (
  { bookingReference, name, email }: ListedOrder,
  addresses: SiteAddresses,
  { t, locale }: StartTexts,
): Markup => html`<li>
<a href="${addresses.order(bookingReference, locale)}">${t('openOrder', { reference: bookingReference })}</a>
<div class="meta">${name} · <a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}">${t('messages', { address: email })}</a></div>
</li>`;

const flight = (
  { flightNumber, date, origin, destination }: Named,
  href: string,
  label: string,
): Markup => html`<li><a href="${href}">${label}</a>
<div class="meta">${flightNumber} · ${origin}–${destination} · ${date}</div></li>`;

const ticket = (
  one: ListedTicketElsewhere,
  addresses: SiteAddresses,
  { t, when, locale }: StartTexts,
): Markup => {
  const { bookingReference, name, email, soldBy, seatsDueAt } = one;
  const href = addresses.checkIn({ ...one, itineraryId: '' }, locale);
  const unpaid = seatsDueAt ? ` · ${t('seatsDue', { when: when(new Date(seatsDueAt)) })}` : '';
  const { flightNumber, origin, destination, date } = one;
  return html`<li><a href="${href}">${t('lookUp', { reference: bookingReference, soldBy })}</a>
<div class="meta">${flightNumber} · ${origin}–${destination} · ${date}</div>
<div class="meta">${name} · ${bookingReference} · <a href="/demo/mailbox?lang=${locale}&to=${encodeURIComponent(email)}">${t('messages', { address: email })}</a>${unpaid}</div></li>`;
};

/** What a button has made, and the links that open it. */
export const madePage = (
  { scenario, orders, toCheckIn, elsewhere, flights, disturbed }: LoadedScenario,
  addresses: SiteAddresses,
  texts: StartTexts,
): Markup => {
  const { t, locale } = texts;
  return demoPage({
    texts,
    title: t('made'),
    style: '/demo/style.css',
    header: html`<a href="/demo?lang=${locale}">${t('title')}</a>`,
    content: html`
<h1>${t('made')}</h1>
<p>${texts.scenario(scenario)}</p>
<ul class="mails">
${orders.map((one) => order(one, addresses, texts))}
${toCheckIn.map((one) => flight(one, addresses.checkIn(one, locale), t('openCheckIn')))}
${elsewhere.map((one) => ticket(one, addresses, texts))}
${flights.map((one) => flight(one, addresses.flightsOn(one, locale), t('openSearch')))}
${disturbed.map((one) => flight(one, addresses.flightStatus(one, locale), t('openStatus')))}
</ul>
<p><a href="/demo?lang=${locale}">${t('back')}</a></p>
`,
  });
};
