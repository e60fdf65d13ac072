import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import { type Texts, textsFor } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { flights } from './flights.ts';
import { conditions, footer, notices } from './footnotes.ts';
import { header, stub } from './header.ts';
import { pageOf, perforation, section, tableRow } from './parts.ts';
import { passengers } from './passengers.ts';
import { payment, price } from './price.ts';
import { STYLE } from './style.ts';

const SHARES = [3, 3, 1, 2];

/** What was bought beside the tickets; null where nothing was. */
function extras({ extras: bought = [] }: ReceiptData, texts: Texts): ReactElement | null {
  if (bought.length === 0) return null;
  const { t, money } = texts;
  return section(
    t('receipt.extras'),
    ...bought.map(({ name, passenger, quantity, total }) =>
      tableRow([name, passenger ?? '', `× ${quantity}`, money(total)], SHARES, { rightFrom: 2 }),
    ),
    h(Text, { style: STYLE.small }, t('receipt.extrasPaid')),
  );
}

/**
 * Renders the receipt on the calling thread, which it blocks for some hundred milliseconds: use
 * `renderReceipt`.
 */
export async function drawReceipt(data: ReceiptData, locale: Locale): Promise<Uint8Array> {
  const texts = textsFor(locale);
  const { t } = texts;
  const infants = data.passengers.some(({ passengerType }) => passengerType === 'INF');
  const document = h(
    Document,
    {
      title: `${t('receipt.title')} ${data.bookingReference}`,
      author: texts.airline,
      language: texts.lang,
      creationDate: data.issuedAt,
    },
    h(
      Page,
      pageOf(locale),
      footer(data.bookingReference, texts),
      header(
        { title: t('receipt.title'), subtitle: t('receipt.subtitle'), flights: data.flights },
        texts,
      ),
      stub(
        [t('receipt.bookingReference'), data.bookingReference],
        [
          [t('receipt.orderNumber'), data.orderNumber],
          [t('receipt.number'), data.number],
          [
            t('receipt.issuedAt'),
            texts.dateOf({ instant: data.issuedAt, zone: BRAND.commercialZone }),
          ],
        ],
      ),
      perforation(),
      passengers(data, texts),
      flights({ flights: data.flights, infants }, texts),
      price(data, texts),
      payment(data, texts),
      extras(data, texts),
      perforation(),
      conditions(data, texts),
      notices(data, texts),
    ),
  );
  return new Uint8Array(await renderToBuffer(document));
}
