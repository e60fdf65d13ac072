import { messageWords } from '#gateway/ports/documents/member-message.ts';
import { paidAlong } from '#gateway/ports/documents/receipt/paid-along.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { localDay } from '#schema/rules/base/time.ts';
import type { DateChangeData, DateChangeNews } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { checkInList, facts, flightList, greeting } from './parts.ts';

const EVENTS = {
  HELD: 'DATE_CHANGE_HELD',
  CHANGED: 'DATE_CHANGED',
  CANCELLED: 'DATE_CHANGE_CANCELLED',
  LAPSED: 'DATE_CHANGE_LAPSED',
} as const satisfies Record<DateChangeNews, string>;

/**
 * What became of a change of date, in the words of the message to members; a receipt is attached by
 * the composer.
 */
export function dateChange(data: DateChangeData, texts: Texts) {
  const { t } = texts;
  const { news, bookingReference, flights } = data;
  const [first] = flights;
  const amount = texts.money(data.totalDue);
  const { title, text } = messageWords(
    EVENTS[news],
    {
      reference: bookingReference,
      flight: first?.flightNumber ?? '',
      amount: data.totalDue,
      until: data.paymentDueAt.toISOString(),
      ...(first ? { day: localDay(first.departure.instant, first.departure.zone) } : {}),
    },
    texts.locale,
  );
  return {
    subject: title,
    body: emailLayout(
      texts,
      { heading: title, preview: text, picture: landscape(flights, data.orderUrl, texts) },
      greeting(data.recipientName, texts),
      paragraph(text),
      ...(news === 'HELD' ? [action(t('email.held.pay', { amount }), data.paymentUrl)] : []),
      facts([
        [t('email.bookingReference'), bookingReference],
        [t('email.orderNumber'), data.orderNumber],
        ...paidAlong(data.receipt?.chain, texts),
      ]),
      flightList(flights, texts),
      ...(news === 'CHANGED' ? [checkInList(flights, texts)] : []),
      ...(news === 'HELD' ? [] : [action(t('email.viewOrder'), data.orderUrl)]),
    ),
  };
}
