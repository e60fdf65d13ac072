import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { ExtrasNewsData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

/**
 * What becomes of extras that a guest ordered; once they are paid, with the numbers that are shown
 * where they are used.
 */
export function extrasEmail(data: ExtrasNewsData, texts: Texts) {
  const { t, money, deadline } = texts;
  const { event, extrasNumber: number, bookingReference: reference, flights } = data;
  const values = {
    number,
    reference,
    amount: data.amount ? money(data.amount) : '',
    until: data.until ? deadline(data.until) : '',
  };
  const title = t(`message.${event}.title`, values);
  const text = t(`email.${event}.text`, values);
  const items = data.items.map(({ name, quantity, coupons }): [string, string] => [
    t('email.extra', { quantity, name }),
    texts.list(coupons),
  ]);
  return {
    subject: `${title} · ${reference}`,
    body: emailLayout(
      texts,
      { heading: title, preview: text, picture: landscape(flights, data.orderUrl, texts) },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([[t('email.bookingReference'), reference], ...items]),
      flightList(flights, texts),
      action(t('email.viewOrder'), data.orderUrl),
    ),
  };
}
