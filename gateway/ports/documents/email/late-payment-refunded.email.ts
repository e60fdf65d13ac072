import type { Texts } from '../texts.ts';
import type { LatePaymentRefundedData } from './email-data.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { facts, flightList } from './parts.ts';

/** Money that came for a dead order goes back, whole. */
export const latePaymentRefunded = (data: LatePaymentRefundedData, texts: Texts) => {
  const { t } = texts;
  const amount = texts.money(data.amount);
  const text = t('email.refunded.text', { amount });
  return {
    subject: t('email.refunded.subject', { amount }),
    body: emailLayout(
      texts,
      t('email.refunded.heading'),
      text,
      paragraph(t('email.greeting', { name: data.recipientName })),
      paragraph(text),
      facts([[t('email.orderNumber'), data.orderNumber]]),
      flightList(data.flights, texts),
      action(t('email.searchAgain'), data.searchUrl),
    ),
  };
};
