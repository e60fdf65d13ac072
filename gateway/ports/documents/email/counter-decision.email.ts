import { messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { CounterNewsData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/**
 * What staff decided about a passenger whom they met, in the words that members read as a message.
 */
export function counterDecisionEmail(data: CounterNewsData, texts: Texts) {
  const { t, locale } = texts;
  const { event, bookingReference: reference, flights, day } = data;
  const flight = texts.list(flights.map(({ flightNumber }) => flightNumber));
  const { title, text } = messageWords(event, { reference, flight, day }, locale);
  return {
    subject: `${title} · ${reference}`,
    body: emailLayout(
      texts,
      { heading: title, preview: text, picture: landscape(flights, data.orderUrl, texts) },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([[t('boardingPass.passenger'), texts.person(data.passengerName)]]),
      flightList(flights, texts),
      event === 'CHECK_IN_CONFIRMED'
        ? action(t('email.viewPasses'), data.passesUrl)
        : action(t('email.viewOrder'), data.orderUrl),
    ),
  };
}
