import { routeOf } from '#gateway/ports/documents/flight-words.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { OrderCancelledData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

const KINDS = { TRAVELLER: 'cancelled', PAYMENT_WINDOW: 'expired', AIRLINE: 'withdrawn' } as const;

/** An unpaid order has ended, by its traveller, by the clock or by the airline. */
export function orderCancelled(data: OrderCancelledData, texts: Texts) {
  const { t } = texts;
  const kind = KINDS[data.by];
  const text = t(`email.${kind}.text`);
  return {
    subject: t(`email.${kind}.subject`, {
      order: data.orderNumber,
      route: routeOf(data.flights),
    }),
    body: emailLayout(
      texts,
      {
        heading: t(`email.${kind}.heading`),
        preview: text,
        picture: landscape(data.flights, data.searchUrl, texts, true),
      },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([[t('email.orderNumber'), data.orderNumber]]),
      flightList(data.flights, texts, true),
      action(t('email.searchAgain'), data.searchUrl),
    ),
  };
}
