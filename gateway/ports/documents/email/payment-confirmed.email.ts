import { addressedName, routeOf, ticketNumber } from '#gateway/ports/documents/flight-words.ts';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import type { PaymentConfirmedData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { checkInList, facts, flightList, greeting, subheading } from './parts.ts';
import { pointsFacts } from './points-facts.ts';

const infantBags = ({ passengers }: ReceiptData, { t }: Texts) =>
  passengers.some(({ passengerType }) => passengerType === 'INF')
    ? [paragraph(t('receipt.infantBags', { kilograms: CHECKED_BAG.infant.kilograms }))]
    : [];

/** The order is paid, the tickets exist; receipt and calendar file are attached by the composer. */
export function paymentConfirmed({ receipt, ...data }: PaymentConfirmedData, texts: Texts) {
  const { t } = texts;
  const reference = receipt.bookingReference;
  const text = t('email.confirmed.text', { amount: texts.money(receipt.price.total) });
  return {
    subject: t('email.confirmed.subject', {
      reference,
      route: routeOf(receipt.flights),
      date: receipt.flights[0] ? texts.dateOf(receipt.flights[0].departure) : '',
    }),
    body: emailLayout(
      texts,
      {
        heading: t('email.confirmed.heading'),
        preview: text,
        picture: landscape(receipt.flights, data.orderUrl, texts),
      },
      greeting(data.recipientName, texts),
      paragraph(text),
      flightList(receipt.flights, texts),
      action(t('email.viewOrder'), data.orderUrl),
      facts([
        [t('email.bookingReference'), reference],
        [t('email.orderNumber'), receipt.orderNumber],
        [t('email.total'), texts.money(receipt.price.total)],
        ...pointsFacts(receipt.payment, texts),
      ]),
      ...infantBags(receipt, texts),
      checkInList(receipt.flights, texts),
      subheading(t('email.confirmed.tickets')),
      facts(
        receipt.passengers.map((passenger) => [
          addressedName(passenger),
          ticketNumber(passenger.ticketNumber),
        ]),
      ),
      paragraph(t('email.bring')),
    ),
  };
}
