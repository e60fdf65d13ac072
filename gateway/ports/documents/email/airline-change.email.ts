import { messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { AirlineChangeData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/**
 * What the airline has changed, in the words of the message to members; to decide, the order is
 * opened.
 */
export function airlineChange(data: AirlineChangeData, texts: Texts) {
  const { t } = texts;
  const { event, bookingReference, flights } = data;
  const { title, text } = messageWords(
    event,
    { reference: bookingReference, ...data.facts },
    texts.locale,
  );
  const isToBeDecided = event === 'AIRLINE_CHANGE' || event === 'AIRLINE_CHANGE_DUE';
  return {
    subject: title,
    body: emailLayout(
      texts,
      { heading: title, preview: text, picture: landscape(flights, data.orderUrl, texts) },
      greeting(data.recipientName, texts),
      paragraph(text),
      ...(isToBeDecided
        ? [
            paragraph(t('email.airlineChange.ways')),
            action(t('email.airlineChange.decide'), data.orderUrl),
          ]
        : []),
      facts([
        [t('email.bookingReference'), bookingReference],
        [t('email.orderNumber'), data.orderNumber],
      ]),
      ...(flights.length > 0 ? [flightList(flights, texts)] : []),
      ...(isToBeDecided ? [] : [action(t('email.viewOrder'), data.orderUrl)]),
    ),
  };
}
