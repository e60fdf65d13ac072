import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import type { BoardingPassData } from '#gateway/ports/documents/boarding-pass-data.ts';
import { calendarFile } from '#gateway/ports/documents/calendar-file.ts';
import {
  drawBoardingPasses,
  drawItinerary,
  drawReceipt,
} from '#gateway/ports/documents/drawings.ts';
import type { ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import { type Texts, textsFor } from '#gateway/ports/documents/texts.ts';
import type { MailAttachment } from '#gateway/ports/mailer/mailer.ts';
import { isComplete, type Locale } from '#schema/codes/base/locales.ts';
import { airlineChange } from './airline-change.email.ts';
import { boardingPasses } from './boarding-passes.email.ts';
import { bookingHeld } from './booking-held.email.ts';
import { checkInOpened } from './check-in-opened.email.ts';
import { counterDecisionEmail } from './counter-decision.email.ts';
import { dateChange } from './date-change.email.ts';
import { markEnglish } from './elements.ts';
import type { Email, EmailData } from './email-data.ts';
import { extrasEmail } from './extras.email.ts';
import { itineraryConfirmation } from './itinerary-confirmation.email.ts';
import { latePaymentRefunded } from './late-payment-refunded.email.ts';
import { memberNotice } from './member-notice.email.ts';
import { messageCopy } from './message-copy.email.ts';
import { orderCancelled } from './order-cancelled.email.ts';
import { paymentConfirmed } from './payment-confirmed.email.ts';
import { refundEmail } from './refund.email.ts';
import { verificationCode } from './verification-code.email.ts';

type Template<Kind extends keyof EmailData> = (
  data: EmailData[Kind],
  texts: Texts,
) => { subject: string; body: ReactElement };

const TEMPLATES: { [Kind in keyof EmailData]: Template<Kind> } = {
  bookingHeld,
  paymentConfirmed,
  orderCancelled,
  dateChange,
  airlineChange,
  verificationCode,
  memberNotice,
  messageCopy,
  latePaymentRefunded,
  refundEmail,
  itineraryConfirmation,
  checkInOpened,
  counterDecisionEmail,
  extrasEmail,
  boardingPasses,
};

async function receiptFiles(receipt: ReceiptData, locale: Locale): Promise<MailAttachment[]> {
  const { t } = textsFor(locale);
  const reference = receipt.bookingReference;
  const calendar = calendarFile(receipt.flights, reference, locale);
  return [
    {
      filename: t('file.receipt', { reference }),
      contentType: 'application/pdf',
      content: await drawReceipt(receipt, locale),
    },
    {
      filename: t('file.calendar', { reference }),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: new TextEncoder().encode(calendar),
    },
  ];
}

const itineraryFile = async (
  itinerary: ItineraryData,
  locale: Locale,
): Promise<MailAttachment[]> => [
  {
    filename: textsFor(locale).t('file.itinerary', { number: itinerary.number }),
    contentType: 'application/pdf',
    content: await drawItinerary(itinerary, locale),
  },
];

const boardingPassFile = async (
  passes: readonly BoardingPassData[],
  locale: Locale,
): Promise<MailAttachment[]> => [
  {
    filename: textsFor(locale).t('file.boardingPasses', {
      flight: passes[0]?.flight.flightNumber ?? '',
    }),
    contentType: 'application/pdf',
    content: await drawBoardingPasses(passes, locale),
  },
];

async function attachmentsOf(
  data: EmailData[keyof EmailData],
  locale: Locale,
): Promise<MailAttachment[]> {
  if ('receipt' in data) return data.receipt ? receiptFiles(data.receipt, locale) : [];
  if ('passes' in data) return boardingPassFile(data.passes, locale);
  return 'itinerary' in data ? itineraryFile(data.itinerary, locale) : [];
}

const template = <Kind extends keyof EmailData>(kind: Kind): Template<Kind> => TEMPLATES[kind];

/**
 * Renders a whole e-mail with its files. Blocks the calling thread: use the functions of
 * documents.ts.
 */
export async function compose<Kind extends keyof EmailData>(
  kind: Kind,
  data: EmailData[Kind],
  locale: Locale,
): Promise<Email> {
  const english = new Set<string>();
  const texts = textsFor(locale, isComplete(locale) ? undefined : (text) => english.add(text));
  const { subject, body } = template(kind)(data, texts);
  const html = await render(markEnglish(body, english));
  const attachments = await attachmentsOf(data, locale);
  return { subject, html, text: toPlainText(html), attachments };
}
