import { messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { CheckInOpenedData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/** Check-in for a flight is open, in the words that members read as a message. */
export function checkInOpened(data: CheckInOpenedData, texts: Texts) {
  const { t, locale } = texts;
  const { bookingReference: reference, flights, day, time } = data;
  const flight = texts.list(flights.map(({ flightNumber }) => flightNumber));
  const { title, text } = messageWords('CHECK_IN_OPENED', { reference, flight, day, time }, locale);
  return {
    subject: `${title} · ${reference}`,
    body: emailLayout(
      texts,
      { heading: title, preview: text, picture: landscape(flights, data.checkInUrl, texts) },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([[t('email.bookingReference'), reference]]),
      flightList(flights, texts),
      action(t('email.checkInNow'), data.checkInUrl),
      paragraph(t('email.bring')),
    ),
  };
}
