import { messageWords } from '#gateway/ports/documents/member-message.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { RefundNews, RefundNewsData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';
import { pointsFacts } from './points-facts.ts';

/** After these the tickets are not valid any more. */
const OVER: ReadonlySet<RefundNews> = new Set(['REFUND_APPROVED', 'REFUND_PAID', 'REFUND_FAILED']);

/** A step of a refund, in the words that members read as a message. */
export function refundEmail(data: RefundNewsData, texts: Texts) {
  const { t, locale } = texts;
  const { refundNumber: number, bookingReference: reference, amount, dueOn: day, rejection } = data;
  const { title, text } = messageWords(data.event, { number, reference, amount, day }, locale);
  const isOff = OVER.has(data.event);
  const why: [string, string][] = rejection
    ? [
        [t('email.refundReason'), t(`email.rejected.${rejection.code}`)],
        ...(rejection.note ? [[t('email.refundRemark'), rejection.note] as [string, string]] : []),
      ]
    : [];
  return {
    subject: `${title} · ${reference}`,
    body: emailLayout(
      texts,
      {
        heading: title,
        preview: text,
        picture: landscape(data.flights, data.orderUrl, texts, isOff),
      },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([
        [t('email.orderNumber'), data.orderNumber],
        [t('email.refundNumber'), number],
        ...pointsFacts(data.parts, texts),
        ...why,
      ]),
      flightList(data.flights, texts, isOff),
      action(t('email.viewOrder'), data.orderUrl),
    ),
  };
}
