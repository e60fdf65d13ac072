import { ticketNumber } from '#gateway/ports/documents/flight-words.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { ItineraryConfirmationData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/** The itinerary of a ticket, which is attached by the composer. */
export function itineraryConfirmation(
  { recipientName, itinerary }: ItineraryConfirmationData,
  texts: Texts,
) {
  const { t } = texts;
  const { number } = itinerary;
  const text = t('email.itinerary.text');
  return {
    subject: t('email.itinerary.subject', { number }),
    body: emailLayout(
      texts,
      {
        heading: t('email.itinerary.heading'),
        preview: text,
        picture: landscape(itinerary.coupons, itinerary.checkUrl, texts),
      },
      greeting(recipientName, texts),
      paragraph(text),
      facts([
        [t('email.itinerary.number'), number],
        [t('email.itinerary.passenger'), texts.person(itinerary.passengerName)],
        [t('email.itinerary.ticket'), ticketNumber(itinerary.ticketNumber)],
        [t('email.itinerary.lastDay'), texts.date(itinerary.lastDay)],
      ]),
      flightList(itinerary.coupons, texts),
    ),
  };
}
