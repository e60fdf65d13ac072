import { html } from 'hono/html';
import type { Markup } from '#gateway/demo/demo-page.ts';
import { deskPage } from '#gateway/demo/desk-page.ts';
import type { WaitingPassenger } from '#gateway/modules/check-in/counter/waiting-passengers.ts';
import { COUNTER_VERDICTS } from '#gateway/ports/departure-control/counter.port.ts';
import type { CounterTexts } from './texts.ts';

/** What names a passenger in the form: the passenger and the place of the flight in the order. */
export const formKeyOf = ({ one: { passenger, segment } }: WaitingPassenger): string =>
  `${passenger.id}.${segment.index}`;

const section = (waiting: WaitingPassenger, texts: CounterTexts): Markup => {
  const { t, locale } = texts;
  const { one, stored, seatNumber } = waiting;
  const { order, flightNumber, departureDate } = one.segment;
  const name = one.passenger.ticketName;
  const key = formKeyOf(waiting);
  return html`<section aria-labelledby="passenger-${key}">
<h2 id="passenger-${key}">${name}</h2>
<dl>
<dt>${t('booking')}</dt><dd>${order.reference}</dd>
<dt>${t('flight')}</dt><dd>${flightNumber} · ${departureDate}</dd>
<dt>${t('seat')}</dt><dd>${seatNumber ?? t('noSeat')}</dd>
<dt>${t('checkedInAt')}</dt><dd>${texts.when(stored.checkedInAt)}</dd>
</dl>
<form method="post" action="/demo/counter/decide?lang=${locale}" aria-label="${t('decide', { name })}">
<input type="hidden" name="passenger" value="${key}">
<p class="decisions">${COUNTER_VERDICTS.map((verdict) => html`<button name="verdict" value="${verdict}">${t(verdict)}</button> `)}</p>
</form>
</section>`;
};

/** The passengers who wait, each with the buttons that decide about the check-in. */
export const counterPage = (waiting: readonly WaitingPassenger[], texts: CounterTexts): Markup =>
  deskPage({
    texts,
    sections: waiting.map((one) => section(one, texts)),
    api: {
      request: 'POST /demo/counter/verdicts',
      body: '{"bookingReference": "…", "verdict": "CONFIRMED"}',
    },
  });
