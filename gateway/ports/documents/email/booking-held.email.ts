import { routeOf } from '#gateway/ports/documents/flight-words.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { BookingHeldData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/** The order is made, its seats are held, and it must be paid by the deadline. */
export function bookingHeld(data: BookingHeldData, texts: Texts) {
  const { t } = texts;
  const deadline = texts.deadline(data.paymentDueAt);
  const due = { instant: data.paymentDueAt, zone: BRAND.commercialZone };
  const amount = texts.money(data.total);
  const text = t('email.held.text', { deadline });
  return {
    subject: t('email.held.subject', { time: texts.time(due), route: routeOf(data.flights) }),
    body: emailLayout(
      texts,
      {
        heading: t('email.held.heading'),
        preview: text,
        picture: landscape(data.flights, data.paymentUrl, texts),
      },
      greeting(data.recipientName, texts),
      paragraph(text),
      action(t('email.held.pay', { amount }), data.paymentUrl),
      facts([
        [t('email.bookingReference'), data.bookingReference],
        [t('email.orderNumber'), data.orderNumber],
        [t('email.total'), amount],
      ]),
      flightList(data.flights, texts),
    ),
  };
}
