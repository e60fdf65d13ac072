import { routeOf } from '#gateway/ports/documents/flight-words.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { LatePaymentRefundedData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList, greeting } from './parts.ts';

const BY_CAUSE = {
  ORDER_DEAD: { heading: 'email.refunded.heading', text: 'email.refunded.text' },
  SEATS_DEAD: { heading: 'email.seatsLate.heading', text: 'email.seatsLate.text' },
  CHANGE_DEAD: { heading: 'email.changeLate.heading', text: 'email.changeLate.text' },
  SEATS_GIVEN_BACK: { heading: 'email.seatsReturned.heading', text: 'email.seatsReturned.text' },
  OTHER_AMOUNT: { heading: 'email.otherAmount.heading', text: 'email.otherAmount.text' },
  PAID_TWICE: { heading: 'email.paidTwice.heading', text: 'email.paidTwice.text' },
} as const;

/**
 * Money that came for a dead order, a second time, or of another amount goes back, whole; so does
 * that of seats given back.
 */
export function latePaymentRefunded(data: LatePaymentRefundedData, texts: Texts) {
  const { t } = texts;
  const amount = texts.money(data.amount);
  const words = BY_CAUSE[data.cause];
  const isOff = data.cause === 'ORDER_DEAD';
  const text = t(words.text, { amount });
  return {
    subject: t('email.refunded.subject', { amount, route: routeOf(data.flights) }),
    body: emailLayout(
      texts,
      {
        heading: t(words.heading),
        preview: text,
        picture: landscape(data.flights, data.orderUrl, texts, isOff),
      },
      greeting(data.recipientName, texts),
      paragraph(text),
      facts([[t('email.orderNumber'), data.orderNumber]]),
      flightList(data.flights, texts, isOff),
      isOff
        ? action(t('email.searchAgain'), data.searchUrl)
        : action(t('email.viewOrder'), data.orderUrl),
    ),
  };
}
