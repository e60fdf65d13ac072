import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import { flights } from '#gateway/ports/documents/receipt/flights.ts';
import { footer, footnoteList } from '#gateway/ports/documents/receipt/footnotes.ts';
import { header, stub } from '#gateway/ports/documents/receipt/header.ts';
import { pageOf, perforation } from '#gateway/ports/documents/receipt/parts.ts';
import { textsFor } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { price } from './price.ts';
import { ticket, use } from './ticket.ts';

/**
 * Renders an itinerary on the calling thread, which it blocks for some hundred milliseconds: use
 * `renderItinerary`.
 */
export async function drawItinerary(data: ItineraryData, locale: Locale): Promise<Uint8Array> {
  const texts = textsFor(locale);
  const { t } = texts;
  const asOf = texts.dateOf({ instant: data.asOf, zone: BRAND.commercialZone });
  const document = h(
    Document,
    {
      title: `${t('itinerary.title')} ${data.number}`,
      author: texts.airline,
      language: texts.lang,
      creationDate: data.asOf,
    },
    h(
      Page,
      pageOf(locale),
      footer(data.number, texts),
      header(
        { title: t('itinerary.title'), subtitle: t('itinerary.subtitle'), flights: data.coupons },
        texts,
      ),
      stub(
        [t('itinerary.number'), data.number],
        [
          [t('receipt.bookingReference'), data.bookingReference],
          [t('itinerary.asOf'), asOf],
        ],
      ),
      perforation(),
      ticket(data, texts),
      flights({ flights: data.coupons, infants: data.passengerType === 'INF' }, texts),
      use(data, texts),
      price(data, texts),
      perforation(),
      footnoteList(
        [
          t('itinerary.noticeCheck', { address: data.checkUrl }),
          t('itinerary.noticeAvailable', { date: texts.date(data.lastDay) }),
          t('receipt.noticeLiability', { airline: texts.airline }),
        ],
        texts,
      ),
    ),
  );
  return new Uint8Array(await renderToBuffer(document));
}
